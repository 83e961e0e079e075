/** React's way into the document, in a module of its own so that shop/main.tsx can take it up by itself. */
export { createRoot, hydrateRoot } from 'react-dom/client';
