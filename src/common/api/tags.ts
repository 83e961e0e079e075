/** Cache tags; the staff's own stand in src/staff/api/enhanceStaff.ts. `LIST` is every list of a type, other ids are the records'. */
export const tagTypes = ['Product', 'Advert', 'Article', 'Category', 'Tag', 'Quotation', 'Summary'] as const;

const LIST = 'LIST';

/** The tag of a type's lists. */
export const list = <T extends string>(type: T) => ({ type, id: LIST });

/** The tag of one record. */
export const one = <T extends string>(type: T, id: string) => ({ type, id });

/** What a list provides: itself and each of its records. */
export const listAndItems = <T extends string>(type: T, records: readonly { id: string }[] | undefined) => [
  list(type),
  ...(records ?? []).map(({ id }) => one(type, id)),
];
