/** What asks for the beginning of a list: the same everywhere, so that what one place has fetched serves the next. */
export const FIRST_PAGE = { page: 1 } as const;
