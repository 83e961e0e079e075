import { dataOf, type Exchange, type FormPart } from '../../http/exchange';
import type { Call } from '../../run/call';
import { CannotJudge } from '../../run/cannotJudge';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import { newlyListed, OPERATIONS } from '../state/kinds';
import { factsOf, type PictureFacts } from './pictures';

/** A picture of a record, as the contract answers it. */
export interface Image {
  id: string;
  image_url: string;
  is_primary?: boolean;
  width?: number;
  height?: number;
  color?: string;
  sources?: { template: string; widths: number[]; formats: ('avif' | 'webp')[] };
}

/** The calls about the pictures of products, and those about the pictures of articles. */
export interface Gallery {
  kind: 'product' | 'article';
  create: string;
  add: string;
  order: string;
  replace: string;
  remove: string;
}

export const GALLERIES: readonly Gallery[] = [
  {
    kind: 'product',
    create: 'createProduct',
    add: 'addProductImages',
    order: 'orderProductImages',
    replace: 'replaceProductImage',
    remove: 'deleteProductImage',
  },
  {
    kind: 'article',
    create: 'createArticle',
    add: 'addArticleImages',
    order: 'orderArticleImages',
    replace: 'replaceArticleImage',
    remove: 'deleteArticleImage',
  },
];

/** Runs a check's steps for products and for articles. */
export const eachGallery = (kit: Kit, run: (gallery: Gallery) => Promise<void>): Promise<void> =>
  kit.each(GALLERIES, ({ kind }) => `pictures of ${kind}s`, run);

/** Makes a record with these pictures. */
export function createWith(
  kit: Kit,
  { kind }: Gallery,
  files: readonly FormPart[],
): Promise<{ id: string; exchange: Exchange }> {
  return kind === 'product' ? kit.createProduct({}, files) : kit.createArticle({}, files);
}

/** The pictures in an answer that holds a whole record. @throws CannotJudge where there are none to be read */
export function imagesIn(exchange: Exchange): Image[] {
  const images = dataOf<{ images?: unknown }>(exchange)?.images;
  if (
    !Array.isArray(images) ||
    images.some((image: Partial<Image> | null) => typeof image?.id !== 'string' || typeof image.image_url !== 'string')
  )
    throw new CannotJudge(`${exchange.operation?.id ?? ''} answers no pictures that can be read`);
  return images as Image[];
}

/** A record of ours as it is now. */
export async function readRecord(kit: Kit, { kind }: Gallery, id: string): Promise<Exchange> {
  const { read, idParameter } = CREATES[kind];
  return kit.must(read, { path: { [idParameter]: id }, as: 'staff' });
}

/** The pictures that a record of ours has now. */
export const imagesOf = async (kit: Kit, gallery: Gallery, id: string): Promise<Image[]> =>
  imagesIn(await readRecord(kit, gallery, id));

/** Reports a list that shows other pictures than the record itself, once they were changed by an operation. */
export async function expectListed(kit: Kit, gallery: Gallery, id: string, operation: string): Promise<void> {
  const single = await imagesOf(kit, gallery, id);
  const listed = (await newlyListed(kit, gallery.kind, id, 'visitor'))?.images as Image[] | undefined;
  // A list may show of a picture less than the record; which pictures these are is the same.
  if (!listed || sameImages(single, listed)) return;
  kit.fail(kit.operation(OPERATIONS[gallery.kind].list), {
    expected: `the pictures as the ${gallery.kind} has them after ${operation}: ${lettersOf(single, single)}`,
    got: `${lettersOf(listed, single)}${sameOrder(single, listed) ? ', with other addresses' : ''}`,
    fix: `Forget what is kept of ${OPERATIONS[gallery.kind].list} when pictures change, too.`,
    root: 'pictures listed',
  });
}

/** The form of the fields that a record of this kind needs, with the files. */
export function formWith(kit: Kit, { kind }: Gallery, files: readonly FormPart[], category: string): Call {
  const fields: FormPart[] =
    kind === 'product'
      ? [
          { name: 'product_name', value: kit.own.marker() },
          { name: 'product_price', value: '100.00' },
          { name: 'category_id', value: category },
        ]
      : [{ name: 'title', value: kit.own.marker() }];
  return { form: [...fields, ...files] };
}

/** Whether the pictures are still those that were there: same ids, same order, same addresses. */
const sameImages = (before: readonly Image[], after: readonly Image[]) => shown(before) === shown(after);

/** `A B C (primary A)`, for people: letters by the order in which the pictures first stood, `?` for one that was not among them. */
export function lettersOf(images: readonly Image[], known: readonly Image[]): string {
  const letter = ({ id }: Image) => {
    const at = known.findIndex((image) => image.id === id);
    return at < 0 ? '?' : at < LETTERS.length ? LETTERS.charAt(at) : String(at);
  };
  const primary = images.filter((image) => image.is_primary === true);
  return `${images.map(letter).join(' ') || 'none'}${primary.length > 0 ? ` (primary ${primary.map(letter).join(' ')})` : ''}`;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether two lists have the same pictures in the same order. */
export const sameOrder = (one: readonly Image[], other: readonly Image[]) =>
  one.map(({ id }) => id).join() === other.map(({ id }) => id).join();

const shown = (images: readonly Image[]) => images.map(({ id, image_url: url }) => `${id} ${url}`).join('\n');

/** Reports a refused call that changed the record's pictures all the same. */
export async function expectUnchanged(
  kit: Kit,
  gallery: Gallery,
  id: string,
  before: readonly Image[],
  about: { after: string; operation: string },
): Promise<void> {
  const read = await readRecord(kit, gallery, id);
  const after = imagesIn(read);
  if (!sameImages(before, after)) {
    kit.fail(kit.operation(about.operation), {
      expected: `the pictures as they were after ${about.after}: ${lettersOf(before, before)}`,
      got: `${lettersOf(after, before)}${sameOrder(before, after) ? ', with other addresses' : ''}`,
      fix: 'Check the whole upload first, and store something only when all of it is valid.',
      root: 'effect',
    });
  }
}

const MAX_REDIRECTS = 3;

/** Fetches what an address leads to, as a browser does: redirects are followed. */
export async function fetchFollowing(kit: Kit, url: string): Promise<Exchange> {
  let exchange = await kit.client.fetch(url);
  for (
    let hop = 0, at = url;
    hop < MAX_REDIRECTS &&
    [301, 302, 303, 307, 308].includes(exchange.status) &&
    exchange.headers.location !== undefined;
    hop += 1
  ) {
    at = new URL(exchange.headers.location, new URL(at, kit.client.origin)).href;
    exchange = await kit.client.fetch(at);
  }
  return exchange;
}

/** Fetches a picture; a violation of the check that runs where it is none. */
export async function fetchPicture(
  kit: Kit,
  operation: string,
  url: string,
  what: string,
): Promise<{ facts: PictureFacts; bytes: Buffer; exchange: Exchange } | null> {
  const exchange = await fetchFollowing(kit, url);
  const type = (exchange.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const facts = exchange.status === 200 ? factsOf(exchange.body) : null;
  if (exchange.status !== 200) {
    const sent = exchange.failure ?? String(exchange.status);
    kit.fail(kit.operation(operation), {
      expected: `200 with a picture at ${what} ${url}`,
      got: sent,
      fix: 'Serve what image_url and sources name; a relative address stands below the origin of the API, not below its version prefix.',
      root: `${what} status`,
      pointer: '/components/schemas/Image/properties/image_url',
    });
  } else if (!facts || !type.startsWith('image/')) {
    kit.fail(kit.operation(operation), {
      expected: `a JPEG, PNG, WebP or AVIF picture, sent as image/…, at ${what} ${url}`,
      got: `content-type ${type || 'none'} and ${exchange.body.length} bytes that begin with ${exchange.body.subarray(0, 8).toString('hex') || 'nothing'}`,
      fix: 'Send the bytes of the stored picture with the media type of its content.',
      root: `${what} type`,
      pointer: '/components/schemas/Image/properties/image_url',
    });
  } else if (facts.type !== type) {
    kit.fail(kit.operation(operation), {
      expected: `content-type ${facts.type} for the ${facts.type} at ${what} ${url}`,
      got: type,
      fix: 'Take the media type from the stored content, not from the name that was uploaded.',
      root: `${what} type`,
      pointer: '/components/schemas/Image/properties/image_url',
    });
  } else return { facts, bytes: exchange.body, exchange };
  return null;
}
