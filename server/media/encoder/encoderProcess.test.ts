import type * as childProcess from 'node:child_process';
import { EncoderProcess } from './encoderProcess';

const mockKill = jest.fn();
const mockFork = jest.fn();
jest.mock('node:child_process', () => {
  const actual = jest.requireActual<typeof childProcess>('node:child_process');
  // As where no file can be opened any more: it has neither a number nor a channel, and says why in a moment.
  const fork = (...given: unknown[]) => {
    mockFork(...given);
    return Object.assign(actual.spawn('/no/such/program'), { kill: mockKill });
  };
  return { ...actual, fork };
});

const PATIENCE = { job: 60_000, silence: 60_000, idle: 60_000 };
const JOB = { make: 'preview', bytes: Buffer.from('x') } as const;

test('a process that cannot be started costs the picture alone: it is 503, and nothing is signalled', async () => {
  const onDeath = jest.fn();
  const encoder = new EncoderProcess(onDeath, PATIENCE, 0);
  for (let times = 0; times < 2; times += 1) await expect(encoder.run(JOB)).rejects.toMatchObject({ status: 503 });
  expect(encoder.pid).toBeNull();
  expect([mockKill.mock.calls, onDeath.mock.calls]).toEqual([[], []]);
});

test('what decodes strangers’ bytes is told no secret', async () => {
  const settings = jest.replaceProperty(process, 'env', { PATH: '/bin', BACKUP_KEY: 'secret', DATABASE_URL: 'secret' });
  await expect(new EncoderProcess(jest.fn(), PATIENCE, 0).run(JOB)).rejects.toMatchObject({ status: 503 });
  settings.restore();
  const [, options] = mockFork.mock.lastCall as [string, { env: object }];
  expect(options.env).toMatchObject({ PATH: '/bin' });
  expect(Object.values(options.env)).not.toContain('secret');
});
