/** The self-hosted font's file; written by build/subsetFont.ts. */
export const fontFile = '/fonts/inter-ef7bc549.woff2';
