/**
 * What every form takes for an e-mail address; the contract's own words are stricter, and the server's. A file by itself:
 * the first load knows no form.
 */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
