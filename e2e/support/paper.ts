/** How many pages a PDF of Chromium has: each stands in it as an object of its own. */
export const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
