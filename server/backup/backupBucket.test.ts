import { createHash, randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isUnavailable } from '../database/failures';
import { ConfigError } from '../environment';
import { openSmallBucket } from '../testing/smallBucket';
import { BackupStore } from './backupStore';
import { Seal } from './seal';

const OPEN = new Seal(null);
const KEEPING = { count: 1, days: 30 };
const EMPTY = { format: 1, migration: 0, tables: [], sequences: {}, pictures: {}, missing: [] };

test('content comes back as it was; what another backup may be about to name is not removed', async () => {
  const small = await openSmallBucket();
  const store = BackupStore.at(small.url.replace('s3:', 'S3:').replace('?', '/backups?'), new Seal(randomBytes(32)));
  const bytes = randomBytes(3_000_000);
  const stored = await store.objects.write(bytes);
  expect([stored.bytes, await store.objects.has(stored)]).toEqual([3_000_000, true]);
  expect((await store.objects.readWhole(stored)).equals(bytes)).toBe(true);
  await store.alone(() => store.prune(KEEPING));
  expect(await store.objects.has(stored)).toBe(true);
  small.copy(pathIn('backups', stored.name), ['backups/objects/novel']);
  small.age('backups/');
  // How old it is, the store says: by a clock of here that is ahead everything would be.
  await store.alone(() => store.prune(KEEPING));
  expect(await store.objects.has(stored)).toBe(true);
  const newer = await store.objects.write(randomBytes(10));
  // Where no backup is to be seen nothing is.
  await store.alone(() => store.prune(KEEPING));
  expect(await store.objects.has(stored)).toBe(true);
  await store.manifests.write({ ...EMPTY, name: '2026-11-23T00-00-00.000Z', encrypted: true });
  await store.alone(() => store.prune(KEEPING));
  expect([await store.objects.has(stored), await store.objects.has(newer)]).toEqual([false, true]);
  expect(small.names()).toContain('backups/objects/novel');
  await expect(store.objects.readWhole(stored)).rejects.toThrow(/^A file of the backup is missing: objects\//);
  await small.close();
});

test('an address that is none, and a store that refuses, are said without the keys', async () => {
  for (const wrong of ['s3:', 'S3:', 's3a:', 'https:', 'file:'].map((scheme) => `${scheme}//me:secret@host`))
    expect(() => BackupStore.at(wrong, OPEN)).toThrow(/^A bucket for backups must be like s3:(?!.*@host)/);
  // A drive of Windows is none.
  await expect(BackupStore.at('C:/backups', OPEN).find()).rejects.toThrow(/^There is no backup in .*backups\.$/);
  const { place, store, close } = await storeThatAnswers(() => 403);
  const refusal = (method: string) => new ConfigError(`The bucket ${place} answers 403 Denied to ${method}.`);
  await expect(store.manifests.list()).rejects.toThrow(refusal('GET'));
  await expect(store.objects.write(randomBytes(10))).rejects.toThrow(refusal('PUT'));
  close();
});

test('a store that breaks off leaves unknown whether content is whole; other content is not', async () => {
  const [content, other] = [randomBytes(10_000), randomBytes(10_000)];
  let answer = (response: ServerResponse): unknown => response.end(other);
  const { store, close } = await storeThatAnswers(
    () => 200,
    (response) => answer(response),
  );
  const stored = { name: createHash('sha256').update(content).digest('hex'), bytes: content.length };
  expect(await store.objects.isWhole(stored)).toBe(false);
  answer = (response) => response.end(content);
  expect(await store.objects.isWhole(stored)).toBe(true);
  answer = (response) => {
    response.setHeader('content-length', content.length);
    response.write(content.subarray(0, 100), () => response.destroy());
  };
  const failure = await store.objects.isWhole(stored).catch((error: unknown) => error);
  expect(isUnavailable(failure)).toBe(true);
  close();
});

test('a store that is busy for a moment is asked again', async () => {
  let asked = 0;
  const { store, close } = await storeThatAnswers(() => ((asked += 1) === 1 ? 503 : 200));
  await store.objects.write(randomBytes(10));
  expect(asked).toBe(2);
  close();
});

const pathIn = (prefix: string, name: string) => `${prefix}/objects/${name.slice(0, 2)}/${name}`;

const said = (response: ServerResponse) => response.end('<Error><Code>Denied</Code></Error>');

async function storeThatAnswers(status: () => number, answer: (response: ServerResponse) => unknown = said) {
  const server = createServer((request, response) => {
    response.statusCode = status();
    request.resume().once('end', () => answer(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store = BackupStore.at(`s3://me:secret@${host}/shop?tls=false`, OPEN);
  return { place: `http://${host}/shop/`, store, close: () => server.close() };
}
