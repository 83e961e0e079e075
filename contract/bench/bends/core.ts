import { setTimeout as wait } from 'node:timers/promises';
import type { FormPart } from '../../http/exchange';
import { BMP, HEIC, picture, TIFF } from '../../checks/uploads/pictures';
import { tagging } from './clients';
import { casting, loose, spelled } from './identity';
import {
  answer,
  jsonOf,
  partsOf,
  withJson,
  withParts,
  type Answered,
  type Bend,
  type Json,
  type Passing,
} from './proxy';
import {
  also,
  at,
  caching,
  dataOf,
  done,
  isVisitor,
  letsInto,
  overlooks,
  readdressed,
  refilled,
  refuses,
  shown,
  showing,
  subtle,
  taking,
  texts,
} from './tools';

type Rows = (Json & { id: string })[];
const rowsIn = (data: Json, key: string) => (Array.isArray(data[key]) ? (data[key] as Rows) : []);
const KEYS: Readonly<Record<string, string>> = {
  listProducts: 'products',
  listArticles: 'articles',
  listQuotations: 'quotations',
};

/** Other rows than there are. */
const rows = (list: string, change: (rows: Rows, passing: Passing) => Rows) =>
  showing(list, (data, passing) => {
    const key = KEYS[list] ?? '';
    if (Array.isArray(data[key])) data[key] = change(rowsIn(data, key), passing);
  });
/** Each row otherwise than it is. */
const each = (list: string, change: (row: Json) => void) =>
  rows(list, (all) => {
    all.forEach(change);
    return all;
  });

/** Keeps what visitors read until somebody writes what the list is of, but for some writes that it forgets. */
const keptThrough = (list: string, ...forgotten: string[]) => {
  const kind = /^list(Product|Article|Categor|Tag)/.exec(list)?.[1] ?? '';
  return caching(list, {
    emptiedBy: ({ method, operation }) =>
      method !== 'GET' && operation.includes(kind) && !forgotten.includes(operation),
  });
};

const NAMES: Readonly<Record<string, string>> = { Category: 'category_name', Tag: 'tag_name' };
interface Names {
  now: Map<string, string>;
  former: Set<string>;
  inactive: Set<string>;
  deleted: Set<string>;
}
const keyOf = (name: unknown) => String(name).trim().toLowerCase();

/** Knows which names there are and were. */
const remembering = (kind: 'Category' | 'Tag', work: (names: Names, field: string) => Bend) => (): Bend => {
  const names: Names = { now: new Map(), former: new Set(), inactive: new Set(), deleted: new Set() };
  const field = NAMES[kind] ?? '';
  const bend = work(names, field);
  return async (passing, next) => {
    const answered = await bend(passing, next);
    if (answered.status >= 300 || passing.method === 'GET') return answered;
    const id = passing.params.id ?? String(dataOf(answered).id);
    const was = names.now.get(id);
    const name = jsonOf(passing)?.[field];
    if ([`create${kind}`, `update${kind}`].includes(passing.operation) && name !== undefined) {
      if (was !== undefined && keyOf(name) !== was) names.former.add(was);
      names.now.set(id, keyOf(name));
    }
    if (passing.operation === `deactivate${kind}` && was !== undefined) names.inactive.add(was);
    if (passing.operation === `delete${kind}` && was !== undefined) names.deleted.add(was);
    return answered;
  };
};
const sentName = (passing: Passing, field: string) => keyOf(jsonOf(passing)?.[field]);

/** Refuses names that are free. */
const refusesName = (
  kind: 'Category' | 'Tag',
  operation: string,
  test: (names: Names, sent: string, passing: Passing) => boolean,
) =>
  remembering(kind, (names, field) =>
    at(operation, (passing, next) =>
      test(names, sentName(passing, field), passing)
        ? Promise.resolve(refuses(409, 'This name is taken.', field))
        : next(passing),
    ),
  );
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** What the bend knows of records by what was sent for them. */
const knowing =
  <T>(
    operations: readonly string[],
    keep: (passing: Passing, answered: Answered) => T | undefined,
    work: (known: Map<string, T>) => Bend,
  ) =>
  (): Bend => {
    const known = new Map<string, T>();
    const bend = work(known);
    return async (passing, next) => {
      const answered = await bend(passing, next);
      if (!operations.includes(passing.operation) || answered.status >= 300) return answered;
      const value = keep(passing, answered);
      if (value !== undefined) known.set(passing.params.id ?? String(dataOf(answered).id), value);
      return answered;
    };
  };
const fieldsOf = (passing: Passing): Json =>
  jsonOf(passing) ??
  Object.fromEntries((partsOf(passing) ?? []).flatMap((part) => ('value' in part ? [[part.name, part.value]] : [])));

/** Does not find what is inactive, though staff ask. */
const onlyActive = (operation: string, deactivate: string) =>
  knowing(
    [deactivate],
    () => true,
    (inactive) =>
      at(operation, (passing, next) =>
        inactive.has(passing.params.id ?? '') ? Promise.resolve(refuses(404, 'Not found.')) : next(passing),
      ),
  );

const percentOf = (fields: Json) => Number(fields.discount_percentage);
/** Derives prices by a rule of its own. */
const derives = (rule: (cents: number) => number) =>
  taking('createProduct', (fields) => {
    if (fields.new_price !== undefined || !percentOf(fields) || !/^[\d.]+$/.test(String(fields.product_price))) return;
    fields.new_price = (rule(Number(fields.product_price) * (100 - percentOf(fields))) / 100).toFixed(2);
  });

const isOneSided = ({ discount_start_date: start, discount_end_date: end }: Json) =>
  (start === null) !== (end === null);
const above = (row: Json, passing: Passing) =>
  Number(row.product_price) > Number(passing.query.get('max_price') ?? '1e15');

/** Adverts with one date only are never there for visitors. */
const advertsWithout = (test: (dates: Json) => boolean) =>
  knowing(
    ['createAdvertisement'],
    (passing) => fieldsOf(passing),
    (known) =>
      at('listAdvertisements', async (passing, next) => {
        const answered = await next(passing);
        const json = jsonOf(answered);
        if (!isVisitor(passing) || !Array.isArray(json?.data)) return answered;
        const left = (json.data as Rows).filter(({ id }) => !test(known.get(id) ?? {}));
        return withJson(answered, { ...json, data: left });
      }),
  );

const meta = (list: string, test: (query: URLSearchParams) => boolean) =>
  showing(list, (data, { query }) => {
    const counts = data.meta as Json | undefined;
    if (!counts || !test(query)) return;
    counts.total = Number(counts.total) + Number(counts.pageSize);
    counts.pageCount = Number(counts.pageCount) + 1;
  });

/** The page before's last row once more where words are searched for. */
const searchOverlaps = (list: string) => (): Bend => {
  const lasts = new Map<string, Json & { id: string }>();
  return at(list, async (passing, next) => {
    const { query } = passing;
    const answered = await next(passing);
    if (!query.has('search')) return answered;
    const page = Number(query.get('page') ?? 1);
    const key = (of: number) => `${query.get('search') ?? ''} ${query.get('category_id') ?? ''} ${String(of)}`;
    return shown(answered, (data) => {
      const all = rowsIn(data, KEYS[list] ?? '');
      const last = all.at(-1);
      if (last) lasts.set(key(page), last);
      const before = lasts.get(key(page - 1));
      if (page > 1 && before && all.length > 0) data[KEYS[list] ?? ''] = [before, ...all.slice(1)];
    });
  });
};

const words = (query: URLSearchParams) => (query.get('search') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
/** Looks through other fields than it should. */
const searchIn = (list: string, ...fields: string[]) =>
  rows(list, (all, { query }) =>
    all.filter((row) =>
      words(query).every((word) => fields.some((field) => String(row[field]).toLowerCase().includes(word))),
    ),
  );
const reworded = (list: string, change: (search: string) => string) => (): Bend =>
  at(list, (passing, next) => {
    const search = passing.query.get('search');
    if (search === null) return next(passing);
    const query = new URLSearchParams(passing.query);
    query.set('search', change(search));
    return next({ ...passing, query });
  });

/** Changes a parameter of the query before anybody looks at it. */
const reads = (operation: string, name: string, change: (text: string) => string) => (): Bend =>
  at(operation, (passing, next) => {
    if (passing.query.getAll(name).length !== 1) return next(passing);
    const query = new URLSearchParams(passing.query);
    query.set(name, change(query.get(name) ?? ''));
    return next({ ...passing, query });
  });
const asNumber = (text: string) => text.replace(/^\+?0*(?=\d)/, '');
const asTruth = (text: string) =>
  /^(1|yes|on|true)$/i.test(text) ? 'true' : /^(0|no|off|false)$/i.test(text) ? 'false' : text;
const form = (operation: string, field: string, change: (text: string) => string) => texts(operation, field, change);

/** The last of several texts of one name counts. */
const lastCounts = (operation: string) => (): Bend =>
  at(operation, (passing, next) => {
    const parts = partsOf(passing);
    const isLast = (part: { name: string }, index: number) =>
      part.name === 'image_url' || parts?.findLastIndex(({ name }) => name === part.name) === index;
    const left = parts?.filter(isLast);
    return next(parts && left && left.length < parts.length ? withParts(passing, left) : passing);
  });

/** Takes files that it should refuse for others, or leaves them out. */
const files = (operation: string, change: (file: Buffer, index: number) => Buffer | null) => (): Bend =>
  at(operation, (passing, next) => {
    const parts = partsOf(passing);
    if (!parts) return next(passing);
    let index = -1;
    let changed = false;
    const left = parts.flatMap((part): FormPart[] => {
      if (!('file' in part)) return [part];
      index += 1;
      const file = change(part.file, index);
      changed ||= file !== part.file;
      return file ? [{ ...part, file }] : [];
    });
    return next(changed ? withParts(passing, left) : passing);
  });
const GOOD = (picture(12, 12) as { file: Buffer }).file;
const MAX_BYTES = 5 * 1_048_576;

/** Whatever a refusal names there is taken; that the record is not known is then all that is wrong. */
const notLookedAt = (operation: string, status: number, field: string, test: (value: unknown) => boolean) => (): Bend =>
  at(operation, async (passing, next) => {
    const answered = await next(passing);
    const named = Object.keys(dataOf(answered));
    const isIt = answered.status === 400 && named.length === 1 && named[0] === field;
    return isIt && test(jsonOf(passing)?.[field]) ? refuses(status, 'Not so.') : answered;
  });
const isFilled = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Looks for the record, or at its version, before the body. */
const recordFirst =
  (operation: string, read: string): (() => Bend) =>
  () =>
    at(operation, async (passing, next) => {
      if (isVisitor(passing)) return next(passing);
      const found = await also(passing, next, read, passing.params.id);
      return found.status === 404 ? found : next(passing);
    });

/** Refuses before it asks who comes. */
const refusesFirst = (operation: string, test: (passing: Passing) => boolean) => (): Bend =>
  at(operation, (passing, next) =>
    isVisitor(passing) && test(passing) ? Promise.resolve(refuses(400, 'Not valid.')) : next(passing),
  );

/** Keeps idempotency keys otherwise. */
const keys = (operation: string, keep: (status: number) => boolean, same: (body: string) => string) => (): Bend => {
  const kept = new Map<string, { body: string; answered: Answered }>();
  return at(operation, async (passing, next) => {
    const key = passing.headers['idempotency-key'];
    if (key === undefined || !/^[A-Za-z0-9_-]{8,64}$/.test(key)) return next(passing);
    const body = same(passing.body.toString());
    const known = kept.get(key);
    if (known && (known.body === body || known.answered.status === 400)) return known.answered;
    const answered = await next(passing);
    if (keep(answered.status)) kept.set(key, { body, answered });
    return answered;
  });
};
const noteOf = (body: string) => String(jsonOf({ body: Buffer.from(body) })?.clients_note);

/** A record's updatedAt moves with what happens beside it. */
const movedBy =
  (read: string, ownerOf: [operation: string, owner: (passing: Passing) => unknown], by: string, place: string) =>
  (): Bend => {
    const owners = new Map<string, string>();
    const moved = new Map<string, number>();
    return async (passing, next) => {
      const answered = await next(passing);
      if (answered.status >= 300) return answered;
      if (passing.operation === ownerOf[0]) owners.set(String(dataOf(answered).id), String(ownerOf[1](passing)));
      const owner = owners.get(passing.params[place] ?? '');
      if (passing.operation === by && owner !== undefined) moved.set(owner, (moved.get(owner) ?? 0) + 1);
      const count = moved.get(Object.values(passing.params)[0] ?? '');
      if (passing.operation !== read || count === undefined) return answered;
      return shown(answered, (data) => {
        data.updatedAt = new Date(Date.parse(String(data.updatedAt)) + count).toISOString();
      });
    };
  };

/** Pictures of the other kind are found too. */
const anyKind = (operation: string, from: string, to: string) => (): Bend =>
  at(operation, async (passing, next) => {
    const answered = await next(passing);
    return answered.status === 404 ? next(readdressed(passing, passing.path.replace(from, to))) : answered;
  });

/** As many pictures as there are will do, whichever they are. */
const anyPictures = (operation: string, read: string) => (): Bend =>
  at(operation, async (passing, next) => {
    const answered = await next(passing);
    const ids = jsonOf(passing)?.imageIds as string[] | undefined;
    if (answered.status !== 400 || !Array.isArray(ids) || !ids.every((id) => /^[0-9a-f-]{36}$|^\d+$/.test(id)))
      return answered;
    if (new Set(ids).size < ids.length) return answered;
    const record = dataOf(await also(passing, next, read, passing.params.id));
    return rowsIn(record, 'images').length === ids.length ? done('Images ordered successfully', record) : answered;
  });

/** Deletions of one thing within some milliseconds are all told as done. */
const allDeleted = (operation: string) => (): Bend => {
  const gone = new Map<string, number>();
  return at(operation, async (passing, next) => {
    const began = Date.now();
    const answered = await next(passing);
    if (answered.status === 200) gone.set(passing.path, Date.now());
    const since = gone.get(passing.path);
    return answered.status === 404 && since !== undefined && began <= since ? done('Action Successfully') : answered;
  });
};

/** Dashboard figures of another moment. */
const summary = (change: (data: Json, kept: Json) => void) => (): Bend => {
  const kept: Json = {};
  return at('getDashboardSummary', async (passing, next) => shown(await next(passing), (data) => change(data, kept)));
};
const eventsOf = (data: Json) => rowsIn(data, 'events');

/** What a list shows of a record's pictures in another place. */
const afterDeletion = (change: (images: Rows, first: string[]) => Rows) => (): Bend => {
  const first = new Map<string, string[]>();
  const touched = new Set<string>();
  return async (passing, next) => {
    const answered = await next(passing);
    if (passing.operation === 'deleteProductImage' && answered.status === 200)
      touched.add(passing.params.imageId ?? '');
    return shown(answered, (data) => {
      if (!Array.isArray(data.images) || !('product_name' in data)) return;
      const images = rowsIn(data, 'images');
      const known = first.get(String(data.id));
      if (!known)
        first.set(
          String(data.id),
          images.map(({ id }) => id),
        );
      else if (known.some((id) => touched.has(id))) data.images = change(images, known);
    });
  };
};

const INACTIVE = (create: string, deactivate: string, key: string) => (): Bend => {
  const made = new Map<string, Json>();
  const hidden = new Set<string>();
  return async (passing, next) => {
    const answered = await next(passing);
    if (passing.operation === create && answered.status === 201)
      made.set(String(dataOf(answered).id), dataOf(answered));
    if (passing.operation === deactivate && answered.status === 200) hidden.add(passing.params.id ?? '');
    if (passing.operation !== 'suggestSearch' || words(passing.query).length === 0) return answered;
    return shown(answered, (data) => {
      const fitting = [...hidden]
        .flatMap((id): Json[] => [made.get(id) ?? []].flat())
        .filter((record) => {
          const name = String(record.title ?? record.category_name).toLowerCase();
          return words(passing.query).every((word) => name.includes(word));
        });
      data[key] = [...rowsIn(data, key), ...fitting];
    });
  };
};

/** What the checks of the first years did not see. */
export const CORE = [
  ...subtle('names', {
    'deleted-taken': [
      'createTag',
      'The name of a deleted tag stays taken.',
      refusesName('Tag', 'createTag', ({ deleted }, sent) => deleted.has(sent)),
    ],
    'deleted-taken-category': [
      'createCategory',
      'The name of a deleted category stays taken.',
      refusesName('Category', 'createCategory', ({ deleted }, sent) => deleted.has(sent)),
    ],
    'former-taken': [
      'updateTag',
      'A name that a tag had before stays taken.',
      refusesName('Tag', 'createTag', ({ former }, sent) => former.has(sent)),
    ],
    'former-taken-category': [
      'updateCategory',
      'A name that a category had before stays taken.',
      refusesName('Category', 'createCategory', ({ former }, sent) => former.has(sent)),
    ],
    'own-capitals': [
      'updateCategory',
      'A category’s own name in other letters is taken.',
      remembering('Category', (names, field) => {
        const exact = new Map<string, unknown>();
        return at('updateCategory', async (passing, next) => {
          const name = jsonOf(passing)?.[field];
          const id = passing.params.id ?? '';
          if (
            names.now.get(id) === keyOf(name) &&
            exact.get(id) !== name &&
            String(name) !== String(name).toLowerCase() &&
            String(name) === String(name).toUpperCase()
          )
            return refuses(409, 'This name is taken.', field);
          const answered = await next(passing);
          if (answered.status === 200) exact.set(id, name);
          return answered;
        });
      }),
    ],
    'own-capitals-tag': [
      'updateTag',
      'A tag’s own name in capitals is taken.',
      refusesName('Tag', 'updateTag', ({ now }, sent, passing) => {
        const name = String(jsonOf(passing)?.tag_name);
        return now.get(passing.params.id ?? '') === sent && name === name.toUpperCase() && name !== name.toLowerCase();
      }),
    ],
    'inactive-free': [
      'createTag',
      'The name of an inactive tag is free.',
      remembering('Tag', (names, field) =>
        at('createTag', (passing, next) =>
          next(
            names.inactive.has(sentName(passing, field)) && !names.deleted.has(sentName(passing, field))
              ? refilled(passing, (fields) => {
                  fields[field] = `${String(fields[field])}.`;
                })
              : passing,
          ),
        ),
      ),
    ],
    'inactive-free-category': [
      'createCategory',
      'The name of an inactive category is free.',
      remembering('Category', (names, field) =>
        at('createCategory', (passing, next) =>
          next(
            names.inactive.has(sentName(passing, field)) && !names.deleted.has(sentName(passing, field))
              ? refilled(passing, (fields) => {
                  fields[field] = `${String(fields[field])}.`;
                })
              : passing,
          ),
        ),
      ),
    ],
    'accent-update': [
      'updateTag',
      'A new name that differs from another tag’s in an accent is taken.',
      refusesName('Tag', 'updateTag', ({ now }, sent, passing) =>
        [...now].some(([id, name]) => id !== passing.params.id && name !== sent && bare(name) === bare(sent)),
      ),
    ],
  }),
  ...subtle('caches', {
    'list-products-updated': [
      'listProducts',
      'Visitors see a list as it was before an update.',
      keptThrough('listProducts', 'updateProduct'),
    ],
    'list-articles-updated': [
      'listArticles',
      'Visitors see a list as it was before an update.',
      keptThrough('listArticles', 'updateArticle'),
    ],
    'list-categories-updated': [
      'listCategories',
      'Visitors see a list as it was before a renaming.',
      keptThrough('listCategories', 'updateCategory'),
    ],
    'list-tags-updated': [
      'listTags',
      'Visitors see a list as it was before a renaming.',
      keptThrough('listTags', 'updateTag'),
    ],
    'list-products-category': [
      'listProducts',
      'A list keeps a category’s old name.',
      keptThrough('listProducts', 'updateCategory'),
    ],
    'list-articles-tag': ['listArticles', 'A list keeps a tag’s old name.', keptThrough('listArticles', 'updateTag')],
    'facets-price': [
      'listProductFacets',
      'Counts stay when a price changes.',
      keptThrough('listProductFacets', 'updateProduct'),
    ],
    'list-order-pictures': [
      'listProducts',
      'A list keeps the old order of pictures.',
      keptThrough('listProducts', 'orderProductImages'),
    ],
    'list-replaced-picture': [
      'listArticles',
      'A list keeps a picture that was replaced.',
      keptThrough('listArticles', 'replaceArticleImage'),
    ],
    'list-deleted-picture': [
      'listProducts',
      'A list keeps a picture that was deleted.',
      keptThrough('listProducts', 'deleteProductImage'),
    ],
    'tag-article': [
      'getArticle',
      'An article’s entity tag is its updatedAt, which comments leave.',
      tagging('getArticle', (answered) => String(dataOf(answered).updatedAt)),
    ],
    'tag-products': [
      'listProducts',
      'A list’s entity tag is that of its newest change.',
      tagging(
        'listProducts',
        (answered) =>
          rowsIn(dataOf(answered), 'products')
            .map(({ updatedAt }) => String(updatedAt))
            .sort()
            .at(-1) ?? '',
      ),
    ],
    'tag-adverts': [
      'listAdvertisements',
      'The adverts’ entity tag is made of their ids.',
      tagging('listAdvertisements', (answered) =>
        ((jsonOf(answered)?.data ?? []) as Rows)
          .map(({ id }) => id)
          .join()
          .slice(0, 60),
      ),
    ],
    'tag-session': [
      'getProduct',
      'If-None-Match is compared before it is asked who comes.',
      () => {
        const tags = new Map<string, string>();
        const bend = tagging(
          'getProduct',
          (answered) => `${String(dataOf(answered).updatedAt)}${String(dataOf(answered).reviews)}`,
        )();
        return async (passing, next) => {
          const asked = passing.headers['if-none-match'];
          if (
            passing.operation === 'getProduct' &&
            asked !== undefined &&
            tags.get(passing.path) === asked &&
            isVisitor(passing)
          )
            return { status: 304, headers: { etag: asked }, body: Buffer.alloc(0) };
          const answered = await bend(passing, next);
          if (passing.operation === 'getProduct' && answered.headers.etag !== undefined && !isVisitor(passing))
            tags.set(passing.path, answered.headers.etag);
          return answered;
        };
      },
    ],
  }),
  ...subtle('order', {
    'joined-products': [
      'listProducts',
      'Products without a category are not listed.',
      rows('listProducts', (all) => all.filter(({ category }) => category !== null)),
    ],
    'joined-articles': [
      'listArticles',
      'Articles without a category are not listed.',
      rows('listArticles', (all) => all.filter(({ category }) => category !== null)),
    ],
    'bare-article-pictures': [
      'listArticles',
      'The list shows no pictures.',
      each('listArticles', (row) => {
        row.images = [];
      }),
    ],
    'bare-article-tags': [
      'listArticles',
      'The list shows no tags.',
      each('listArticles', (row) => {
        row.tags = [];
      }),
    ],
    'bare-article-category': [
      'listArticles',
      'The list shows no category.',
      each('listArticles', (row) => {
        row.category = null;
      }),
    ],
    'bare-product-pictures': [
      'listProducts',
      'The list shows the first picture only.',
      each('listProducts', (row) => {
        row.images = rowsIn(row, 'images').slice(0, 1);
      }),
    ],
    'bare-product-discounts': [
      'listProducts',
      'The list shows no discounts.',
      each('listProducts', (row) => {
        row.discounts = [];
      }),
    ],
    'top-rated-reversed': [
      'listProducts',
      'Of the top rated the worst comes first.',
      rows('listProducts', (all, { query }) => (query.get('suggest') === 'top-rated' ? all.reverse() : all)),
    ],
    'rating-start': [
      'listProducts',
      'sort=rating goes by the starting value.',
      knowing(
        ['createProduct'],
        (passing) => Number(fieldsOf(passing).rating ?? 0),
        (known) =>
          rows('listProducts', (all, { query }) =>
            query.get('sort') === 'rating'
              ? [...all].sort((one, other) => (known.get(other.id) ?? 0) - (known.get(one.id) ?? 0))
              : all,
          )(),
      ),
    ],
    'one-sided-discount': [
      'listProducts',
      'A discount with one date only never counts.',
      rows('listProducts', (all, passing) => all.filter((row) => !isOneSided(row) || !above(row, passing))),
    ],
    'no-percentage': [
      'listProducts',
      'A new price without a percentage does not count.',
      rows('listProducts', (all, passing) =>
        all.filter((row) => rowsIn(row, 'discounts').length > 0 || !above(row, passing)),
      ),
    ],
    'percentage-field': [
      'listProducts',
      'discount-30 goes by the percentage that is stated.',
      () =>
        at('listProducts', async (passing, next) => {
          if (passing.query.get('suggest') !== 'discount-30') return next(passing);
          const query = new URLSearchParams(passing.query);
          query.delete('suggest');
          return shown(await next({ ...passing, query }), (data) => {
            data.products = rowsIn(data, 'products').filter((row) =>
              rowsIn(row, 'discounts').some((one) => Number(one.discount_percentage) >= 30),
            );
          });
        }),
    ],
    'advert-end-only': [
      'listAdvertisements',
      'An advert with an end and no start is never shown.',
      advertsWithout(({ start_date: start, end_date: end }) => typeof end === 'string' && typeof start !== 'string'),
    ],
    'advert-start-only': [
      'listAdvertisements',
      'An advert with a start and no end is never shown.',
      advertsWithout(({ start_date: start, end_date: end }) => typeof start === 'string' && typeof end !== 'string'),
    ],
    'health-pictures': [
      'listProducts',
      'health=without-image finds nothing.',
      rows('listProducts', (all, { query }) => (query.get('health') === 'without-image' ? [] : all)),
    ],
    'health-dimensions': [
      'listProducts',
      'Blank dimensions are taken for dimensions.',
      rows('listProducts', (all, { query }) =>
        query.get('health') === 'without-dimensions'
          ? all.filter(({ images }) => (images as Json[]).length === 0)
          : all,
      ),
    ],
    'health-adverts': [
      'listProducts',
      'health=inactive-advertised finds nothing.',
      rows('listProducts', (all, { query }) => (query.get('health') === 'inactive-advertised' ? [] : all)),
    ],
    'meta-search': [
      'listProducts',
      'What meta counts does not heed the search.',
      meta('listProducts', (query) => query.has('search') && query.has('category_id')),
    ],
    'meta-tag': [
      'listArticles',
      'What meta counts does not heed the tag.',
      meta('listArticles', (query) => query.has('tag_id')),
    ],
    'meta-status': [
      'listProducts',
      'What meta counts does not heed the status.',
      meta('listProducts', (query) => query.get('status') === 'inactive'),
    ],
    'requests-changed-first': [
      'listQuotations',
      'Requests that were changed come first.',
      knowing(
        ['updateQuotation'],
        () => true,
        (known) =>
          rows('listQuotations', (all) =>
            [...all].sort((one, other) => Number(known.has(other.id)) - Number(known.has(one.id))),
          )(),
      ),
    ],
    'tag-hidden': [
      'deactivateTag',
      'An inactive tag is hidden on articles, for visitors.',
      knowing(
        ['deactivateTag'],
        () => true,
        (hidden) =>
          at('getArticle', async (passing, next) =>
            shown(await next(passing), (data) => {
              if (isVisitor(passing))
                data.tags = rowsIn(data, 'tags').filter(({ tag }) => !hidden.has((tag as Json).id as string));
            }),
          ),
      ),
    ],
    'tag-filter-inactive': [
      'deactivateTag',
      'An inactive tag finds no articles.',
      knowing(
        ['deactivateTag'],
        () => true,
        (hidden) => rows('listArticles', (all, { query }) => (hidden.has(query.get('tag_id') ?? '') ? [] : all))(),
      ),
    ],
    'events-deleted-comment': [
      'getDashboardSummary',
      'A deleted comment stays an event.',
      summary((data, kept) => {
        const all = eventsOf(data);
        const lost = ((kept.events ?? []) as Rows).filter(
          ({ id, type }) => type === 'comment' && !all.some((event) => event.id === id),
        );
        const joined = [...all, ...lost]
          .sort((one, other) => Date.parse(String(other.at)) - Date.parse(String(one.at)))
          .slice(0, 20);
        kept.events = joined;
        data.events = joined;
      }),
    ],
    'events-ratings': [
      'getDashboardSummary',
      'Ratings are no events.',
      summary((data) => {
        data.events = eventsOf(data).filter(({ type }) => type !== 'rating');
      }),
    ],
    'events-requests': [
      'getDashboardSummary',
      'Requests are no events.',
      summary((data) => {
        data.events = eventsOf(data).filter(({ type }) => type !== 'quote');
      }),
    ],
    'today-still': [
      'getDashboardSummary',
      'The count of today is that of the first read.',
      summary((data, kept) => {
        const today = rowsIn(data, 'quotesPerDay').at(-1);
        if (!today) return;
        kept.count ??= today.count;
        today.count = kept.count;
      }),
    ],
    'moved-by-comment': [
      'deleteComment',
      'A deleted comment changes its article.',
      movedBy('getArticle', ['commentOnArticle', ({ params }) => params.articleId], 'deleteComment', 'commentId'),
    ],
    'moved-by-advert': [
      'updateAdvertisement',
      'A change of an advert changes its product.',
      movedBy(
        'getProduct',
        ['createAdvertisement', (passing) => fieldsOf(passing).productId],
        'updateAdvertisement',
        'id',
      ),
    ],
    'moved-by-category': [
      'deactivateCategory',
      'A category’s deactivation changes its products.',
      () => {
        const moved = new Map<string, number>();
        return async (passing, next) => {
          const answered = await next(passing);
          if (passing.operation === 'deactivateCategory' && answered.status === 200)
            moved.set(passing.params.id ?? '', 1);
          if (passing.operation !== 'getProduct') return answered;
          return shown(answered, (data) => {
            const by = moved.get(String(data.category_id));
            if (by !== undefined) data.updatedAt = new Date(Date.parse(String(data.updatedAt)) + by).toISOString();
          });
        };
      },
    ],
  }),
  ...subtle('search', {
    'pages-overlap': ['listProducts', 'Pages of a search overlap.', searchOverlaps('listProducts')],
    'pages-overlap-articles': ['listArticles', 'Pages of a search overlap.', searchOverlaps('listArticles')],
    'english-only': [
      'listProducts',
      'The Kiswahili name is not looked through.',
      searchIn('listProducts', 'product_name'),
    ],
    'english-only-articles': [
      'listArticles',
      'The Kiswahili title is not looked through.',
      searchIn('listArticles', 'title'),
    ],
    'inbox-no-phone': [
      'listQuotations',
      'The inbox is not searched by phone.',
      searchIn('listQuotations', 'clients_name', 'clients_email', 'clients_note'),
    ],
    'inbox-no-address': [
      'listQuotations',
      'The inbox is not searched by address.',
      searchIn('listQuotations', 'clients_name', 'clients_phone', 'clients_note'),
    ],
    'inbox-any-word': [
      'listQuotations',
      'One of the words is enough, in the inbox.',
      reworded('listQuotations', (search) => search.split(/\s+/).find((word) => word.startsWith('ck-')) ?? search),
    ],
    'inbox-wildcard': [
      'listQuotations',
      'A percent sign in a search of the inbox stands for anything.',
      reworded('listQuotations', (search) =>
        search
          .split(/\s+/)
          .filter((word) => !word.includes('%'))
          .join(' '),
      ),
    ],
    'suggests-inactive-articles': [
      'suggestSearch',
      'Inactive articles are suggested.',
      INACTIVE('createArticle', 'deactivateArticle', 'articles'),
    ],
    'suggests-inactive-categories': [
      'suggestSearch',
      'Inactive categories are suggested.',
      INACTIVE('createCategory', 'deactivateCategory', 'categories'),
    ],
  }),
  ...subtle('kept', {
    'update-inactive': [
      'updateProduct',
      'Staff cannot change an inactive product.',
      onlyActive('updateProduct', 'deactivateProduct'),
    ],
    'update-inactive-article': [
      'updateArticle',
      'Staff cannot change an inactive article.',
      onlyActive('updateArticle', 'deactivateArticle'),
    ],
    'pictures-inactive': [
      'addProductImages',
      'Staff cannot add pictures to an inactive product.',
      onlyActive('addProductImages', 'deactivateProduct'),
    ],
    'update-drops-discount': [
      'updateProduct',
      'An update of anything ends the discount.',
      taking('updateProduct', (fields) => {
        if ('quantity' in fields && !('discount_percentage' in fields))
          Object.assign(fields, { discount_percentage: null, discount_start_date: null, discount_end_date: null });
      }),
    ],
    'update-percentage': [
      'updateProduct',
      'An update overlooks the percentage.',
      overlooks('updateProduct', 'discount_percentage', (value) => value !== null),
    ],
    'update-derives-not': [
      'updateProduct',
      'An update with a percentage derives no price.',
      () =>
        at('updateProduct', async (passing, next) => {
          const json = jsonOf(passing);
          if (!json || typeof json.discount_percentage !== 'number' || 'new_price' in json) return next(passing);
          const { new_price } = dataOf(await also(passing, next, 'getProduct', passing.params.id));
          return next(withJson(passing, { ...json, new_price: new_price ?? null }));
        }),
    ],
    'derived-down': [
      'createProduct',
      'A derived price is rounded down.',
      derives((hundredths) => Math.floor(hundredths / 100 + 1e-9)),
    ],
    'derived-shillings': [
      'createProduct',
      'A derived price is rounded to shillings.',
      derives((hundredths) => Math.round(hundredths / 100 / 100) * 100),
    ],
    'form-zeros': [
      'createProduct',
      'Numbers in a form may have zeros before them.',
      form('createProduct', 'quantity', asNumber),
    ],
    'page-zeros': [
      'listProducts',
      'A page may have a zero or a sign before it.',
      reads('listProducts', 'page', asNumber),
    ],
    'page-zeros-articles': [
      'listArticles',
      'A page may have a zero or a sign before it.',
      reads('listArticles', 'page', asNumber),
    ],
    'form-truth': [
      'createProduct',
      'Truth values in a form may be 1, yes or TRUE.',
      form('createProduct', 'isBestSeller', asTruth),
    ],
    'query-truth': [
      'listProducts',
      'Truth values in a query may be 1, yes or TRUE.',
      reads('listProducts', 'in_stock', asTruth),
    ],
    'form-last': ['createProduct', 'Of a text that comes twice the last counts.', lastCounts('createProduct')],
    'form-last-article': ['createArticle', 'Of a text that comes twice the last counts.', lastCounts('createArticle')],
    'tags-beyond': [
      'updateArticle',
      'Tags beyond twenty are cut off.',
      taking('updateArticle', (fields) => {
        if (Array.isArray(fields.tags) && fields.tags.length > 20) fields.tags = fields.tags.slice(0, 20);
      }),
    ],
    'tags-ten': [
      'createArticle',
      'Tags beyond ten are cut off.',
      taking('createArticle', (fields) => {
        const tags: unknown =
          typeof fields.tags === 'string' && /^\[.*\]$/s.test(fields.tags)
            ? jsonOf({ body: Buffer.from(`{"tags":${fields.tags}}`) })?.tags
            : undefined;
        if (Array.isArray(tags) && tags.length > 10 && tags.length <= 20)
          fields.tags = JSON.stringify(tags.slice(0, 10));
      }),
    ],
    'tags-object': [
      'createArticle',
      'Tags that are no list of texts are none.',
      overlooks('createArticle', 'tags', (value) => value === '{}' || value === '[1]'),
    ],
    'tags-twice': [
      'createArticle',
      'A tag that stands twice is shown twice.',
      () => {
        const twice = new Set<string>();
        return async (passing, next) => {
          const sent = passing.operation === 'createArticle' ? fieldsOf(passing).tags : undefined;
          const tags =
            typeof sent === 'string'
              ? (jsonOf({ body: Buffer.from(`{"tags":${sent}}`) })?.tags as string[] | undefined)
              : undefined;
          const isTwice = Array.isArray(tags) && new Set(tags).size < tags.length && tags.length <= 20;
          const answered = await next(
            isTwice
              ? refilled(passing, (fields) => {
                  fields.tags = JSON.stringify([...new Set(tags)]);
                })
              : passing,
          );
          if (isTwice && answered.status === 201) twice.add(String(dataOf(answered).id));
          if (passing.operation !== 'getArticle' || !twice.has(passing.params.articleId ?? '')) return answered;
          return shown(answered, (data) => {
            data.tags = [
              ...rowsIn(data, 'tags'),
              ...rowsIn(data, 'tags')
                .slice(0, 1)
                .map((one) => ({ ...one, id: `${one.id.slice(0, -1)}z` })),
            ];
          });
        };
      },
    ],
    'products-once': [
      'createQuotation',
      'A product that is asked for twice is kept once.',
      taking('createQuotation', (fields) => {
        if (Array.isArray(fields.productIds)) fields.productIds = [...new Set(fields.productIds)];
      }),
    ],
    'products-hundred': [
      'createQuotation',
      'Products beyond a hundred are cut off.',
      taking('createQuotation', (fields) => {
        if (Array.isArray(fields.productIds) && fields.productIds.length <= 200)
          fields.productIds = fields.productIds.slice(0, 100);
      }),
    ],
    'address-short': [
      'createQuotation',
      'Addresses without a dot are taken.',
      texts('createQuotation', 'clients_email', (text) => (text === 'a@b' ? 'a@b.co' : text)),
    ],
    'address-dots': [
      'requestQuote',
      'Addresses with two dots in a row are taken.',
      texts('requestQuote', 'clients_email', (text) => (text === 'a..b@example.com' ? 'a.b@example.com' : text)),
    ],
    'address-lower': [
      'createQuotation',
      'Addresses are kept in lower case.',
      texts('createQuotation', 'clients_email', (text) => text.toLowerCase()),
    ],
    'address-apostrophe': [
      'requestQuote',
      'An apostrophe in an address is refused.',
      () =>
        at('requestQuote', (passing, next) =>
          String(jsonOf(passing)?.clients_email).includes("'")
            ? Promise.resolve(refuses(400, 'Not an address.', 'clients_email'))
            : next(passing),
        ),
    ],
    'address-plus': [
      'subscribeToNewsletter',
      'A plus in an address is refused.',
      () =>
        at('subscribeToNewsletter', (passing, next) =>
          String(jsonOf(passing)?.email).includes('+')
            ? Promise.resolve(refuses(400, 'Not an address.', 'email'))
            : next(passing),
        ),
    ],
    'key-used-up': [
      'createQuotation',
      'A refused request uses its key up.',
      keys(
        'createQuotation',
        (status) => status === 400,
        (body) => body,
      ),
    ],
    'key-used-up-header': [
      'requestQuote',
      'A refused request uses its key up.',
      keys(
        'requestQuote',
        (status) => status === 400,
        (body) => body,
      ),
    ],
    'key-note-only': [
      'requestQuote',
      'Of a request with a known key the note alone is compared.',
      keys('requestQuote', (status) => status === 201, noteOf),
    ],
    'password-trimmed': [
      'updatePassword',
      'New passwords are trimmed.',
      () => {
        const bends = [
          texts('updatePassword', 'newPassword', (text) => text.trim())(),
          texts('updatePassword', 'currentPassword', (text) => text.trim())(),
          texts('signIn', 'password', (text) => text.trim() || text)(),
        ];
        return (passing, next) => bends.reduce<typeof next>((inner, bend) => (one) => bend(one, inner), next)(passing);
      },
    ],
    'password-units': [
      'updatePassword',
      'Passwords are counted in UTF-16 units.',
      () =>
        at('updatePassword', (passing, next) =>
          String(jsonOf(passing)?.newPassword).length > 200 && !isVisitor(passing)
            ? Promise.resolve(refuses(400, 'Too long.', 'newPassword'))
            : next(passing),
        ),
    ],
    'own-address-taken': [
      'updateEmail',
      'The account’s own address is taken.',
      () => {
        let own: unknown;
        return at('updateEmail', async (passing, next) => {
          const sent = jsonOf(passing)?.newEmail;
          if (own !== undefined && sent === own) return refuses(409, 'This address is taken.', 'newEmail');
          const answered = await next(passing);
          if (answered.status === 200) own = sent;
          return answered;
        });
      },
    ],
    'nested-lines': [
      'updateProposal',
      'Lines are not looked into.',
      notLookedAt('updateProposal', 404, 'lines', isFilled),
    ],
    'nested-counties': [
      'saveCounties',
      'Counties are not looked into.',
      notLookedAt('saveCounties', 409, 'counties', isFilled),
    ],
    'nested-bank': [
      'updateSalesSettings',
      'The bank account is not looked into.',
      notLookedAt('updateSalesSettings', 409, 'bank', isFilled),
    ],
    'days-that-are-none': [
      'createVisit',
      'The 31st of February is a day.',
      notLookedAt('createVisit', 409, 'date', (value) => /^\d{4}-\d\d-\d\d$/.test(String(value))),
    ],
    'days-valid-until': [
      'updateProposal',
      'The 31st of February is a day.',
      notLookedAt('updateProposal', 404, 'validUntil', (value) => /^\d{4}-\d\d-\d\d$/.test(String(value))),
    ],
    'hours-that-are-none': [
      'createVisit',
      'Hours beyond 23 and minutes beyond 59 are taken.',
      notLookedAt('createVisit', 409, 'from', (value) => /^\d\d:\d\d$/.test(String(value))),
    ],
    'instants-that-are-none': [
      'createAdvertisement',
      'The 31st of February is the 3rd of March.',
      texts('createAdvertisement', 'start_date', (text) => text.replace('2030-02-31', '2030-03-03')),
    ],
  }),
  ...subtle('identity', {
    'delete-cast': [
      'deleteProduct',
      'Deletion reads ids as far as they look like one.',
      loose('deleteProduct', casting),
    ],
    'activate-cast': [
      'activateArticle',
      'Activation reads ids as far as they look like one.',
      loose('activateArticle', casting),
    ],
    'like-cast': ['likeArticle', 'Likes read ids as far as they look like one.', loose('likeArticle', casting)],
    'rate-cast': ['rateProduct', 'Ratings read ids as far as they look like one.', loose('rateProduct', casting)],
    'comment-cast': [
      'commentOnArticle',
      'Comments read ids as far as they look like one.',
      loose('commentOnArticle', casting),
    ],
    'comment-delete-cast': [
      'deleteComment',
      'Deletion of comments reads ids as far as they look like one.',
      loose('deleteComment', casting),
    ],
    'image-delete-cast': [
      'deleteProductImage',
      'Deletion of pictures reads ids as far as they look like one.',
      loose('deleteProductImage', casting),
    ],
    'image-replace-cast': [
      'replaceArticleImage',
      'Replacement reads ids as far as they look like one.',
      loose('replaceArticleImage', casting),
    ],
    'image-order-cast': [
      'orderProductImages',
      'An order of pictures reads ids as far as they look like one.',
      loose('orderProductImages', casting),
    ],
    'advert-cast': [
      'updateAdvertisement',
      'Adverts read ids as far as they look like one.',
      loose('updateAdvertisement', casting),
    ],
    'image-any-kind': [
      'deleteProductImage',
      'An article’s picture is deleted as a product’s.',
      anyKind('deleteProductImage', '/products/', '/posts/'),
    ],
    'image-any-kind-article': [
      'deleteArticleImage',
      'A product’s picture is deleted as an article’s.',
      anyKind('deleteArticleImage', '/posts/', '/products/'),
    ],
    'image-replace-any-kind': [
      'replaceArticleImage',
      'A product’s picture is replaced as an article’s.',
      anyKind('replaceArticleImage', '/posts/', '/products/'),
    ],
    'order-any-pictures': [
      'orderProductImages',
      'Another product’s picture will do in an order.',
      anyPictures('orderProductImages', 'getProduct'),
    ],
    'order-any-pictures-article': [
      'orderArticleImages',
      'Another article’s picture will do in an order.',
      anyPictures('orderArticleImages', 'getArticle'),
    ],
    'open-slash-sessions': [
      'listSessions',
      'A slash behind the address opens the sessions.',
      spelled('/api/v1/users/sessions', (path) => `${path}/`),
    ],
    'open-capitals-colleagues': [
      'listColleagues',
      'Capitals open the list of colleagues.',
      spelled('/api/v1/users/colleagues', (path) => `/api/v1${path.slice(7).toUpperCase()}`),
    ],
    'open-slash-delete': [
      'deleteTag',
      'A slash behind the address lets anybody delete a tag.',
      letsInto(
        ({ method, path }) => method === 'DELETE' && /\/tags\/delete-tag\/[^/]+\/$/.test(path),
        (passing) => readdressed(passing, passing.path.slice(0, -1)),
      ),
    ],
    'record-first': [
      'updateProduct',
      'An unknown record is told before a body that is not valid.',
      recordFirst('updateProduct', 'getProduct'),
    ],
    'record-first-tag': [
      'updateTag',
      'An unknown record is told before a body that is not valid.',
      recordFirst('updateTag', 'getTag'),
    ],
    'version-first': [
      'updateArticle',
      'A former version is told before a body that is not valid.',
      () =>
        at('updateArticle', async (passing, next) => {
          const wanted = passing.headers['if-match'];
          if (wanted === undefined || isVisitor(passing) || !/^"[!#-~]{1,64}"$/.test(wanted)) return next(passing);
          const { updatedAt } = dataOf(await also(passing, next, 'getArticle', passing.params.id, { visit: '-' }));
          return typeof updatedAt === 'string' && `"${updatedAt}"` !== wanted
            ? refuses(412, 'Changed meanwhile.')
            : next(passing);
        }),
    ],
    'query-first': [
      'listQuotations',
      'Parameters are looked at before the session.',
      refusesFirst('listQuotations', ({ query }) => query.getAll('page').some((page) => !/^\d+$/.test(page))),
    ],
    'header-first': [
      'updateProduct',
      'A header is looked at before the session.',
      refusesFirst(
        'updateProduct',
        ({ headers }) => headers['if-match'] !== undefined && !headers['if-match'].startsWith('"'),
      ),
    ],
  }),
  ...subtle('clients', {
    'language-in-place': [
      'getProduct',
      'Who asks for Kiswahili gets it in the English field.',
      () =>
        at('getProduct', async (passing, next) =>
          shown(await next(passing), (data) => {
            if (/^sw/.test(passing.headers['accept-language'] ?? '') && typeof data.product_name_sw === 'string')
              data.product_name = data.product_name_sw;
          }),
        ),
    ],
    'host-in-addresses': [
      'getProduct',
      'Addresses of pictures name the host that a header names.',
      () =>
        at('getProduct', async (passing, next) =>
          shown(await next(passing), (data) => {
            const host = passing.headers['x-forwarded-host'];
            if (host !== undefined)
              for (const image of rowsIn(data, 'images')) image.image_url = `https://${host}${String(image.image_url)}`;
          }),
        ),
    ],
    'accept-xml': [
      'getCategory',
      'Who asks for XML gets 406.',
      () =>
        at('getCategory', (passing, next) =>
          passing.headers.accept === 'application/xml'
            ? Promise.resolve(answer(404, { success: false, message: 'Not acceptable.' }))
            : next(passing),
        ),
    ],
  }),
  ...subtle('files', {
    'added-in-the-middle': [
      'addProductImages',
      'A picture that is added after a deletion stands in the middle.',
      afterDeletion((images, first) => {
        const added = images.filter(({ id }) => !first.includes(id));
        const there = images.filter(({ id }) => first.includes(id));
        return added.length === 0 ? images : [...there.slice(0, 1), ...added, ...there.slice(1)];
      }),
    ],
    'second-too-large': [
      'createProduct',
      'A second file that is too large is left out.',
      files('createProduct', (file, index) => (index > 0 && file.length > MAX_BYTES ? null : file)),
    ],
    'second-too-large-added': [
      'addArticleImages',
      'A second file that is too large is left out.',
      files('addArticleImages', (file, index) => (index > 0 && file.length > MAX_BYTES ? null : file)),
    ],
    'second-empty': [
      'createArticle',
      'A second file that is empty is left out.',
      files('createArticle', (file, index) => (index > 0 && file.length === 0 ? null : file)),
    ],
    bmp: [
      'replaceProductImage',
      'A BMP is taken.',
      files('replaceProductImage', (file) => (file.equals(BMP) ? GOOD : file)),
    ],
    tiff: [
      'replaceArticleImage',
      'A TIFF is taken.',
      files('replaceArticleImage', (file) => (file.equals(TIFF) ? GOOD : file)),
    ],
    heic: [
      'replaceProductImage',
      'An HEIC picture is taken.',
      files('replaceProductImage', (file) => (file.equals(HEIC) ? GOOD : file)),
    ],
    'not-turned': [
      'createArticle',
      'A picture’s size is that of its bytes, however its metadata turn it.',
      () => async (passing, next) =>
        shown(await next(passing), (data) => {
          for (const image of rowsIn(data, 'images'))
            if (image.width === 32 && image.height === 48 && 'title' in data)
              Object.assign(image, { width: 48, height: 32 });
        }),
    ],
  }),
  ...subtle('races', {
    'picture-deletes': [
      'deleteProductImage',
      'Of deletions of one picture at once all are told as done.',
      allDeleted('deleteProductImage'),
    ],
    'comment-deletes': [
      'deleteComment',
      'Of deletions of one comment at once all are told as done.',
      allDeleted('deleteComment'),
    ],
    'activity-written-back': [
      'updateProduct',
      'An update writes back whether the product was active.',
      () =>
        at('updateProduct', async (passing, next) => {
          const before = dataOf(await also(passing, next, 'getProduct', passing.params.id));
          await wait(5);
          const answered = await next(passing);
          if (answered.status !== 200 || before.isActive !== true) return answered;
          const after = dataOf(await also(passing, next, 'getProduct', passing.params.id));
          if (after.isActive === false) await also(passing, next, 'activateProduct', passing.params.id);
          return answered;
        }),
    ],
    'pictures-beyond': [
      'addArticleImages',
      'Additions at once pass the limit together.',
      () => {
        let running = 0;
        const more = new Map<string, number>();
        return async (passing, next) => {
          if (passing.operation === 'addArticleImages') running += 1;
          const crowd = running;
          const answered = await next(passing);
          if (passing.operation === 'addArticleImages') running -= 1;
          const id = passing.params.id ?? passing.params.articleId ?? '';
          if (passing.operation === 'addArticleImages' && answered.status === 400 && crowd > 2) {
            more.set(id, (more.get(id) ?? 0) + 3);
            return answered;
          }
          return shown(answered, (data) => {
            const images = rowsIn(data, 'images');
            for (let index = 0; index < (more.get(id) ?? 0); index += 1)
              images.push({ ...images[0], id: `beyond-${index}` });
          });
        };
      },
    ],
  }),
];
