import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { serverNow } from '../../run/serverNow';
import { has, missing } from './compared';
import { dayInKenya, DRAFT, readProposal } from './proposalFigures';

const WHOLE = { ...DRAFT, customerName: 'A name', customerEmail: null, validUntil: null };

/** The last day that is over for certain: yesterday, or the day before where today has only just begun. */
const lastOver = (kit: Kit): string => dayInKenya(-1, serverNow(kit) - 600_000);

/** What is missing is said, and takes no number. */
export async function notSent(kit: Kit, id: string): Promise<void> {
  kit.needs('sendProposal');
  const path = { id };
  for (const [what, more, channel, fields] of [
    ['no line', { lines: [] }, 'link', ['lines']],
    ['no name', { customerName: '' }, 'link', ['customerName']],
    ['days that are over', { validUntil: lastOver(kit) }, 'link', ['validUntil']],
    ['a deposit above the total', { depositAmount: '6508.90' }, 'link', ['depositAmount']],
    ['no address, where it is to go by e-mail', {}, 'email', ['customerEmail', 'channel']],
  ] as const) {
    const changed = await kit.must('updateProposal', { path, json: { ...WHOLE, ...more } });
    // That it was not kept is told as that.
    const missed = Object.fromEntries(
      Object.entries(more).map(([field, value]) => [field, value === '' ? null : value]),
    );
    if (!has(dataOf(changed), missed)) continue;
    const answer = await kit.call('sendProposal', { path, json: { channel } });
    kit.refuses(answer, 409, fields, {
      when: `for a quotation with ${what}`,
      fix: 'Look at what is missing before anything is frozen.',
      root: what,
    });
    // One that went out has a number for good.
    if (answer.status < 300) return;
  }
  const [expected, got] = missing(await readProposal(kit, id), {
    number: null,
    version: 0,
    status: 'draft',
    shareKey: null,
  });
  if (expected !== '{}')
    kit.fail(kit.operation('sendProposal'), {
      expected: `${expected} once it was refused`,
      got,
      fix: 'Look at what is missing before anything is frozen.',
      root: 'refused',
    });
}

/** A server that sends no e-mail sends none of these either; where it does, somebody would get one. */
export async function notByEmail(kit: Kit, id: string): Promise<void> {
  kit.needs('sendProposal', 'getNotificationSettings');
  const told = await kit.must('getNotificationSettings');
  if (dataOf<{ email: { offered: boolean } }>(told)?.email.offered !== false) return;
  // That one went out although something was missing is told as that.
  if ((await readProposal(kit, id))?.number !== null) return;
  const json = { ...WHOLE, customerEmail: 'contract-kit@example.com' };
  await kit.must('updateProposal', { path: { id }, json });
  kit.refuses(await kit.call('sendProposal', { path: { id }, json: { channel: 'email' } }), 409, 'channel', {
    when: 'for a whole quotation by e-mail, of which getNotificationSettings says that the server sends none',
    fix: 'Say the same at both: whether the server can send e-mail.',
    root: 'no e-mail',
  });
}
