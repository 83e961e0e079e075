import { parseJson, type Exchange } from '../../http/exchange';
import { CannotJudge } from '../../run/cannotJudge';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { OPERATIONS } from '../state/kinds';
import { baseOf } from './bases';

/** A refusal of a body that was valid, for the state of what it is about. */
interface Refused {
  at: Exchange;
  id: string;
  body: object;
}

/** B22: a body that is not valid is told so, whatever state its record is in. */
export const decided: Check = {
  id: 'B22',
  name: 'body-before-state',
  reach: 'own',
  rule: 'What was refused for the state of its record (409, 412) is 400 once its body is not valid either: the body is decided about before the record’s state.',
  run: async (kit) => {
    await refuseSome(kit);
    const refused = refusedForState(kit);
    if (refused.length === 0) throw new CannotJudge('nothing was refused for the state of its record');
    await kit.each(
      refused,
      ({ id }) => id,
      (one) => comesFirst(kit, one),
    );
  },
};

/** What all staff have in common, saved in a version. */
const VERSIONED = ['saveReplyTemplates', 'saveCounties', 'updateSalesSettings'];

/** Has some of it refused, whatever other checks have seen: names that are taken, and versions that do not stand. */
async function refuseSome(kit: Kit): Promise<void> {
  await kit.each(
    ['category', 'tag'] as const,
    (kind) => CREATES[kind].create,
    async (kind) => {
      const { create, name } = CREATES[kind];
      const json = { [name]: kit.own.marker() };
      await kit.must(create, { json });
      const { id } = await kit.create(kind);
      await kit.call(create, { json });
      await kit.call(OPERATIONS[kind].update, { path: { id }, json });
    },
  );
  await kit.each(
    VERSIONED.filter((id) => kit.offers(id)),
    (id) => id,
    async (id) => {
      const { fields } = await baseOf(kit, kit.operation(id));
      await kit.call(id, { json: { ...fields, version: 'none-of-these' } });
    },
  );
}

/** Of each operation and status the last one that was seen. */
function refusedForState(kit: Kit): Refused[] {
  const found = new Map<string, Refused>();
  for (const at of kit.client.exchanges) {
    const { operation, status, request } = at;
    if (!operation || (status !== 409 && status !== 412) || request.headers['idempotency-key'] !== undefined) continue;
    if (operation.body?.mediaType !== 'application/json' || request.method.toLowerCase() !== operation.method) continue;
    const body = parseJson(request.body ?? Buffer.alloc(0));
    if (typeof body === 'object' && body !== null)
      found.set(`${operation.id} ${String(status)}`, { at, id: operation.id, body });
  }
  return [...found.values()];
}

async function comesFirst(kit: Kit, { at, id, body }: Refused): Promise<void> {
  const operation = kit.operation(id);
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const ids = new RegExp(`${operation.path.replace(/\{\w+\}/g, '([^/?]+)')}(\\?|$)`).exec(at.request.path) ?? [];
  const match = at.request.headers['if-match'];
  const answer = await kit.call(id, {
    path: Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(ids[index + 1] ?? '')])),
    json: { ...body, contractKit: 1 },
    ...(match !== undefined && { headers: { 'if-match': match } }),
  });
  kit.expect(answer, 400, {
    when: `for a field that there is not, where the body without it is ${String(at.status)}`,
    fix: 'Validate the body before the record’s state is looked at: 400 comes before 409 and 412.',
    pointer: '/info/description',
  });
}
