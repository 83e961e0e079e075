const random = () => Math.random().toString(36).slice(2, 8);

/** Words that nobody else writes, for what stays in a shop that several journeys share. */
export const unique = (words: string) => `${words} ${random()}`;

/** A piece of an address that nobody else has. */
export const mark = () => `${Date.now().toString(36)}${random()}`;
