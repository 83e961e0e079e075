/** Words of a sentence, the checks that ask for what it says, and, where none does, why not. */
export type Row = readonly [words: string, checks: string, whyNone?: string];
