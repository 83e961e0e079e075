import type * as childProcess from 'node:child_process';
import { EncoderProcess } from './encoderProcess';

const mockKill = jest.fn();
jest.mock('node:child_process', () => {
  const actual = jest.requireActual<typeof childProcess>('node:child_process');
  // As where no file can be opened any more: it has neither a number nor a channel, and says why in a moment.
  return { ...actual, fork: () => Object.assign(actual.spawn('/no/such/program'), { kill: mockKill }) };
});

test('a process that cannot be started costs the picture alone: it is 503, and nothing is signalled', async () => {
  const onDeath = jest.fn();
  const encoder = new EncoderProcess(onDeath, { job: 60_000, silence: 60_000, idle: 60_000 }, 0);
  const job = { make: 'preview', bytes: Buffer.from('x') } as const;
  for (let times = 0; times < 2; times += 1) await expect(encoder.run(job)).rejects.toMatchObject({ status: 503 });
  expect(encoder.pid).toBeNull();
  expect([mockKill.mock.calls, onDeath.mock.calls]).toEqual([[], []]);
});
