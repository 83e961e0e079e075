import type { Operation } from '../spec/contract';
import type { Kind } from './journal';

/** The kind of record that an operation is about, by its name; null where it is none of those that can be read again. */
export function kindOf({ id }: Operation): Kind | null {
  const name = id.toLowerCase();
  if (name.includes('comment') || name.includes('article')) return 'article';
  return (['product', 'category', 'tag'] as const).find((kind) => name.includes(kind)) ?? null;
}

/** What has an id. Those of one say nothing of another's: a server may count each table's by itself. */
export type Thing =
  | Kind
  | `${Kind} picture`
  | ('advert' | 'comment' | 'session' | 'quote' | 'proposal' | 'payment' | 'key')
  | ('county' | 'visit' | 'device' | 'notice');

/** By a parameter's name; where that is only `id`, by how the path begins. */
const THINGS: Readonly<Record<string, Thing>> = {
  productId: 'product',
  articleId: 'article',
  commentId: 'comment',
  paymentId: 'payment',
  shareKey: 'key',
  '/products/advertisement/': 'advert',
  '/products/': 'product',
  '/posts/': 'article',
  '/articles/': 'article',
  '/categories/': 'category',
  '/tags/': 'tag',
  '/quotations/': 'quote',
  '/proposals/': 'proposal',
  '/counties/': 'county',
  '/visits/': 'visit',
  '/users/sessions/': 'session',
  '/notifications/devices/': 'device',
  '/notifications/failed/': 'notice',
};

/** What the id in a parameter of an operation's path is one of. @throws Error where the kit does not know */
export function thingIn(operation: Operation, parameter: string): Thing {
  if (parameter === 'imageId') return pictureOf(operation);
  const [, thing] =
    Object.entries(THINGS).find(([begin]) => parameter === begin || operation.path.startsWith(begin)) ?? [];
  if (!thing) throw new Error(`contract/run/kinds.ts does not say what ${parameter} of ${operation.id} names.`);
  return thing;
}

/** A picture of the kind that an operation is about. */
export const pictureOf = (operation: Operation): Thing => `${kindOf(operation) ?? 'product'} picture`;
