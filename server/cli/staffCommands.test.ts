import { sql } from 'drizzle-orm';
import { ConfigError } from '../environment';
import { callerOf } from '../testing/caller';
import { eventually } from '../testing/eventually';
import { createTestServer, type TestServer } from '../testing/testServer';
import { backupPlace } from './backups';
import { commandOf, runCommand } from './command';
import { connected } from './connection';
import { STAFF_COMMANDS, type StaffOptions } from './staffCommands';

const EMAIL = 'amina@angalink.example';
const NAMES = { 'first-name': 'Amina', 'last-name': 'Otieno' };

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

function run(command: string, options: StaffOptions = {}, password = ''): Promise<string> {
  const found = commandOf(STAFF_COMMANDS, command);
  if (!found) throw new Error(`There is no command ${command}.`);
  return found.run(server.db, options, password);
}

const signIn = (password: string, emailOrPhone = EMAIL) =>
  callerOf(server)<string>('signIn', { body: { emailOrPhone, password } });

test('an account is made, changed, disabled and enabled', async () => {
  await run('add', { email: EMAIL, ...NAMES, phone: '0711 000 222' }, 'first');
  const { status, data: token } = await signIn('first', '+254711000222');
  expect(status).toBe(200);
  expect(await run('list')).toBe(`active\t${EMAIL}\t+254711000222\tAmina\tOtieno`);

  await run('set-password', { email: EMAIL }, 'second');
  expect((await callerOf(server, token)('getProfile')).status).toBe(401);
  expect([(await signIn('first')).status, (await signIn('second')).status]).toEqual([400, 200]);

  await run('disable', { email: EMAIL });
  expect((await signIn('second')).status).toBe(400);
  expect(await run('list')).toMatch(/^disabled/);
  await run('enable', { email: EMAIL });
  expect((await signIn('second')).status).toBe(200);
});

test('what a terminal would obey in a name, or show as another column, is a sign', async () => {
  await run('add', { email: 'b@angalink.example', 'first-name': 'A\u009B2Jb', 'last-name': 'O\u202Ec' }, 'x');
  expect(await run('list')).toContain('active\tb@angalink.example\t-\tA?2Jb\tO?c');
});

test('the newsletter’s addresses are listed, and whoever asks is taken off', async () => {
  for (const email of ['Wanjiru@Example.com', 'achieng@example.com'])
    await callerOf(server)('subscribeToNewsletter', { body: { email } });
  expect(await run('subscribers')).toBe('achieng@example.com\nWanjiru@Example.com');
  expect(await run('unsubscribe', { email: 'wanjiru@example.com' })).toBe(
    'wanjiru@example.com gets the newsletter no more.',
  );
  expect(await run('subscribers')).toBe('achieng@example.com');
  await expect(run('unsubscribe', { email: 'wanjiru@example.com' })).rejects.toThrow(ConfigError);
});

test.each<[string, string, StaffOptions]>([
  ['an address that is taken', 'add', { email: EMAIL.toUpperCase(), ...NAMES }],
  ['a phone number that is taken', 'add', { email: 'b@angalink.example', ...NAMES, phone: '+254711000222' }],
  ['an address that is none', 'add', { email: 'amina', ...NAMES }],
  ['a blank name', 'add', { email: 'b@angalink.example', ...NAMES, 'last-name': ' ' }],
  ['a missing name', 'add', { email: 'b@angalink.example' }],
  ['a phone number that is none', 'add', { email: 'b@angalink.example', ...NAMES, phone: 'call me' }],
  ['an unknown account', 'disable', { email: 'nobody@angalink.example' }],
])('%s is said in one line', async (_, command, options) => {
  await expect(run(command, options, 'x')).rejects.toThrow(ConfigError);
});

test('a command that fails repeats no value of a statement, and says in one line that there is no database', async () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const said = async (main: () => Promise<unknown>) => {
    write.mockClear();
    runCommand(async () => void (await main()));
    await eventually(() => write.mock.calls.length > 0);
    process.exitCode = undefined;
    return String(write.mock.calls[0]?.[0]);
  };
  const failed = await said(() => server.db.execute(sql`SELECT ${'a hash'}::int`));
  expect(failed).toContain('22P02');
  expect(failed).not.toContain('a hash');
  const unknown = await said(() => connected('postgres://127.0.0.1:1/shop', () => Promise.resolve()));
  expect(unknown).toMatch(/^The database or the disk is not available: .*ECONNREFUSED.*\n$/);
  write.mockRestore();
});

test('what every object knows is no command', () => {
  for (const name of [undefined, '', 'constructor', 'toString', '__proto__'])
    expect([name, commandOf(STAFF_COMMANDS, name)]).toEqual([name, undefined]);
});

test('an empty option for where backups lie is none', () => {
  const settings = jest.replaceProperty(process, 'env', { BACKUP_TO: '/backups' });
  expect(['', ' ', undefined, '/elsewhere'].map(backupPlace)).toEqual([
    '/backups',
    '/backups',
    '/backups',
    '/elsewhere',
  ]);
  settings.replaceValue({});
  expect(backupPlace('')).toBeNull();
  settings.restore();
});
