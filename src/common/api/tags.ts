/** Cache tags. `{type, id: 'LIST'}` is every list of a type; other ids are the records'. */
export const tagTypes = [
  'Product',
  'Advert',
  'Article',
  'Category',
  'Tag',
  'Quotation',
  'Notice',
  'History',
  'Template',
  'Profile',
  'Session',
  'Summary',
] as const;

type TagType = (typeof tagTypes)[number];
const LIST = 'LIST';

/** The tag of a type's lists. */
export const list = (type: TagType) => ({ type, id: LIST });

/** The tag of one record. */
export const one = (type: TagType, id: string) => ({ type, id });

/** What a list provides: itself and each of its records. */
export const listAndItems = (type: TagType, records: readonly { id: string }[] | undefined) => [
  list(type),
  ...(records ?? []).map(({ id }) => one(type, id)),
];
