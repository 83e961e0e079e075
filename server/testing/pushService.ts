import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser's side of a push: its keys, and what was read with them. */
export interface PushBrowser {
  subscription: { endpoint: string; p256dh: string; auth: string };
  received: unknown[];
}

/** The only push service besides those of browsers: nobody listens there, so that no push leaves the machine. */
export const PUSH_NOWHERE = 'http://127.0.0.1:9';

/** A push service and the browsers behind it, which read what was encrypted for them (RFC 8291). */
export async function startPushService() {
  const browsers = new Map<string, PushBrowser & { read: (body: Buffer) => unknown }>();
  /** Status of the answer; what is not 201 is not read. */
  let answerOf: (path: string) => number | Promise<number> = () => 201;
  let headers: OutgoingHttpHeaders = {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void (async () => {
        const path = request.url ?? '';
        const browser = browsers.get(path);
        const isSigned = /^vapid t=\S+, k=\S+$/.test(request.headers.authorization ?? '');
        const status = !browser ? 410 : isSigned ? await answerOf(path) : 401;
        if (browser && status === 201) browser.received.push(browser.read(Buffer.concat(chunks)));
        response.writeHead(status, headers).end();
      })();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    answerWith: (answer: typeof answerOf, withHeaders: typeof headers = {}) => {
      [answerOf, headers] = [answer, withHeaders];
    },
    browser(name: string): PushBrowser {
      const keys = createECDH('prime256v1');
      const publicKey = keys.generateKeys();
      const auth = randomBytes(16);
      const subscription = {
        endpoint: `${origin}/${name}`,
        p256dh: publicKey.toString('base64url'),
        auth: auth.toString('base64url'),
      };
      const read = (body: Buffer): unknown => JSON.parse(decrypt(body, keys, publicKey, auth).toString('utf8'));
      const browser = { subscription, received: [], read };
      browsers.set(`/${name}`, browser);
      return browser;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** RFC 8188, 2.1 and RFC 8291, 3.4: one record, with the sender's key in its head. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, publicKey: Buffer, auth: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const length = body[20] ?? 0;
  const sender = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const input = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // A 2 ends the last record; zeros may follow.
  return padded.subarray(0, padded.lastIndexOf(2));
}
