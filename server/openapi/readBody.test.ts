import { PassThrough } from 'node:stream';
import { readBody, receiveBody } from './readBody';

const PIECE = Buffer.alloc(1_000, 'x');
const bodyOf = (pieces: number) => {
  const payload = new PassThrough();
  for (let sent = 0; sent < pieces; sent += 1) payload.write(PIECE);
  return payload.end();
};

test('a body is read as it came up to its limit, and is 413 beyond', async () => {
  expect(await readBody(bodyOf(3), 3_000)).toEqual(Buffer.alloc(3_000, 'x'));
  await expect(readBody(bodyOf(3), 2_999)).rejects.toMatchObject({ status: 413 });
});

test('a body that nobody keeps is counted all the same', async () => {
  expect(await receiveBody(bodyOf(3), 3_000)).toBeUndefined();
  await expect(receiveBody(bodyOf(3), 2_999)).rejects.toMatchObject({ status: 413 });
});
