import { setTimeout as wait } from 'node:timers/promises';
import type { Check } from '../check';
import { encodeForm } from '../../http/form';
import type { FormPart } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { listAll } from '../../run/snapshot';
import { filePart, png } from '../uploads/pictures';

const ALIVE_MS = 2000;
const TRIES = 3;

/** G01: the server still answers. */
export const alive: Check = {
  id: 'G01',
  name: 'alive',
  reach: 'read',
  rule: 'After everything that was sent the server still answers its cheapest list within two seconds.',
  run: (kit) => isAlive(kit, 'everything that was sent'),
};

async function isAlive(kit: Kit, after: string): Promise<void> {
  const times: number[] = [];
  for (let tried = 0; tried < TRIES; tried += 1) {
    const answer = await kit.call('listTags');
    if (answer.status === 200 && answer.ms < ALIVE_MS) return;
    times.push(Math.round(answer.ms));
    await wait(500);
  }
  kit.fail(kit.operation('listTags'), { expected: `200 within ${ALIVE_MS} ms after ${after}`, got: `no such answer to ${TRIES} tries (${times.join(', ')} ms)`, fix: 'Find what holds the server: a request that was never ended, a connection of the database that was not given back, a body kept in memory.', root: after });
}

const BUDGET_MS = 1000;
const FEWEST = 5;

/** G02: how long answers take; never a violation, for the machine is not the contract's. */
export const latency: Check = {
  id: 'G02',
  name: 'latency',
  reach: 'read',
  rule: 'Of the calls of an operation 95 in 100 should be answered within a second. This is a hint, never a violation.',
  run: async (kit) => {
    const times = new Map<string, number[]>();
    for (const { operation, request, ms, failure } of kit.client.exchanges) {
      if (!operation || failure !== null || request.show !== undefined || (request.body?.length ?? 0) > 100_000) continue;
      times.set(operation.id, [...(times.get(operation.id) ?? []), ms]);
    }
    for (const [id, all] of times) {
      const p95 = all.sort((a, b) => a - b)[Math.ceil(all.length * 0.95) - 1] ?? 0;
      if (all.length >= FEWEST && p95 > BUDGET_MS) kit.remark(id, `95 of 100 answers take up to ${Math.round(p95)} ms (${all.length} calls)`);
    }
    await Promise.resolve();
  },
};

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
    await kit.client.raw({ pieces: [Buffer.from(head), bytes.subarray(0, bytes.length / 2)], pause: 50, methods: ['POST'], path, abort: true, show: `# POST "$ORIGIN"${kit.client.prefix}${path} with a form of 400 kB, the connection broken after half of it` });
    await wait(1000);
    if ((await listAll(kit, 'article')).some((record) => (record as { id: string; title?: unknown }).title === marker)) kit.fail(kit.operation('createArticle'), { expected: 'no article of an upload that broke off', got: `${marker} is listed`, fix: 'Store a record only when its whole form has arrived.', root: 'stored' });
    await isAlive(kit, 'an upload that broke off');
  },
};

const SLOW = 40;

/** G06: connections that never get on. */
export const slow: Check = {
  id: 'G06',
  name: 'slow-connections',
  reach: 'load',
  rule: 'Connections that send their head a byte at a time hold up nobody else.',
  run: async (kit) => {
    const pieces = [Buffer.from(`GET ${kit.client.prefix}/tags/get-all-tags HTTP/1.1\r\nHost: ${kit.client.host}\r\n`), Buffer.from('X-Kit: a'), Buffer.from('b')];
    const held = Promise.all(Array.from({ length: SLOW }, () => kit.client.raw({ pieces, pause: 1500, methods: ['GET'], path: '/tags/get-all-tags', abort: true, show: `# ${SLOW} connections that send their head slowly` })));
    await wait(500);
    await isAlive(kit, `${SLOW} slow connections`);
    await held;
  },
};
