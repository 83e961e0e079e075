import type { Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { header, listOf, needsOrigin, preflight, readFrom, readWith } from './cors';
import { plainRefusals } from './readable';

const STRANGER = 'https://evil.example';

/** Origins that look like one that is let in. */
function foreignOrigins(origin: string): string[] {
  const { protocol, host, hostname, port } = new URL(origin);
  return [
    STRANGER,
    'null',
    `${origin}.evil.example`,
    `${protocol}//evil-${host}`,
    `${protocol}//${host}@evil.example`,
    `${protocol}//${hostname}:${port === '8443' ? '8444' : '8443'}`,
    `${protocol === 'https:' ? 'http:' : 'https:'}//${host}`,
  ].filter((one) => one !== origin);
}

/** E04: pages of strangers. */
export const foreign: Check = {
  id: 'E04',
  name: 'foreign',
  reach: 'read',
  rule: 'An origin that is not let in is never answered back together with Access-Control-Allow-Credentials: not in an answer, not in a refusal, not in a preflight, not null, not one that merely begins or ends like one that is let in, and not one of another port or scheme.',
  run: async (kit) => {
    let reflected = false;
    for (const origin of foreignOrigins(kit.options.origin))
      for (const answer of [await readFrom(kit, origin), await preflight(kit, kit.operation('getProfile'), origin)])
        reflected = judgeForeign(kit, answer, origin) || reflected;
    if (reflected) return;
    // What answers failures may set headers of its own.
    for (const [, answer] of await plainRefusals(kit, STRANGER)) if (judgeForeign(kit, answer, STRANGER)) return;
  },
};

/** Whether an answer lets a foreign origin in, which is told. */
function judgeForeign(kit: Kit, answer: Exchange, origin: string): boolean {
  if (
    header(answer, 'access-control-allow-origin') !== origin ||
    header(answer, 'access-control-allow-credentials') !== 'true'
  )
    return false;
  kit.fail(answer, {
    expected: `no Access-Control-Allow-Origin for the foreign origin ${origin}`,
    got: `${origin}, with credentials`,
    fix: 'Compare the whole origin with a list of those let in; never answer back whatever was sent, and never let null in.',
    root: 'reflected',
  });
  return true;
}

/** E05: a star and credentials. */
export const wildcard: Check = {
  id: 'E05',
  name: 'wildcard',
  reach: 'read',
  rule: 'No answer has Access-Control-Allow-Origin: * together with Access-Control-Allow-Credentials: true; browsers refuse both together.',
  run: async (kit) => {
    await readFrom(kit, kit.options.origin);
    const bad = kit.client.exchanges.find(
      (answer) =>
        header(answer, 'access-control-allow-origin') === '*' &&
        header(answer, 'access-control-allow-credentials') === 'true',
    );
    if (bad)
      kit.fail(bad, {
        expected: 'the exact origin beside Access-Control-Allow-Credentials: true',
        got: 'Access-Control-Allow-Origin: *',
        fix: 'Answer the origin that asked when it is let in.',
        root: 'star',
      });
  },
};

/** E06: what a cache has to know. */
export const vary: Check = {
  id: 'E06',
  name: 'vary',
  reach: 'read',
  rule: 'Where Access-Control-Allow-Origin depends on who asks, every answer to an origin that is let in has Vary: Origin, a refusal too; else a cache gives one page what was meant for another. (On answers without an Origin it is welcome, and not demanded.)',
  run: async (kit) => {
    await needsOrigin(kit);
    const own = await kit.call('listTags', { headers: { origin: kit.options.origin } });
    // As a program asks, which names no origin.
    const none = await readWith(kit, {});
    const other = await kit.call('listTags', { headers: { origin: STRANGER } });
    const allowed = [own, none, other].map((answer) => header(answer, 'access-control-allow-origin'));
    if (new Set(allowed).size === 1) return;
    await plainRefusals(kit, kit.options.origin);
    // Whatever else a page of that origin was answered in this run is like that too.
    const named = kit.client.exchanges.filter(
      (answer) =>
        answer.request.method !== 'OPTIONS' && header(answer, 'access-control-allow-origin') === kit.options.origin,
    );
    for (const [what, answer] of [
      ['for an origin that is let in', own] as const,
      ...named.map((one) => [`for an origin that is let in, with status ${one.status}`, one] as const),
    ]) {
      if (isTold(answer)) continue;
      kit.fail(answer, {
        expected: `Vary: Origin in the answer ${what}`,
        got: header(answer, 'vary') === '' ? 'no Vary' : `Vary: ${header(answer, 'vary')}`,
        fix: 'Send Vary: Origin with every answer of the API.',
        root: 'vary',
      });
      return;
    }
    for (const [what, answer] of [
      ['without an Origin', none],
      ['for a foreign origin', other],
    ] as const)
      if (!isTold(answer))
        kit.remark('listTags', `the answer ${what} has no Vary: Origin; a cache may give it to a page that is let in`);
  },
};

/** Whether caches learn that another origin is answered otherwise, or keep nothing. */
function isTold(answer: Exchange): boolean {
  const names = listOf(header(answer, 'vary'));
  return names.includes('origin') || names.includes('*') || /no-store/i.test(header(answer, 'cache-control'));
}
