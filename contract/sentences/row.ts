/** Words of a sentence, the checks that ask for what it says, and what of it none asks, and why: all of it where there are none. */
export type Row = readonly [words: string, checks: string, whyNot?: string];
