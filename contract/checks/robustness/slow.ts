import { setTimeout as wait } from 'node:timers/promises';
import type { Check } from '../check';
import { isAlive } from './health';

const SLOW = 40;
const HOLD_MS = 2700;

/** G06: connections that never get on. */
export const slow: Check = {
  id: 'G06',
  name: 'slow-connections',
  reach: 'load',
  rule: 'Connections that send their head a byte at a time hold up nobody else.',
  run: async (kit) => {
    const pieces = [
      Buffer.from(`GET ${kit.client.prefix}/tags/get-all-tags HTTP/1.1\r\nHost: ${kit.client.host}\r\n`),
      Buffer.from('X-Kit: a'),
      Buffer.from('b'),
    ];
    const held = Promise.all(
      Array.from({ length: SLOW }, () =>
        kit.client.raw({
          pieces,
          // Held long enough for a server that they hold up to be late, and for other requests to come before their timeout.
          pause: HOLD_MS / 2,
          methods: ['GET'],
          path: '/tags/get-all-tags',
          abort: true,
          show: `# ${SLOW} connections that send their head slowly`,
        }),
      ),
    );
    await wait(500);
    await isAlive(kit, `${SLOW} slow connections`);
    await held;
  },
};
