import { randomUUID } from 'node:crypto';
import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { recordsOf } from '../input/records';
import { countiesOf } from './counties';
import { ASKS } from './kinds';
import { inbox } from './quoteInbox';

/** Idempotency keys. */
export async function once(kit: Kit, operation: string): Promise<void> {
  // As long as it may be.
  const key = `kit-${randomUUID()}-${randomUUID()}`.slice(0, 64);
  const json = { ...ASKS, clients_note: kit.own.marker() };
  const another = `${json.clients_note} more`;
  const fix = 'Keep the key with the body’s hash and the answer, in the transaction that keeps the request.';
  const pointer = '/components/parameters/IdempotencyKey';
  const refused = await kit.call(operation, {
    json: { ...json, clients_note: '' },
    headers: { 'idempotency-key': key },
  });
  kit.expect(refused, 400, { when: 'for an empty clients_note', fix: 'Validate the body.', root: 'refused', pointer });
  const taken = await kit.call(operation, { json, headers: { 'idempotency-key': key } });
  const first = String(dataOf(taken)?.id);
  if (
    !kit.expect(taken, 201, {
      when: 'for a key with which a request was refused before: what is refused keeps nothing, and no key',
      fix: 'Keep the key in the transaction that keeps the request, and only there: a request that was refused uses no key up.',
      root: 'used up',
      pointer,
    })
  )
    return;
  const again = await kit.call(operation, { json, headers: { 'idempotency-key': key } });
  if (
    kit.expect(again, 201, { when: 'for the same key and body', fix, root: 'again', pointer }) &&
    dataOf(again)?.id !== first
  )
    kit.fail(again, {
      expected: `the first answer again, id ${first}`,
      got: JSON.stringify(dataOf(again)),
      fix,
      root: 'id',
      pointer,
    });
  const takesCounty = kit.offers(`${operation}.countyId`) && kit.offers('listCounties');
  const [county] = takesCounty ? (await countiesOf(kit)).counties : [];
  for (const [field, value] of [
    ['clients_note', another],
    ['clients_name', 'Another name'],
    ['clients_email', 'another@example.com'],
    ['clients_phone', '+254 700 000 009'],
    ...(operation === 'createQuotation' ? [['productIds', [recordsOf(kit).nothing()]] as const] : []),
    ...(county ? [['countyId', county.id] as const] : []),
  ] as const)
    kit.expect(
      await kit.call(operation, { json: { ...json, [field]: value }, headers: { 'idempotency-key': key } }),
      409,
      { when: `for the same key with another body (another ${field})`, fix, root: 'other', pointer },
    );
  if (kit.offers('listQuotations.search')) {
    // Others that are only similar may be found too.
    const notes = [json.clients_note, another];
    const found = (await inbox(kit, { search: json.clients_note })).filter(({ clients_note: note }) =>
      notes.includes(String(note)),
    );
    if (found.length !== 1)
      kit.fail(kit.operation(operation), {
        expected: 'one request kept for one key',
        got: `${found.length}`,
        fix,
        root: 'kept',
        pointer,
      });
  }
  for (const [root, what, other] of [
    ['capitals', 'the same letters as another key, in capitals', key.toUpperCase()],
    [
      'last',
      'another key of 64 characters, whose last one differs',
      key.slice(0, -1) + (key.endsWith('0') ? '1' : '0'),
    ],
  ] as const)
    kit.expect(
      await kit.call(operation, {
        json: { ...json, clients_note: `${json.clients_note} of the ${root}` },
        headers: { 'idempotency-key': other },
      }),
      201,
      {
        when: `for ${what}`,
        fix: 'Compare keys whole and to the letter: a collation without case, or a column that is too short, takes two for one.',
        root,
        pointer,
      },
    );
  const elsewhere = operation === 'createQuotation' ? 'requestQuote' : 'createQuotation';
  const apart = await kit.call(elsewhere, {
    json: { ...ASKS, clients_note: kit.own.marker() },
    headers: { 'idempotency-key': key },
  });
  kit.expect(apart, 201, {
    when: 'for a key that another call has used',
    fix: 'Each call has keys of its own.',
    root: 'apart',
    pointer,
  });
}
