import { constants, getPriority } from 'node:os';
import { processIdentity } from '../../database/embedded/processIdentity';
import type { ApiError } from '../../errors';
import { eventually } from '../../testing/eventually';
import { picture } from '../../testing/pictures';
import { ServerProcess } from '../../testing/serverProcess';
import { signal } from '../../testing/signal';
import { noisePicture, pictureOf } from '../../testing/uploadPictures';
import type { EncoderDeath } from './encoderProcess';
import { PictureEncoder } from './pictureEncoder';

const PATIENCE = { job: 60_000, silence: 60_000, idle: 60_000, wait: 60_000 };
const deaths: EncoderDeath[] = [];
let encoder: PictureEncoder;
beforeEach(() => {
  deaths.length = 0;
  encoder = new PictureEncoder({ onDeath: (death) => deaths.push(death), patience: PATIENCE });
});
afterEach(() => encoder.close());

/** What became of each promise: `done`, or the status it was refused with. */
const fates = async (work: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((result) =>
    result.status === 'fulfilled' ? 'done' : (result.reason as ApiError).status,
  );

test('pictures are made in one process of a lower priority, which is started when the first one comes', async () => {
  expect(encoder.pid).toBeNull();
  const { width, height, files } = await encoder.renditions(await pictureOf('jpeg', 400, 300));
  expect([width, height, files.map((file) => `${file.width}.${file.format}`)]).toEqual([
    400,
    300,
    ['160.avif', '160.webp', '320.avif', '320.webp', '400.avif', '400.webp'],
  ]);
  const { pid } = encoder;
  expect(getPriority(pid ?? 0)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  expect((await encoder.preview(await picture()))?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  // Whoever ends a whole group of processes lets the server finish what it has accepted.
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) signal(pid, name);
  await encoder.renditions(await picture());
  expect([encoder.pid, deaths]).toEqual([pid, []]);
});

const NOT_A_PICTURE = { status: 415, data: { image_url: expect.any(String) as string } };

test('what does not begin like a picture waits for nobody: no process is asked', async () => {
  const made = encoder.renditions(await picture());
  const { pid } = encoder;
  for (const bytes of ['text', 'GIF89a', '']) {
    await expect(encoder.renditions(Buffer.from(bytes))).rejects.toMatchObject(NOT_A_PICTURE);
    expect(encoder.waiting).toBe(0);
  }
  // It is at the first one still.
  signal(pid, 'SIGKILL');
  await expect(made).rejects.toMatchObject({ status: 503 });
});

test('what does not decode is refused by name, and damages nothing', async () => {
  await expect(encoder.renditions(Buffer.from('RIFF....WEBP'))).rejects.toMatchObject(NOT_A_PICTURE);
  expect(await encoder.preview(Buffer.from('RIFF....WEBP'))).toBeNull();
  expect(deaths).toEqual([]);
});

test('how far it stands back can be said', async () => {
  const equal = new PictureEncoder({ niceness: 1 });
  await equal.renditions(await picture());
  expect(getPriority(equal.pid ?? 0)).toBe(1);
  equal.close();
});

test('a process that dies costs the picture it was at; the next one gets another process', async () => {
  await encoder.renditions(await picture());
  const [first, second] = [encoder.renditions(await noisePicture(400, 400)), encoder.renditions(await picture('blue'))];
  signal(encoder.pid, 'SIGKILL');
  expect(await fates([first, second])).toEqual([503, 'done']);
  expect(deaths).toEqual([{ code: null, signal: 'SIGKILL' }]);
});

test('a picture that takes far too long is given up', async () => {
  const impatient = new PictureEncoder({ patience: { ...PATIENCE, job: 1 } });
  await expect(impatient.renditions(await picture())).rejects.toMatchObject({ status: 503 });
  expect(impatient.pid).toBeNull();
});

test('a process that is stopped says nothing, and is given up long before a picture could take so long', async () => {
  const stopped = new PictureEncoder({ patience: { ...PATIENCE, silence: 3_000 } });
  const work = stopped.renditions(await picture());
  signal(stopped.pid, 'SIGSTOP');
  await expect(work).rejects.toMatchObject({ status: 503 });
  expect(stopped.pid).toBeNull();
});

test('whoever goes away makes room, waiting or being served', async () => {
  const [served, waiting] = [new AbortController(), new AbortController()];
  const bytes = await picture();
  const work = [
    encoder.renditions(bytes, served.signal),
    encoder.renditions(bytes, waiting.signal),
    encoder.renditions(bytes),
  ];
  waiting.abort(Object.assign(new Error(), { status: 'left the queue' }));
  served.abort(Object.assign(new Error(), { status: 'left the work' }));
  expect(await fates(work)).toEqual(['left the work', 'left the queue', 'done']);
  // It was stopped, and did not die.
  expect(deaths).toEqual([]);
});

test('what would wait too long is refused and told when to come back, but a whole form is always taken', async () => {
  const busy = new PictureEncoder({ patience: { ...PATIENCE, wait: 0 } });
  const bytes = await picture();
  const begun = Array.from({ length: 6 }, () => busy.renditions(bytes));
  // Five wait, and a picture counts as a second until one has been made.
  const refusal = { status: 503, headers: { 'retry-after': '5' } };
  await expect(busy.renditions(bytes)).rejects.toMatchObject(refusal);
  await expect(busy.preview(bytes)).rejects.toMatchObject(refusal);
  expect(await fates(begun)).toEqual(Array(6).fill('done'));
  busy.close();
});

test('previews leave the last places of the queue to a whole form', async () => {
  const patient = new PictureEncoder({ patience: { ...PATIENCE, wait: Infinity } });
  const bytes = await picture();
  const previews = Array.from({ length: 57 }, () => patient.preview(Buffer.from('x')));
  const form = Array.from({ length: 6 }, () => patient.renditions(bytes));
  // One is being made; fifty-five wait, and five more.
  expect(await fates(previews)).toEqual([...Array<string>(56).fill('done'), 503]);
  expect(await fates(form)).toEqual([...Array<string>(5).fill('done'), 503]);
  patient.close();
});

test('the process ends when it has nothing to do', async () => {
  const restless = new PictureEncoder({ onDeath: (death) => deaths.push(death), patience: { ...PATIENCE, idle: 1 } });
  await restless.renditions(await picture());
  await eventually(() => restless.pid === null);
  expect(deaths).toEqual([]);
});

test('the process ends with its server, however that ends', async () => {
  const owner = ServerProcess.run({}, 'testing/encoderOwner.ts');
  const pidOf = () => Number(/encoder (\d+)/.exec(owner.output)?.[1] ?? 0);
  await eventually(() => pidOf() > 0, 60_000);
  expect(processIdentity(pidOf())).not.toBeNull();
  owner.signal('SIGKILL');
  await owner.ended();
  await eventually(() => processIdentity(pidOf()) === null);
});
