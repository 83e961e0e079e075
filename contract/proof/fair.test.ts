import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { failure, notAuthorized } from '../fixtures/minimal/answers';
import type { Answer, Context, Defect, Handler } from '../fixtures/minimal/types';
import { runKit } from './inProcess';
import { KitStage } from './kitProcess';

const stage = new KitStage();
/** All but the date. */
const TIMERS = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

/** What is said against a server that does otherwise, and what could not be judged. */
async function told(only: readonly string[], defect: Defect): Promise<string[]> {
  await stage.serve({ defect });
  const allow = { account: false, traces: true, load: true };
  const { violations, inconclusive } = await runKit(stage.server.url, { only: [...only], scope: 'full', allow });
  return [
    ...violations.map(({ check, expected }) => `${check} ${expected}`),
    ...new Set(inconclusive.map(({ reason }) => reason)),
  ];
}

type Otherwise = (context: Context, handler: Handler) => ReturnType<Handler>;
const answering = (operation: string, otherwise: Otherwise): Defect => ({
  wrap: (id, handler) => (id === operation ? (context) => otherwise(context, handler) : handler),
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('a path may be looked at before the body, and an id that cannot be one of the server’s may be 400', async () => {
  const ids = /\/(?:get-tag|proposals|visits|counties|quotations)\/(?!create-|get-)([^/]*-[^/]*)/;
  const defect: Defect = {
    request: ({ path }) => {
      const id = ids.exec(path)?.[1];
      return id === undefined || UUID.test(id)
        ? undefined
        : failure(400, 'This is no id.', new Map([['id', 'This is no id.']]));
    },
  };
  expect(await told(['B02', 'B04', 'B19', 'G05'], defect)).toEqual([]);
});

type Json = Record<string, unknown>;

interface Found {
  data: Record<string, { length: number }[]> & { meta: { total?: number; pageCount: number } };
}

/** A search that finds nothing is answered with what is similar: here what differs in the last number. */
const withSimilar =
  (key: string): Otherwise =>
  async (context, handler) => {
    const { search } = context.values;
    const alike = String(search).replace(/[0-9]+$/, '');
    if (search === undefined || search === alike) return handler(context);
    const similar = await handler({ ...context, values: { ...context.values, search: alike } });
    const list = (answer: Answer) => (answer.body as Found).data[key] ?? [];
    if (list(similar).length === 0) return handler(context);
    const exact = await handler({ ...context, values: { ...context.values, quiet: true } });
    const others = list(similar).filter(
      (one) => !list(exact).some((other) => JSON.stringify(other) === JSON.stringify(one)),
    );
    const { data, ...body } = exact.body as Found;
    return { ...exact, body: { ...body, data: { ...data, [key]: [...list(exact), ...others] } } };
  };

test.each([
  ['listProducts', 'products', ['D41', 'D30']],
  ['listArticles', 'articles', ['D41']],
  ['listQuotations', 'quotations', ['D21', 'D29']],
] as const)('a search may find what is similar too: %s', async (operation, key, only) => {
  expect(await told(only, answering(operation, withSimilar(key)))).toEqual([]);
});

test.each([
  ['D22', 'likeArticle', 3],
  ['D22', 'deleteTag', 2],
  ['D40', 'rateProduct', 2],
  ['D40', 'updateCategory', 3],
  ['D56', 'createArticle', 3],
])(
  'a limit that stands among calls of one moment keeps them from being judged: %s %s',
  async (check, operation, after) => {
    let calls = 0;
    const answers = await told(
      [check],
      answering(operation, (context, handler) => {
        calls += 1;
        return calls > after ? { ...failure(429, 'Later.'), headers: { 'Retry-After': '3600' } } : handler(context);
      }),
    );
    expect(answers).toEqual([`${operation} went on answering 429`]);
  },
);

test('where the recommended come first, they need not be the newest', async () => {
  const defect = answering('listProducts', async (context, handler) => {
    const { category_id, sort } = context.values;
    const page = Number(context.values.page ?? 1);
    if (category_id === undefined || sort !== undefined) return handler(context);
    const at = (number: number) => handler({ ...context, values: { ...context.values, page: number } });
    const wanted = await at(page);
    const { meta } = (wanted.body as Found).data;
    const all: unknown[] = [];
    for (let number = 1; number <= meta.pageCount; number += 1)
      all.push(...(((await at(number)).body as Found).data.products ?? []));
    const { pageSize } = context.options;
    const products = all.reverse().slice((page - 1) * pageSize, page * pageSize);
    return { ...wanted, body: { ...wanted.body, data: { products, meta } } };
  });
  expect(await told(['D25'], defect)).toEqual([]);
});

test('five full pictures in one form are taken', async () => {
  const defect = answering('createProduct', (context, handler) =>
    context.files.reduce((sum, { bytes }) => sum + bytes.length, 0) > 20_000_000
      ? failure(413, 'The request is too large.')
      : handler(context),
  );
  expect(await told(['F03'], defect)).toEqual(['F03 201 for 5 pictures of exactly 5,242,880 bytes each']);
});

test('an answer that names no origin may go without Vary', async () => {
  const defect: Defect = {
    answer: (_, answer) => {
      const { Vary: _vary, ...headers } = answer.headers;
      return 'Access-Control-Allow-Origin' in headers ? answer : { ...answer, headers };
    },
  };
  expect(await told(['E06'], defect)).toEqual([]);
});

test.each([
  ['as it is', '.00"', []],
  ['with other prices', '.05"', ['G04 unpacked the same data as without compression']],
])('what is compressed is compared with what is not: %s', async (_, cents, lines) => {
  const defect: Defect = {
    answer: ({ headers, operation }, answer) =>
      headers['accept-encoding'] === 'gzip' && operation?.id === 'listProducts'
        ? {
            ...answer,
            headers: { ...answer.headers, 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
            body: gzipSync(JSON.stringify(answer.body).replaceAll('.00"', cents)),
          }
        : answer,
  };
  expect(await told(['G04'], defect)).toEqual(lines);
});

test('how the history writes an amount is the server’s own', async () => {
  const defect = answering('listQuotationHistory', async (context, handler) => {
    const answer = await handler(context);
    const body = JSON.stringify(answer.body).replaceAll(/, (\d+)(?:\.00|(\.\d\d))"/g, ', KES $1$2"');
    return { ...answer, body: JSON.parse(body) as object };
  });
  expect(await told(['D51'], defect)).toEqual([]);
});

test('what refers to a record that is deleted may be refused before a key is looked up', async () => {
  const defect = answering('createAdvertisement', (context, handler) =>
    context.store.products.has(String(context.body.productId))
      ? handler(context)
      : failure(400, 'There is no such product.', new Map([['productId', 'There is no such product.']])),
  );
  expect(await told(['D56'], defect)).toEqual([]);
});

test.each<[string, string, Required<Defect>['answer'], string[]]>([
  [
    'an unknown address below one that asks for a session',
    'A10',
    ({ path, authorization }, answer) =>
      path.includes('/users/nope') && authorization.length === 0 ? { ...answer, ...notAuthorized() } : answer,
    ['A10 404 in the envelope for an unknown address (/users/nope, without a session)'],
  ],
  [
    'a form as browsers encode it, where another is due',
    'B02',
    ({ path, headers }, answer) =>
      path.endsWith('/create-product') && headers['content-type'] === 'application/x-www-form-urlencoded'
        ? { ...answer, status: 400 }
        : answer,
    ['B02 415 for a body that is sent as application/x-www-form-urlencoded'],
  ],
  [
    'a body that is not valid, after the state of its record',
    'B22',
    ({ path }, answer) =>
      path.endsWith('/create-tag') && JSON.stringify(answer.body).includes('contractKit')
        ? { ...answer, status: 409 }
        : answer,
    ['B22 400 for a field that there is not, where the body without it is 409'],
  ],
])('%s is found by %s alone', async (_, check, answer, lines) => {
  expect(await told([check], { answer })).toEqual(lines);
});

test('where no page of another origin is let in, no call comes from one', async () => {
  const defect: Defect = {
    rules: { corsHeaders: () => ({}) },
    request: ({ headers, operation }) =>
      headers.origin !== undefined && operation?.id !== 'listTags' ? failure(403, 'Not from there.') : undefined,
  };
  expect(await told(['D05', 'D19'], defect)).toEqual([]);
});

test('the key of a link may be in capitals alone', async () => {
  const defect = answering('sendProposal', (context, handler) => {
    const proposal = context.store.proposals.get(String(context.values.id));
    if (proposal) proposal.shareKey ??= randomBytes(16).toString('hex').toUpperCase();
    return handler(context);
  });
  expect(await told(['D51'], defect)).toEqual([]);
});

test('a new price may be refused that is not lower, and a price taken that falls below it', async () => {
  const defect = answering('updateProduct', (context, handler) => {
    const { new_price, product_price } = context.body as Record<string, string | null | undefined>;
    const price = product_price ?? context.store.products.get(String(context.values.id))?.product_price;
    return typeof new_price === 'string' && Number(new_price) >= Number(price)
      ? failure(400, 'It is not lower.', new Map([['new_price', 'It is not lower.']]))
      : handler(context);
  });
  expect(await told(['D44'], defect)).toEqual([]);
});

test.each([
  ['listProducts', 'products', 'ratings'],
  ['listArticles', 'articles', 'comments'],
] as const)(
  'a list may show less of a picture and of a category, and a list of nothing: %s',
  async (list, key, none) => {
    const defect = answering(list, async (context, handler) => {
      const answer = await handler(context);
      const { data, ...body } = answer.body as { data: Record<string, Json[]> };
      const records = (data[key] ?? []).map((record) => {
        const { category, images } = record as { category: Json | null; images: Json[] };
        return {
          ...record,
          [none]: [],
          images: images.map(({ width: _, height: __, ...image }) => image),
          category: category && { id: category.id, category_name: category.category_name },
        };
      });
      return { ...answer, body: { ...body, data: { ...data, [key]: records } } };
    });
    expect(await told(['A13', 'D02'], defect)).toEqual([]);
  },
);

const NAIROBI_MS = 3 * 3_600_000;
const MONTHS_AHEAD = 2;
/** In which the kit begins. */
const BEFORE_MS = 8_000;
const LOOKS_MS = 50;

test('codes, days and months are those of the server’s clock, which may be another than the kit’s, over midnight too', async () => {
  const today = new Date();
  const month = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + MONTHS_AHEAD) - NAIROBI_MS;
  // D28 has read what today is, and looks at what goes with a deletion; not so long where the kit began late.
  const untilMonth: Otherwise = async (context, handler) => {
    while (Date.now() < month) await wait(LOOKS_MS);
    return handler(context);
  };
  await stage.serve({
    defect: {
      ...answering('commentOnArticleAlias', untilMonth),
      answer: (_, answer) => ({ ...answer, headers: { ...answer.headers, Date: new Date().toUTCString() } }),
    },
  });
  const kit = stage.start([
    '--only',
    'C15,D20,D28,D30,D50,D51,D54,D55',
    '--allow-account',
    '--allow-traces',
    '--timeout',
    '60000',
  ]);
  // Of the server alone: the kit is a process of its own.
  jest.useFakeTimers({ now: month - BEFORE_MS, advanceTimers: true, doNotFake: TIMERS });
  try {
    expect([await kit.ended(), kit.output]).toEqual([0, expect.not.stringContaining('expected')]);
  } finally {
    jest.useRealTimers();
  }
});
