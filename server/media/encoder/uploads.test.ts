import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { eventually } from '../../testing/eventually';
import { openShop, type Meta, type Shop } from '../../testing/shop';
import { signal } from '../../testing/signal';
import { noisePicture } from '../../testing/uploadPictures';

let shop: Shop;
beforeAll(async () => void (shop = await openShop({ listen: true })));
afterAll(() => shop.server.close());

const encoderPid = () => shop.server.services.encoder.pid;
const keptPictures = () => readdirSync(shop.server.services.config.mediaDir).filter((name) => name !== 'incoming');
const articles = async () =>
  (await shop.staff<{ meta: Meta }>('listArticles', { query: { status: 'all' } })).data.meta.total;

/** Begins to create an article with a picture that takes a while, and waits until it is being encoded. */
async function beginUpload() {
  const form = new FormData();
  form.append('title', 'Never finished');
  form.append('image_url', new Blob([new Uint8Array(await noisePicture(1100, 1100))]), 'noise.png');
  const whole = new Request(shop.server.origin, { method: 'POST', body: form });
  const sent = request(`${shop.server.origin}/api/v1/posts/create-post`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await shop.server.signIn()}`,
      'content-type': String(whole.headers.get('content-type')),
    },
  });
  sent.end(Buffer.from(await whole.arrayBuffer()));
  await eventually(() => encoderPid() !== null, 30_000);
  return sent;
}

test('an encoder that dies is one upload answered 503, and nothing of it is left', async () => {
  const sent = await beginUpload();
  const answered = once(sent, 'response');
  signal(encoderPid(), 'SIGKILL');
  const [{ statusCode, headers }] = (await answered) as [{ statusCode: number; headers: Record<string, string> }];
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  expect([await articles(), keptPictures()]).toEqual([0, []]);
});

test('encoding ends when the sender goes away, and nothing is made', async () => {
  const sent = await beginUpload();
  sent.on('error', () => undefined).destroy();
  await eventually(() => encoderPid() === null);
  expect([await articles(), keptPictures()]).toEqual([0, []]);
});
