import { setTimeout as wait } from 'node:timers/promises';
import type { Check } from '../check';
import type { Kit } from '../../run/kit';

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

/** Whether the cheapest list is answered soon, with some tries: what was sent may still be worked on. */
export async function isAlive(kit: Kit, after: string): Promise<void> {
  const times: number[] = [];
  for (let tried = 0; tried < TRIES; tried += 1) {
    const answer = await kit.call('listTags');
    if (answer.status === 200 && answer.ms < ALIVE_MS) return;
    times.push(Math.round(answer.ms));
    await wait(500);
  }
  kit.fail(kit.operation('listTags'), {
    expected: `200 within ${ALIVE_MS} ms after ${after}`,
    got: `no such answer to ${TRIES} tries (${times.join(', ')} ms)`,
    fix: 'Find what holds the server: a request that was never ended, a connection of the database that was not given back, a body kept in memory.',
    root: after,
  });
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
      if (!operation || failure !== null || request.show !== undefined || (request.body?.length ?? 0) > 100_000)
        continue;
      times.set(operation.id, [...(times.get(operation.id) ?? []), ms]);
    }
    for (const [id, all] of times) {
      const p95 = all.sort((a, b) => a - b)[Math.ceil(all.length * 0.95) - 1] ?? 0;
      if (all.length >= FEWEST && p95 > BUDGET_MS)
        kit.remark(id, `95 of 100 answers take up to ${Math.round(p95)} ms (${all.length} calls)`);
    }
    await Promise.resolve();
  },
};
