import type { Kind, Made, Nameless } from './journal';
import type { Thing } from './kinds';

/** What creates records of each kind, and where its name stands. */
export const CREATES: Readonly<
  Record<Kind, { create: string; read: string; remove: string; idParameter: string; name: string }>
> = {
  product: {
    create: 'createProduct',
    read: 'getProduct',
    remove: 'deleteProduct',
    idParameter: 'id',
    name: 'product_name',
  },
  article: {
    create: 'createArticle',
    read: 'getArticle',
    remove: 'deleteArticle',
    idParameter: 'articleId',
    name: 'title',
  },
  category: {
    create: 'createCategory',
    read: 'getCategory',
    remove: 'deleteCategory',
    idParameter: 'id',
    name: 'category_name',
  },
  tag: { create: 'createTag', read: 'getTag', remove: 'deleteTag', idParameter: 'id', name: 'tag_name' },
};

/** The kind of what a call creates. */
export const KIND_OF_CREATE = new Map(Object.entries(CREATES).map(([kind, { create }]) => [create, kind as Kind]));

/** What makes, shows and removes what no list shows by a name of ours. */
export const NAMELESS: Readonly<Record<Nameless, { create: string; read: string; remove: string }>> = {
  proposal: { create: 'createProposal', read: 'getProposal', remove: 'deleteProposal' },
  device: { create: 'addPushDevice', read: 'getNotificationSettings', remove: 'removePushDevice' },
};

/** The kind of what a call makes that has no such name. */
export const NAMELESS_OF_CREATE = new Map(
  Object.entries(NAMELESS).map(([kind, { create }]) => [create, kind as Nameless]),
);

/** What deletes a record of a kind. */
export const removerOf = (kind: Made): string => ({ ...CREATES, ...NAMELESS })[kind].remove;

/** What calls make beside all that, by its `id` in their answer. */
export const MAKES: Readonly<Record<string, Thing>> = {
  createAdvertisement: 'advert',
  commentOnArticle: 'comment',
  commentOnArticleAlias: 'comment',
  createQuotation: 'quote',
  requestQuote: 'quote',
  recordPayment: 'payment',
  createVisit: 'visit',
};
