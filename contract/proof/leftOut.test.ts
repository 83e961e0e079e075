/** A server need not offer what is extended: whatever it leaves out, the kit finds nothing wrong. */
import { Contract } from '../spec/contract';
import { extendedNames } from '../spec/extended';
import { notAuthorized } from '../fixtures/minimal/answers';
import { createMinimalServer } from '../fixtures/minimal/server';
import type { Defect, Options } from '../fixtures/minimal/types';
import { parseJson, type Exchange } from '../http/exchange';
import type { Profile } from '../run/options';
import type { Report } from '../run/run';
import { violationLine } from '../report/lines';
import { CONTRACT_FILE, runKit } from './inProcess';
import { ACCOUNT } from './kitProcess';

const contract = new Contract(CONTRACT_FILE);
const { operations, parameters, fields } = extendedNames(contract);
/** A parameter as a whole stands for its values. */
const WHOLE = [...operations, ...new Set(parameters.map((name) => name.split('=')[0] ?? name)), ...fields];
// A busy machine takes its time for a whole run.
jest.setTimeout(180_000);

/** Without it nothing is offered. */
const ALL_BY_ITSELF = 'getCapabilities';
const ADDRESSES = [...contract.operations.values()].map(({ id, path }) => ({
  id,
  pattern: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

let moment = 1_000_000;
/** More than the contract names, another thing each time, and in another order what has none. */
function more(value: unknown, field = ''): unknown {
  moment += 1;
  const turns = moment % 2 === 0;
  if (Array.isArray(value)) {
    const all = value.map((one) => more(one));
    const isSet = all.every((one) =>
      field === 'uses' ? typeof one === 'string' : Object.hasOwn(Object(one) as object, 'tag'),
    );
    return isSet && turns ? all.reverse() : all;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) => [key, more(inner, key)] as const);
  return Object.fromEntries([...(turns ? fields.reverse() : fields), ['moment', moment]]);
}
const answersMore: Defect = {
  answer: (_, { body, ...answer }) => {
    if (body === undefined || Buffer.isBuffer(body)) return { ...answer, body };
    return { ...answer, body: answer.status < 300 ? (more(body) as object) : { ...body, moment: (moment += 1) } };
  },
};

async function judged(
  profile: Profile,
  server: Partial<Options>,
  { only = [], load = false }: { only?: string[]; load?: boolean } = {},
): Promise<Report> {
  const minimal = createMinimalServer({ port: 0, ...ACCOUNT, ...server });
  try {
    return await runKit(await minimal.listen(), {
      profile,
      scope: 'full',
      allow: { account: true, traces: true, load },
      only,
    });
  } finally {
    await minimal.close();
  }
}

const lines = ({ violations, leftovers }: Report) => [
  ...violations.map((violation) => violationLine(violation, 'openapi.yaml')),
  ...leftovers.map(({ why }) => why),
];

/** With ids that each table counts by itself, more in its answers than the contract names, and small pages. */
const UNLIKE_OURS = { ids: 'number', pageSize: 3, defect: answersMore } as const;

test.each([
  ['the core alone', 'extended', { without: WHOLE }],
  ['more than the core, in its own way', 'core', UNLIKE_OURS],
] as const)('one that offers %s conforms, with the profile %s', async (_, profile, server) => {
  const report = await judged(profile, server);
  expect(lines(report)).toEqual([]);
  expect(report.inconclusive.filter(({ notOffered }) => !notOffered)).toEqual([]);
  expect(report.blindSpots).toEqual([expect.stringContaining('requests for a quote')]);
});

test('so does one that offers a single value of each parameter', async () => {
  const left = parameters.filter(
    (name) => name.includes('=') && parameters.find((one) => one.split('=')[0] === name.split('=')[0]) !== name,
  );
  const report = await judged('extended', { without: left }, { only: ['A15', 'B10', 'C01', 'D20', 'D21', 'D26'] });
  expect(lines(report)).toEqual([]);
  expect(report.notOffered).toEqual(left);
});

test('so does one whose lists say no more than how many pages they have', async () => {
  const defect: Defect = {
    answer: (_, { body, ...answer }) => {
      const { data } = (Buffer.isBuffer(body) ? {} : body) as { data?: { meta?: { pageCount: number } } };
      if (!data?.meta) return { ...answer, body };
      return { ...answer, body: { ...body, data: { ...data, meta: { pageCount: data.meta.pageCount } } } };
    },
  };
  const report = await judged('all', { pageSize: 3, defect }, { only: ['D35', 'D55'] });
  expect(lines(report)).toEqual([]);
});

test('one that offers the core alone need not say so, with the profile core', async () => {
  // Of all else both profiles ask it the same.
  expect(lines(await judged('core', { without: WHOLE }, { only: ['A15'] }))).toEqual([]);
});

test('what is left out may be 501, whatever the method', async () => {
  const isOf = (path: string, extended: boolean) =>
    ADDRESSES.some(({ id, pattern }) => operations.includes(id) === extended && pattern.test(path));
  const defect: Defect = {
    answer: ({ path }, answer) =>
      answer.status === 404 && isOf(path, true) && !isOf(path, false) ? { ...answer, status: 501 } : answer,
  };
  expect(lines(await judged('extended', { without: WHOLE, defect }, { only: ['A10', 'A11', 'A15'] }))).toEqual([]);
});

test.each([
  [
    'those of calls that it offers',
    WHOLE,
    (path: string) => !ADDRESSES.some(({ id, pattern }) => pattern.test(path) && !operations.includes(id)),
    'expected 2xx to OPTIONS /shared-proposals/',
  ],
  [
    'those of paths that the contract has',
    [],
    (path: string) => !ADDRESSES.some(({ pattern }) => pattern.test(path)),
    'E01 OPTIONS /api/v1/nope',
  ],
] as const)(
  'a server that answers no preflights but %s keeps browsers from the 404',
  async (_, without, isUnanswered, line) => {
    const report = await judged(
      'extended',
      {
        without,
        defect: {
          answer: (context, answer) =>
            context.method === 'OPTIONS' && isUnanswered(context.path) ? { ...answer, status: 404 } : answer,
        },
      },
      { only: ['E01'] },
    );
    expect(lines(report)).toEqual([expect.stringContaining(line)]);
  },
);

test.each(['core', 'extended'] as const)(
  'visitors are told what there is not, with the profile %s',
  async (profile) => {
    const defect: Defect = {
      answer: ({ operation, authorization }, answer) =>
        operation || authorization.length > 0 ? answer : { ...answer, ...notAuthorized() },
    };
    const { violations } = await judged(profile, { without: WHOLE, defect }, { only: ['A10', 'A11', 'A15'] });
    expect(violations.map(({ check, got }) => `${check} ${got.slice(0, 3)}`)).toEqual([
      'A15 401',
      'A10 401',
      'A11 401',
    ]);
  },
);

/** What getCapabilities answers, whatever there is. */
const naming = (operations: readonly string[]): Defect => ({
  wrap: (id, handler) =>
    id === ALL_BY_ITSELF
      ? () => ({
          status: 200,
          headers: {},
          body: { success: true, message: 'Read.', data: { operations, parameters, fields } },
        })
      : handler,
});

describe('a server that says it offers what it does not', () => {
  test.each([
    [
      'signOut',
      ['signOut'],
      'expected that signOut, which getCapabilities names, is served; got 404 to POST /auth/logout.',
    ],
    [
      'listProducts.search',
      ['listProducts.search'],
      'expected that listProducts.search, which getCapabilities names, is served; got 200 for a value that search does not have.',
    ],
  ])('%s', async (name, left, line) => {
    const report = await judged(
      'extended',
      { without: [name], defect: naming(operations) },
      { only: ['A15', 'C02', 'D26'] },
    );
    expect(lines(report)).toEqual([expect.stringContaining(line)]);
    expect(report.violations[0]?.check).toBe('A15');
    expect(report.notOffered).toEqual(left);
  });

  test('the call that says so among it', async () => {
    const named = operations.filter((id) => id !== ALL_BY_ITSELF);
    const report = await judged('extended', { without: ['signOut'], defect: naming(named) }, { only: ['A15'] });
    expect(lines(report)).toEqual([
      expect.stringContaining('expected that signOut, which getCapabilities names, is served'),
      expect.stringContaining('expected getCapabilities among the calls that it names'),
    ]);
  });
});

/** A run for each name, in front of a server without it: `npm run prove -- left-out`. */
if (process.env.EVERY_NAME)
  describe('whatever is left out', () => {
    /** What a check asked the whole server for, in the names of what is extended: without these the check is what it was. */
    const asked = new Map<string, Set<string>>();
    /** A check that goes through every call alike is judged by the run that leaves all out. */
    const goesThroughAll = (check: string) =>
      [...asked].filter(([name, checks]) => !name.includes('.') && checks.has(check)).length >
      contract.operations.size / 2;

    function note({ check, request: { path, headers, body, form } }: Exchange): void {
      const [address = '', search = ''] = path.split('?');
      const sent = Object.keys(headers).map((name) => name.toLowerCase());
      const named = form?.map(({ name }) => name) ?? Object.keys(Object(parseJson(body ?? Buffer.alloc(0))) as object);
      for (const { id } of ADDRESSES.filter(({ pattern }) => pattern.test(address))) {
        const names = [
          ...new URLSearchParams(search).keys(),
          ...['If-Match', 'Idempotency-Key'].filter((name) => sent.includes(name.toLowerCase())),
          ...named.filter((field) => fields.includes(`${id}.${field}`)),
        ];
        for (const name of [id, ...names.map((one) => `${id}.${one}`)])
          asked.set(name, (asked.get(name) ?? new Set()).add(check));
      }
    }

    beforeAll(async () => {
      const report = await judged('all', UNLIKE_OURS, { load: true });
      expect(lines(report)).toEqual([]);
      expect(report.notOffered).toEqual([]);
      const ran = report.checks.map(({ id }) => id);
      for (const exchange of report.exchanges.filter(({ check }) => ran.includes(check))) note(exchange);
    });

    test.each(WHOLE)('without %s', async (name) => {
      const checks = asked.get(name) ?? [];
      const report = await judged(
        'extended',
        { without: [name] },
        { only: [...checks].filter((check) => !goesThroughAll(check)) },
      );
      expect(lines(report)).toEqual([]);
      if (name !== ALL_BY_ITSELF) expect(report.notOffered.filter((one) => !one.startsWith(name))).toEqual([]);
    });
  });
