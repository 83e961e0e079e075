import { createRoot } from 'react-dom/client';
import { PlainTable } from './PlainTable';

const root = document.getElementById('root');
if (root) createRoot(root).render(<PlainTable />);
