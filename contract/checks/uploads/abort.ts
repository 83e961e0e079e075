import { setTimeout as wait } from 'node:timers/promises';
import { encodeForm } from '../../http/form';
import type { FormPart } from '../../http/exchange';
import { listAll } from '../../run/snapshot';
import type { Check } from '../check';
import { isAlive } from '../robustness/health';
import { filePart, png } from './pictures';

/** F07: a sender that goes away in the middle of an upload. */
export const abort: Check = {
  id: 'F07',
  name: 'abort',
  reach: 'load',
  rule: 'When a connection breaks in the middle of an upload, nothing of it is stored and the server goes on.',
  run: async (kit) => {
    const marker = kit.own.marker();
    kit.own.intend('article', marker);
    const parts: FormPart[] = [{ name: 'title', value: marker }, filePart(png(50, 50, [7, 7, 7], 400_000))];
    const { bytes, type } = encodeForm(parts);
    const { path } = kit.operation('createArticle');
    const head = `POST ${kit.client.prefix}${path} HTTP/1.1\r\nHost: ${kit.client.host}\r\nAuthorization: Bearer ${kit.token ?? ''}\r\nContent-Type: ${type}\r\nContent-Length: ${bytes.length}\r\n\r\n`;
    await kit.client.raw({
      pieces: [Buffer.from(head), bytes.subarray(0, bytes.length / 2)],
      pause: 50,
      methods: ['POST'],
      path,
      abort: true,
      show: `# POST "$ORIGIN"${kit.client.prefix}${path} with a form of 400 kB, the connection broken after half of it`,
    });
    await wait(1000);
    if ((await listAll(kit, 'article')).some((record) => (record as { id: string; title?: unknown }).title === marker))
      kit.fail(kit.operation('createArticle'), {
        expected: 'no article of an upload that broke off',
        got: `${marker} is listed`,
        fix: 'Store a record only when its whole form has arrived.',
        root: 'stored',
      });
    await isAlive(kit, 'an upload that broke off');
  },
};
