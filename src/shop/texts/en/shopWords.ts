/** What staff write again and again, in English: here as it stands. Another language may know some of it (sw/shopWords.ts). */
export const shopWords = { say: (text: string) => text } as const;
