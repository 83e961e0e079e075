import { setTimeout as wait } from 'node:timers/promises';
import { dataOf, type Exchange } from '../../http/exchange';
import { summary } from '../../run/answers';
import type { Kit } from '../../run/kit';
import { LINE } from '../input/unicodeRoundtrip';
import { missing } from './compared';
import { together } from './kinds';
import { expectFigures, readProposal } from './proposalFigures';
import { accept } from './proposalSteps';

/** @param after where it took the place of another version: when that was sent */
export async function shared(kit: Kit, shareKey: string, due: Record<string, unknown>, after?: string): Promise<void> {
  const answer = await kit.must('getSharedProposal', { path: { shareKey } });
  expectFigures(kit, answer, { totals: due.totals, lines: due.lines }, 'shared');
  const read = dataOf(answer);
  const [expected, got] = missing(read, due);
  const replacedAt = Date.parse(String(read?.replacedAt));
  const isReplaced = after === undefined || replacedAt >= Date.parse(after);
  if (expected !== '{}' || !isReplaced)
    kit.fail(answer, {
      expected: expected === '{}' ? `replacedAt after ${String(after)}, when the version before was sent` : expected,
      got: expected === '{}' ? JSON.stringify(read?.replacedAt) : got,
      fix: 'Show what was sent last as it was sent, and nothing of the draft.',
      root: 'shared',
    });
  if (kit.offers('getSalesSettings')) expectPayable(kit, answer, dataOf(await kit.must('getSalesSettings')) ?? {});
  for (const [name, value] of [
    ['cache-control', 'no-store'],
    ['x-robots-tag', 'noindex'],
  ] as const)
    if (!(answer.headers[name] ?? '').includes(value))
      kit.fail(answer, {
        expected: `${name}: ${value}`,
        got: String(answer.headers[name] ?? 'none'),
        fix: 'A quotation is for who has its link: let nobody keep or find it.',
        root: name,
      });
  const otherwise = [shareKey.toUpperCase().replace('_', '-'), shareKey.slice(0, -1), `${shareKey}A`];
  // Of a key in capitals alone the first is the key itself.
  for (const other of otherwise.filter((one) => one !== shareKey))
    // One that has not the form of a key may be told as that.
    kit.expect(await kit.call('getSharedProposal', { path: { shareKey: other } }), [400, 404], {
      when: 'for the key in other letters, or a part of it',
      fix: 'Compare the key as a whole text.',
      root: 'key',
    });
}

/** What a link shows of where to pay is what the settings say now. */
export function expectPayable(kit: Kit, link: Exchange, { mpesa, bank }: Record<string, unknown>): void {
  const [where, other] = missing(dataOf<{ payment?: unknown }>(link)?.payment, { mpesa, bank });
  if (where !== '{}')
    kit.fail(link, {
      expected: `to be paid at ${where}`,
      got: other,
      fix: 'Show where to pay as the settings are now.',
      root: 'shared',
    });
}

export async function opened(kit: Kit, id: string, shareKey: string): Promise<void> {
  kit.needs('openSharedProposal');
  const path = { shareKey };
  await kit.must('getSharedProposal', { path, as: 'visitor' });
  await kit.must('openSharedProposal', { path, as: 'staff' });
  const byStaff = (await readProposal(kit, id))?.openedAt;
  await kit.must('openSharedProposal', { path, as: 'visitor' });
  const by = await readProposal(kit, id, 'openedAt');
  if (byStaff !== null || by?.openedAt === null || by?.status !== 'opened')
    kit.fail(kit.operation('openSharedProposal'), {
      expected: 'openedAt once somebody without a session opened it, and not before',
      got: JSON.stringify([byStaff, by?.openedAt, by?.status]),
      fix: 'Note the first opening by a visitor; reading counts for nothing, and neither does staff.',
      root: 'opened',
    });
  await wait(20);
  await kit.must('openSharedProposal', { path, as: 'visitor' });
  const later = (await readProposal(kit, id))?.openedAt;
  if (later !== by?.openedAt)
    kit.fail(kit.operation('openSharedProposal'), {
      expected: `openedAt ${String(by?.openedAt)}, the first time`,
      got: String(later),
      fix: 'Note the first opening alone: UPDATE … WHERE opened_at IS NULL.',
      root: 'first',
    });
}

/** A name that programs take for nothing is a name. */
export async function acceptedByZero(kit: Kit, id: string): Promise<void> {
  kit.needs('acceptSharedProposal');
  await accept(kit, id, '0');
  const acceptedBy = (await readProposal(kit, id))?.acceptedBy;
  if (acceptedBy !== '0')
    kit.fail(kit.operation('acceptSharedProposal'), {
      expected: 'acceptedBy "0", as it was sent',
      got: JSON.stringify(acceptedBy) ?? 'nothing',
      fix: 'Ask whether a name is there, and not whether it counts as true.',
      root: 'zero',
    });
  await staysAccepted(kit, id);
}

/** Who looks at what is accepted, the first time or again, changes nothing of it. */
async function staysAccepted(kit: Kit, id: string): Promise<void> {
  const before = await readProposal(kit, id);
  // Where it is none, that is said already.
  if (!kit.offers('openSharedProposal') || before?.status !== 'accepted' || before.shareKey === null) return;
  await kit.must('openSharedProposal', { path: { shareKey: before.shareKey }, as: 'visitor' });
  const { status, acceptedAt, acceptedBy, openedAt } = before;
  const due = { status, acceptedAt, acceptedBy, ...(openedAt !== null && { openedAt }) };
  const [expected, got] = missing(await readProposal(kit, id), due);
  if (expected !== '{}')
    kit.fail(kit.operation('openSharedProposal'), {
      expected: `${expected} still, once somebody opens what is accepted`,
      got,
      fix: 'Note the first opening, and nothing else: what is accepted stays so.',
      root: 'stays',
    });
}

const SIGNED = `Contract Kit ${LINE}`;
/** With blanks around it, and signs; as long as it may be, to the last code point. */
const NAME = ` ${'\u{1F4E1}'.repeat(119 - [...SIGNED].length)}${SIGNED}`;

export async function accepted(kit: Kit, id: string, shareKey: string): Promise<void> {
  kit.needs('acceptSharedProposal');
  const acceptIn = (version: number, name = NAME) =>
    kit.call('acceptSharedProposal', { path: { shareKey }, json: { name, version } });
  for (const version of [1, 3])
    kit.refuses(await acceptIn(version, 'Contract Kit'), 409, 'version', {
      when: version === 1 ? 'for a version that was replaced' : 'for a version that there is not',
      fix: 'Accept only the version that stands.',
      root: 'replaced',
    });
  const answers = await together([acceptIn(2), acceptIn(2), acceptIn(2)]);
  const taken = answers.filter(({ status }) => status === 200);
  const [first] = taken;
  if (taken.length !== 1)
    kit.fail(kit.operation('acceptSharedProposal'), {
      expected: 'one 200 of three that come together, and 409 for the others',
      got: first ? answers.map(({ status }) => status).join(', ') : answers.map(summary).join(', '),
      fix: 'Take a name to its last character, and put the condition into the statement that accepts.',
      root: 'once',
    });
  if (!first) return;
  const due = { status: 'accepted', acceptedBy: NAME, version: 2 };
  const read = await readProposal(kit, id, 'acceptedAt');
  const [expected, got] = missing(dataOf(first), due);
  const [kept, is] = missing(read, due);
  if (expected !== '{}' || kept !== '{}' || read?.acceptedAt === null)
    kit.fail(first, {
      expected: `accepted, with who and when: ${kept === '{}' ? expected : kept}`,
      got: kept === '{}' ? `${got}, acceptedAt ${String(read?.acceptedAt)}` : is,
      fix: 'Keep the name and the moment, and answer the quotation as it was accepted.',
      root: 'accepted',
    });
  const link = await kit.must('getSharedProposal', { path: { shareKey } });
  const [said, says] = missing(dataOf(link), { ...due, acceptedAt: read?.acceptedAt });
  if (kept === '{}' && said !== '{}')
    kit.fail(link, {
      expected: `${said}, as staff read it`,
      got: says,
      fix: 'Show who accepted it, and the instant, as they are kept.',
      root: 'accepted',
    });
  kit.refuses(await acceptIn(2), 409, 'status', { when: 'a second time', fix: 'Accept once.', root: 'twice' });
  const before = { 'if-match': '"2001-01-01T00:00:00.000Z"' };
  for (const [operation, json, headers] of [
    ['updateProposal', { title: 'Other' }, {}],
    ['updateProposal', { title: 'Other' }, before],
    ['sendProposal', { channel: 'link' }, {}],
  ] as const)
    kit.expect(await kit.call(operation, { path: { id }, json, headers }), 409, {
      when: headers === before ? 'for an accepted quotation, read before' : 'for an accepted quotation',
      fix: 'What was accepted stays as it was, and is said to before anything else is compared.',
      root: 'frozen',
    });
  await staysAccepted(kit, id);
}
