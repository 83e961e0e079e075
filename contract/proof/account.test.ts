import { Client } from '../fixtures/minimal/client';
import { failure } from '../fixtures/minimal/answers';
import type { Context, Handler } from '../fixtures/minimal/types';
import { runKit } from './inProcess';
import { ACCOUNT, KitStage, type KitProcess } from './kitProcess';

const stage = new KitStage();

/** A server in which one operation of the account is wrong. */
async function serving(
  operation: string,
  wrong: (context: Context, handler: Handler) => ReturnType<Handler>,
): Promise<void> {
  await stage.serve({
    defect: { wrap: (id, handler) => (id === operation ? (context) => wrong(context, handler) : handler) },
  });
}

const signsIn = async (user: string, password: string) =>
  (await new Client(stage.server.url).call('signIn', { json: { emailOrPhone: user, password } })).status === 200;

test.each([
  ['updatePassword', 'C12'],
  ['updateEmail', 'C11'],
  ['updateProfile', 'C10'],
  ['removeSecondFactor', 'C15'],
])(
  'a server whose %s ends the session that asked: the account is changed back all the same',
  async (operation, check) => {
    await serving(operation, async (context, handler) => {
      const answer = await handler(context);
      if (context.session && answer.status === 200) stage.server.store.sessions.delete(context.session.token);
      return answer;
    });
    const allow = { account: true, traces: false, load: false };
    const { violations, account } = await runKit(stage.server.url, { only: [check], allow });
    expect(violations).not.toEqual([]);
    expect(account).toBeNull();
    expect(await signsIn(ACCOUNT.user, ACCOUNT.password)).toBe(true);
    expect(stage.server.store.accounts[0]).toMatchObject({ first_name: 'Wanjiru', email: ACCOUNT.user });
    expect(stage.server.store.sessions.size).toBe(1);
  },
);

test('a password that cannot be set back is told before all else, ends the run, and is set back by --cleanup', async () => {
  let refuses = true;
  await serving('updatePassword', (context, handler) =>
    refuses && context.body.newPassword === ACCOUNT.password
      ? failure(400, 'That was your password before.')
      : handler(context),
  );
  const { code, output } = await stage.run([
    '--only',
    'C12,C13',
    '--allow-account',
    '--allow-load',
    '--report',
    'console,json,junit,html,har',
  ]);
  expect(code).toBe(1);
  const [, now = ''] =
    /^The account could not be changed back: the password of staff@example\.com is now (".+") \(blanks count\), and not/.exec(
      output,
    ) ?? [];
  const password = JSON.parse(now) as string;
  expect(await signsIn(ACCOUNT.user, password)).toBe(true);
  expect(output).toContain("The run ended early: the account's password could not be changed back");
  expect(output).not.toContain('C13');
  expect(output).toContain(`account ${ACCOUNT.user}: its password could not be changed back`);

  const { journal } = stage;
  const refused = await stage.run(['--cleanup', journal]);
  expect(refused.code).toBe(4);
  expect(refused.output).toContain('its password could not be changed back');
  refuses = false;
  const cleaned = await stage.run(['--cleanup', journal]);
  expect(cleaned.errors).toBe('');
  expect(cleaned.code).toBe(0);
  expect(cleaned.output).toContain('1 change of the account taken back. Nothing of it is left.');
  expect(await signsIn(ACCOUNT.user, ACCOUNT.password)).toBe(true);
});

/** What all staff have in common and what the account has chosen, as it stands. */
function settings(): string {
  const { templates, sales, counties, accounts } = stage.server.store;
  return JSON.stringify([templates, sales, [...counties.values()], accounts.map(({ wantsEmail }) => wantsEmail)]);
}

/** A server whose settings, once a call has changed them, end the run that did so. */
async function endingAt(operation: string, end: () => void): Promise<string> {
  await serving(operation, async (context, handler) => {
    const answer = await handler(context);
    if (settings() !== before) end();
    return answer;
  });
  const before = settings();
  return before;
}

test.each([
  ['updateNotificationSettings', 'D36'],
  ['saveReplyTemplates', 'D38'],
  ['updateSalesSettings', 'D50'],
  ['updateCounty', 'D51'],
  ['updateCounty', 'D53'],
  ['saveCounties', 'D53'],
])('settings that %s has changed in %s are put back after an interruption', async (operation, check) => {
  let isInterrupted = false;
  const before = await endingAt(operation, () => {
    if (!isInterrupted) process.emit('SIGINT');
    isInterrupted = true;
  });
  const allow = { account: true, traces: true, load: false };
  const { ended, account, leftovers } = await runKit(stage.server.url, { only: [check], allow });
  expect(ended).toBe('it was interrupted');
  expect(settings()).toBe(before);
  expect([account, leftovers]).toEqual([null, []]);
});

test('settings that cannot be put back are told with what they were, and the run goes on', async () => {
  const before = { email: false };
  await serving('updateNotificationSettings', (context, handler) =>
    stage.server.store.accounts.every(({ wantsEmail }) => wantsEmail === before.email) || context.body.email
      ? handler(context)
      : failure(400, 'Never again.'),
  );
  const allow = { account: true, traces: false, load: false };
  const { ended, account, leftovers } = await runKit(stage.server.url, { only: ['D36'], allow });
  expect(ended).toBeNull();
  expect(account?.words).toEqual([
    expect.stringContaining(`updateNotificationSettings saves them again: [{"json":${JSON.stringify(before)}}]`),
  ]);
  expect(leftovers).toMatchObject([{ kind: 'account', why: 'its settings could not be changed back' }]);
});

test('settings that a killed run has changed are put back by --cleanup', async () => {
  const run: { kit?: KitProcess } = {};
  const before = await endingAt('updateCounty', () => run.kit?.kill());
  run.kit = stage.start(['--only', 'D53', '--allow-traces']);
  expect(await run.kit.ended()).toBeNull();
  expect(settings()).not.toBe(before);
  const cleaned = await stage.run(['--cleanup', stage.journal]);
  expect(cleaned.errors).toBe('');
  expect(cleaned.output).toContain('1 change of the account taken back. Nothing of it is left.');
  expect(settings()).toBe(before);
});

test('a second factor that a killed run left on is removed by --cleanup', async () => {
  const run: { kit?: KitProcess } = {};
  await serving('getSecondFactor', (context, handler) => {
    if (stage.server.store.accounts[0]?.secondFactor?.since) run.kit?.kill();
    return handler(context);
  });
  run.kit = stage.start(['--only', 'C15', '--allow-account']);
  expect(await run.kit.ended()).toBeNull();
  expect(await signsIn(ACCOUNT.user, ACCOUNT.password)).toBe(false);
  const cleaned = await stage.run(['--cleanup', stage.journal]);
  expect(cleaned.errors).toBe('');
  expect(cleaned.output).toContain('1 change of the account taken back. Nothing of it is left.');
  expect(await signsIn(ACCOUNT.user, ACCOUNT.password)).toBe(true);
});
