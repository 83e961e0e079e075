import { PUSH_DEVICE } from '../checks/input/bases';
import { failure, success } from '../fixtures/minimal/answers';
import type { Context, Defect, Handler, Options } from '../fixtures/minimal/types';
import { runKit } from './inProcess';
import { ACCOUNT, KitStage, type KitProcess } from './kitProcess';

const stage = new KitStage();

/** Starts a minimal server and runs the kit against it. */
async function run(options: Partial<Options>, args: readonly string[]) {
  await stage.serve(options);
  return stage.run(args);
}

/** Everything that is stored, as text. */
const stored = () =>
  JSON.stringify(
    [
      ...stage.server.store.categories.values(),
      ...stage.server.store.tags.values(),
      ...stage.server.store.products.values(),
      ...stage.server.store.articles.values(),
    ].map(({ id }) => id),
  );

test('what answers broken HTTP need not know the envelope', async () => {
  const kit = await run({ bareErrors: true }, ['--only', 'G03']);
  expect(kit.output).toContain('G03 http: not in the envelope, as the contract lets it: the answer to ');
  expect(kit.code).toBe(0);
});

test.each([
  [[], 0],
  [['--strict'], 1],
] as const)(
  'where the server lets in another origin, CORS is told as not looked at; with %j the exit code is %d',
  async (more, code) => {
    const kit = await run({ origins: ['https://shop.example'] }, [
      '--scope',
      'read-only',
      '--only',
      'E01,E02,E03,E06',
      ...more,
    ]);
    expect(kit.output).toContain(
      '--origin names one that it lets in: E01 preflight, E02 actual, E03 errors-have-cors, E06 vary',
    );
    expect(kit.output).toContain('Nobody could look whether a page of another origin can call this server');
    expect(kit.code).toBe(code);
  },
);

test('a delete that does nothing leaves records behind: exit code 4, and each is named', async () => {
  const kit = await run(
    {
      defect: {
        wrap: (operation, handler) =>
          operation === 'deleteArticle'
            ? () => ({ status: 200, headers: {}, body: { success: true, message: 'Deleted.' } })
            : handler,
      },
    },
    ['--only', 'D14'],
  );
  expect(kit.code).toBe(4);
  const left = [...stage.server.store.articles.values()].filter(({ title }) => title.startsWith('ck-'));
  expect(left.length).toBeGreaterThan(0);
  for (const { id } of left) expect(kit.output).toContain(`article ${id}`);
});

test('what was made before a kill is deleted by --cleanup', async () => {
  await stage.serve();
  const before = stored();
  const kit = stage.start(['--only', 'D25']);
  while (stage.server.store.products.size < 14)
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  kit.kill();
  await kit.ended();
  expect(stored()).not.toBe(before);
  expect((await stage.run(['--cleanup', stage.journal])).code).toBe(0);
  expect(stored()).toBe(before);
});

test.each([
  ['updateProposal', 'D50', 'proposals', 0],
  ['getNotificationSettings', 'D36', 'devices', 0],
  // It was sent, as the run was allowed to.
  ['getSharedProposal', 'D51', 'proposals', 1],
] as const)(
  'of what has no name of the run, at %s in %s, --cleanup leaves %s: %d',
  async (operation, check, kept, left) => {
    const run: { kit?: KitProcess } = {};
    const wrap: Defect['wrap'] = (id, handler) => (context) => {
      if (id === operation && context.store[kept].size > 0) run.kit?.kill();
      return handler(context);
    };
    await stage.serve({ defect: { wrap } });
    run.kit = stage.start(['--only', check, '--allow-traces']);
    expect(await run.kit.ended()).toBeNull();
    expect(stage.server.store[kept].size).toBeGreaterThan(0);
    delete run.kit;
    const cleaned = await stage.run(['--cleanup', stage.journal]);
    expect(cleaned.errors).toBe('');
    expect(cleaned.output).toContain('Nothing of it is left.');
    expect(stage.server.store[kept].size).toBe(left);
  },
);

test.each([
  ['addPushDevice', 'D36', []],
  ['getProposalPdf', 'D50', []],
  ['deleteProposal', 'D50', [409]],
] as const)('where %s is wrong, %s leaves no draft and no device, or tells of it', async (operation, check, left) => {
  const wrap: Defect['wrap'] = (id, handler) => (context) => {
    if (id !== operation) return handler(context);
    if (id !== 'addPushDevice') return failure(409, 'Not now.');
    // Whatever the service.
    const { endpoint } = context.body as { endpoint: string };
    return handler({ ...context, body: { ...context.body, endpoint: `${PUSH_DEVICE.endpoint}?${endpoint}` } });
  };
  await stage.serve({ defect: { wrap } });
  const { violations, leftovers } = await runKit(stage.server.url, { only: [check] });
  const { proposals, devices } = stage.server.store;
  expect(violations).not.toEqual([]);
  expect([proposals.size, devices.size]).toEqual([leftovers.length, 0]);
  expect([...new Set(leftovers.map(({ why }) => why))]).toEqual(
    left.map((status) => `deleting it answered ${status} Not now.`),
  );
});

/** What a run in this process has against a server in which one call answers otherwise, and what it could not judge. */
async function told(
  only: string,
  operation: string,
  wrong: (context: Context, handler: Handler) => ReturnType<Handler>,
): Promise<string[]> {
  const wrap: Defect['wrap'] = (id, handler) => (id === operation ? (context) => wrong(context, handler) : handler);
  await stage.serve({ defect: { wrap } });
  const allow = { account: false, traces: true, load: true };
  const { violations, inconclusive } = await runKit(stage.server.url, { only: [only], scope: 'full', allow });
  return [
    ...violations.map(({ check, expected }) => `${check} ${expected}`),
    ...new Set(inconclusive.map(({ reason }) => reason)),
  ];
}

const listing = (data: object) => () => success('Listed.', data);

test.each([
  ['D28', 'getDashboardSummary', listing({})],
  ['D08', 'listProducts', listing({ products: [null], meta: { pageCount: 1 } })],
  ['D36', 'getNotificationSettings', listing({})],
])(
  'an answer of a form that %s cannot read is told with the call, and the run goes on',
  async (check, operation, answer) => {
    const lines = await told(check, operation, answer);
    expect(lines).toContain(`${check} an answer that the check can read`);
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`^${operation} answered \\d+ in a form that the kit cannot read \\(`)),
    );
  },
);

const limited = (after: string) => ({ ...failure(429, 'Later.'), headers: { 'Retry-After': after } });

test.each(['B01', 'D19'])('what a limit keeps from being judged is told so, and is no violation: %s', async (check) => {
  expect(await told(check, 'createTag', () => limited('3600'))).toEqual(['createTag went on answering 429']);
});

test.each([
  ['0', 'C13 200 for the right credentials, after the time that Retry-After says'],
  ['3600', 'signIn went on answering 429'],
])('a limit that stands after Retry-After %s: %s', async (after, line) => {
  let tried = 0;
  const answers = await told('C13', 'signIn', (context, handler) => {
    if (String(context.body.emailOrPhone).startsWith('nobody')) tried += 1;
    return tried > 5 ? limited(after) : handler(context);
  });
  expect(answers).toEqual([line]);
});

test('the password is found in a part of a token', async () => {
  const answers = await told('C06', 'signIn', async (context, handler) => {
    const answer = await handler(context);
    const { sessions } = context.store;
    const session = sessions.get(String((answer.body as { data?: unknown }).data));
    if (!session) return answer;
    const claims = Buffer.from(JSON.stringify({ password: ACCOUNT.password })).toString('base64url');
    const token = `e30.${claims}.${session.token}`;
    sessions.set(token, { ...session, token });
    return success('Signed in.', token);
  });
  expect(answers).toEqual(['C06 a token without the password']);
});

test('a county is a part of what a key stands for', async () => {
  const answers = await told('D21', 'requestQuote', (context, handler) => {
    const { countyId: _, ...body } = context.body;
    return handler({ ...context, body });
  });
  expect(answers).toEqual(['D21 409 for the same key with another body (another countyId)']);
});

test.each([
  ['no server', 3, ['--base-url', 'http://127.0.0.1:1/api/v1', '--user', 'a', '--password', 'b']],
  [
    'no contract',
    2,
    ['--base-url', 'http://127.0.0.1:1/api/v1', '--user', 'a', '--password', 'b', '--contract', 'nowhere.yaml'],
  ],
  [
    'a host that is not private, without being told so',
    2,
    ['--base-url', 'https://shop.example/api/v1', '--user', 'a', '--password', 'b', '--scope', 'own'],
  ],
  ['an option that is not there', 2, ['--nonsense']],
])('%s: exit code %d and a sentence', async (_, code, args) => {
  const kit = await run({}, args);
  expect(kit.code).toBe(code);
  expect(kit.errors.trim()).not.toBe('');
  expect(kit.errors).not.toContain('at ');
});
