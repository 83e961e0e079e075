import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { shownValue } from '../../spec/cases';
import { LINE } from '../input/unicodeRoundtrip';
import { has, missing } from './compared';
import { atOnce } from './kinds';
import { dayInKenya, DRAFT, LINES, readProposal, type Proposal } from './proposalFigures';

const ASTRAL = '\u{1F4E1}';
const line = (more: object) => ({ kind: 'other', text: 'A line', quantity: 1, unitPrice: '1.00', ...more });

/** Each field with what it may be, at its ends, empty, like nothing and otherwise than it was. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  title: [ASTRAL.repeat(160), LINE, '', '0', ' ', 'Title'],
  customerName: [`${ASTRAL.repeat(159)}\u00E9`, LINE, '', '0', 'Name'],
  customerPhone: ['+254 (700) 000-001', '0'.repeat(40), '', '0700 000 002'],
  customerEmail: [
    `Kit.${'a'.repeat(50)}+x@${'b'.repeat(60)}.example.com`,
    null,
    'Kit@Example.AFRICA',
    'contract-kit@example.com',
  ],
  language: ['sw', 'en'],
  vatRate: [0, 50, 16.25, 0.01],
  vatMode: ['none', 'total', 'lines'],
  pricesIncludeVat: [false, true],
  depositPercent: [0, 100, 7],
  depositAmount: ['9999999999.99', '0', null, '0.5'],
  validUntil: ['2099-12-31', null, '2028-02-29', dayInKenya(0, Date.now())],
  terms: [`${ASTRAL.repeat(3998)}\nz`, `Terms.\n\n${LINE}`, '', '0', ' ', 'Terms.'],
  lines: [
    LINES,
    [line({}), line({ unitPrice: '7000' })],
    [line({ quantity: 100_000, unitPrice: '99999.99' }), line({ text: `${ASTRAL.repeat(498)}\nz` })],
    [line({ unitPrice: '9999999999.99' })],
    [line({ text: '0', unitPrice: '0' })],
    ['delivery', 'item', 'other', 'installation'].map((kind) => line({ kind, text: LINE })),
    Array.from({ length: 100 }, (_, at) => line({ text: `Line ${String(100 - at)}` })),
    [],
    LINES,
  ],
};
/** What follows from others. */
const DERIVED = ['updatedAt', 'hasChanges', 'lines', 'totals', 'total', 'balance', 'depositDue'];

/** Each field of a draft sent alone: kept to its ends, cleared, and nothing else changed. */
export async function eachField(kit: Kit, id: string): Promise<void> {
  const path = { id };
  let before = await readProposal(kit, id);
  for (const [field, values] of Object.entries(VALUES))
    for (const value of values) {
      const answer = await kit.call('updateProposal', { path, json: { [field]: value } });
      // Addresses of such a length are some servers' own matter; what else a draft takes is the contract's.
      if (answer.status === 400 && field === 'customerEmail' && String(value).length > 100) continue;
      kit.expect(answer, 200, {
        when: `for ${field} ${shownValue(value)}`,
        fix: 'Take what the contract allows, to its ends.',
        root: field,
      });
      if (answer.status !== 200) continue;
      const after = await readProposal(kit, id);
      const wanted = { [field]: asKept(field, value) };
      const [due, got] = missing(after, wanted);
      const [, echoed] = missing(dataOf(answer), wanted);
      const [were, are] = missing(after, others(before, field));
      if (due !== '{}' && echoed === '{}' && (await isKept(kit, id, field, value)))
        kit.fail(kit.operation('getProposal'), {
          expected: due,
          got,
          fix: `Answer ${field} as it is kept.`,
          root: 'fields',
        });
      else if (due !== '{}' || echoed !== '{}' || were !== '{}')
        kit.fail(answer, {
          expected:
            due === '{}' && were !== '{}' ? `that ${field}, sent alone, leaves ${were}` : `${field} as sent: ${due}`,
          got: due === '{}' ? (were === '{}' ? `${echoed} in the answer` : are) : got,
          fix: 'Keep each field as it was sent, to its last character; empty texts and null clear; what is left out keeps its value.',
          root: due === '{}' && were !== '{}' ? 'others' : 'fields',
        });
      // What moves updatedAt is said of that header alone.
      const isOther = due === '{}' && missing(before, wanted)[0] !== '{}';
      if (before && isOther && kit.offers('updateProposal.If-Match') && after?.updatedAt === before.updatedAt)
        kit.fail(answer, {
          expected: `another updatedAt after a change of ${field} alone`,
          got: after.updatedAt,
          fix: 'Set updatedAt with every change, that of lines too.',
          root: 'moves',
        });
      before = after;
    }
}

/** What makes a draft another one than DRAFT: in no amount, where it may be. */
const CHANGES: readonly (readonly [what: string, json: Record<string, unknown>])[] = [
  ['title', { title: 'Changed' }],
  ['customerName', { customerName: 'Changed' }],
  ['language', { language: 'sw' }],
  ['validUntil', { validUntil: '2099-12-31' }],
  ['terms', { terms: 'Changed.' }],
  ['vatMode', { vatMode: 'total' }],
  ['depositPercent', { depositPercent: 34 }],
  ['depositAmount', { depositAmount: '1' }],
  ['the text of a line', { lines: LINES.map((one, at) => (at === 0 ? { ...one, text: 'Changed' } : one)) }],
  ['the order of lines', { lines: LINES.toReversed() }],
];

/**
 * A draft that differs in one field alone from what was sent last, in each in turn, and then in none.
 * @param sent what was sent beside DRAFT
 */
export async function eachChange(kit: Kit, id: string, sent: Record<string, unknown>): Promise<void> {
  const asSent: Record<string, unknown> = { ...DRAFT, language: 'en', ...sent };
  let former: readonly string[] = [];
  for (const [what, json] of [...CHANGES, ['nothing', {}] as const]) {
    const back = Object.fromEntries(former.map((field) => [field, asSent[field]]));
    const changed = await kit.must('updateProposal', { path: { id }, json: { ...back, ...json } });
    former = Object.keys(json);
    const due = { hasChanges: former.length > 0 };
    const [expected, got] = missing(dataOf(changed), due);
    // That it was not kept is told as that.
    if (expected === '{}' || !has(dataOf(changed), json)) continue;
    kit.fail(kit.operation('getProposal'), {
      expected: `${expected} where ${what} differs from what was sent`,
      got,
      fix: 'Compare all fields of the draft with what was sent last, each line in its place too; sending freezes what differs.',
      root: what,
    });
  }
}

/** A line without a discount has none, whatever stood in its place. */
function asKept(field: string, value: unknown): unknown {
  if (field === 'lines') return (value as object[]).map((one) => ({ discount: '0', ...one }));
  return value === '' ? null : value;
}

/** Whether a later answer still shows it, to which nothing of it was sent. */
async function isKept(kit: Kit, id: string, field: string, value: unknown): Promise<boolean> {
  const json = { [field === 'language' ? 'vatMode' : 'language']: field === 'language' ? 'lines' : 'en' };
  const later = await kit.must('updateProposal', { path: { id }, json });
  return missing(dataOf(later), { [field]: asKept(field, value) })[0] === '{}';
}

const others = (before: Proposal | undefined, field: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(before ?? {}).filter(([name]) => name !== field && !DERIVED.includes(name)));

const FIX = 'Compare If-Match with updatedAt to the letter, in the statement that writes.';
const AT_ONCE = 6;

/** If-Match of an update: the version that was read, a former one, and several at once. */
export async function asRead(kit: Kit, id: string): Promise<void> {
  kit.needs('updateProposal.If-Match');
  const path = { id };
  const stampOf = async () => (await readProposal(kit, id))?.updatedAt ?? '';
  const send = (stamp: string, title: string) =>
    kit.call('updateProposal', { path, json: { title }, headers: { 'If-Match': `"${stamp}"` } });
  const former = await stampOf();
  const first = await send(former, 'First');
  kit.expect(first, 200, { when: 'with the updatedAt that was read', fix: FIX, root: 'present' });
  const present = await stampOf();
  if (present !== former && dataOf<Proposal>(first)?.updatedAt === former)
    kit.fail(first, {
      expected: `updatedAt ${present} in the answer, as it is read then`,
      got: `${former}, as it was before`,
      fix: 'Answer the quotation as it is after the change: with the former updatedAt in If-Match the next one is refused.',
      root: 'stale',
    });
  if (present === former)
    kit.fail(kit.operation('updateProposal'), {
      expected: 'another updatedAt after a change',
      got: present,
      fix: 'Set updatedAt with every update, finely enough that two in one second differ.',
      root: 'moves',
    });
  for (const stamp of ['of-another-version', ...(present === former ? [] : [former])])
    kit.expect(await send(stamp, 'Other'), 412, { when: 'for another version', fix: FIX, root: 'match' });
  const title = (await readProposal(kit, id))?.title;
  if (title !== 'First')
    kit.fail(kit.operation('updateProposal'), {
      expected: 'title "First": what was refused changes nothing',
      got: JSON.stringify(title),
      fix: FIX,
      root: 'match',
    });
  const now = await stampOf();
  const answers = await atOnce(AT_ONCE, (at) => send(now, `At once ${String(at)}`));
  const taken = answers.filter(({ status }) => status === 200).length;
  if (taken !== 1)
    kit.fail(kit.operation('updateProposal'), {
      expected: `one 200 and 412 for the others of ${String(AT_ONCE)} at once with one If-Match`,
      got: answers.map(({ status }) => status).join(', '),
      fix: FIX,
      root: 'at once',
    });
}
