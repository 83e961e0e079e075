import { randomBytes } from 'node:crypto';
import { dataOf, type Exchange } from '../../http/exchange';
import type { Call } from '../../run/call';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import { formOf } from '../../run/own';
import type { Check } from '../check';
import { eachGallery } from '../uploads/galleries';
import { grey } from '../uploads/pictures';
import { atOnce } from './kinds';
import { added, OWN, TRACES, type Entry, type Sent } from './sentEntries';

const KEY = 'Idempotency-Key';
const AT_ONCE = 3;
const pointer = '/components/parameters/EntryKey';
const fix =
  'Keep the key first, by call, with a hash of path and body (INSERT … ON CONFLICT), in the transaction that makes what is sent, and the id with it; a later call with it is answered from there.';
const KEY_FIX =
  'Compare keys as whole texts, in capitals too: keep all of their 64 characters, in a column that tells capitals apart.';

const callOf = ({ path, fields = {}, picture }: Sent): Call => ({
  ...(path && { path }),
  ...(picture === undefined ? { json: fields } : { form: formOf(fields, [grey(picture)]) }),
});

/** D56: what staff enter, and send again because no answer came. */
export const sentAgain: Check = {
  id: 'D56',
  name: 'sent-again',
  reach: 'own',
  rule: 'What staff enter with an Idempotency-Key (adverts, products, articles and pictures added to these; with --allow-traces also quotations, begun and sent, payments, notes and visits) is done once, however often it is sent, at the same moment too, and each answer names the same. The key with another field, picture or address is 409 and names itself in data, and so does one whose record is deleted since (or it is 400, where the body refers to what was deleted with it); each call has keys of its own, which are compared as whole texts, in capitals too; a request that was refused uses no key up.',
  run: async (kit) => {
    const entries = { ...OWN, ...(kit.options.allow.traces && TRACES) };
    await kit.each(
      Object.entries(entries),
      ([operation]) => operation,
      async ([operation, entry]) => {
        kit.needs(`${operation}.${KEY}`);
        await once(kit, operation, await entry(kit));
      },
    );
    await eachGallery(kit, async (gallery) => {
      kit.needs(`${gallery.add}.${KEY}`);
      await once(kit, gallery.add, await added(kit, gallery));
    });
  },
};

const idIn = (answer: Exchange) => dataOf<{ id?: string }>(answer)?.id;

async function once(kit: Kit, operation: string, entry: Entry): Promise<void> {
  const { count, meanwhile, remove } = entry;
  const { success } = kit.operation(operation);
  // As long as a key may be.
  const key = `kit-${randomBytes(30).toString('hex')}`;
  const headersOf = (by: string) => ({ [KEY.toLowerCase()]: by });
  const sendIt = (other: Sent = {}, by = key) =>
    kit.call(operation, { ...callOf({ ...entry.sent, ...other }), headers: headersOf(by) });
  const refused = await sendIt({ fields: { ...entry.sent.fields, 'no-field-of-this-name': 'kit' } });
  kit.expect(refused, 400, { when: 'for a field that there is not', fix: 'Validate the body.', root: 'refused' });
  if (entry.refused) {
    const unfit = await sendIt({ fields: { ...entry.sent.fields, ...entry.refused } });
    const what = Object.keys(entry.refused).join();
    const about = { when: `for a ${what} that is well-formed and does not do`, fix: 'Check it first.', root: 'unfit' };
    kit.expect(unfit, 400, about);
  }
  if (entry.sent.path) {
    const nowhere = await sendIt({ path: { id: kit.own.nothing() } });
    kit.expect(nowhere, [400, 404], { when: 'for a record that there is not', fix: 'Look it up.', root: 'absent' });
  }
  const before = await count?.();
  const answers = await atOnce(AT_ONCE, () => sendIt());
  const taken = answers.find(({ status }) => status === success);
  if (!taken) {
    const [first = refused] = answers;
    kit.expect(first, success, {
      when: 'for a key with which a request was refused before',
      fix: 'Keep the key in the transaction that makes what is sent: a request that was refused uses no key up.',
      root: 'used up',
      pointer,
    });
    return;
  }
  await meanwhile?.();
  answers.push(...(await atOnce(1, () => sendIt())));
  const ids = new Set(answers.map(idIn));
  const wrong = answers.find((answer) => answer.status !== success || idIn(answer) !== idIn(taken));
  const made = before === undefined ? 1 : ((await count?.()) ?? before + 1) - before;
  if (wrong) {
    // No answer, or a failure of the server: group A has said so.
    if (wrong.failure !== null || wrong.status >= 500) return;
    kit.fail(wrong, {
      expected: `${String(success)} and one id for ${String(answers.length)} calls with one ${KEY}, ${String(AT_ONCE)} of them at once`,
      got: `${answers.map(({ status }) => status).join(', ')}, ${String(ids.size)} ids`,
      fix,
      root: 'again',
      pointer,
    });
    return;
  }
  if (made !== 1) {
    kit.fail(taken, {
      expected: `one more for ${String(answers.length)} calls with one ${KEY}`,
      got: `${String(made)} more`,
      fix,
      root: 'made',
      pointer,
    });
    return;
  }
  for (const [what, other] of Object.entries(entry.others))
    kit.refuses(await sendIt(other), 409, KEY, {
      when: `for the same ${KEY} with ${what}`,
      fix,
      root: 'other',
      pointer,
    });
  const [something] = Object.values(entry.others);
  for (const [what, by] of [
    ['in capitals', key.toUpperCase()],
    ['but for its last character', `${key.slice(0, -1)}x`],
  ] as const) {
    const own = await sendIt(something, by);
    const about = {
      when: `for something else with a key that was used, ${what}`,
      fix: KEY_FIX,
      root: 'whole',
      pointer,
    };
    // Pictures that are added answer the record that they are added to.
    const isOther = idIn(own) === undefined || idIn(own) !== idIn(taken) || idIn(taken) === entry.sent.path?.id;
    if (kit.expect(own, success, about) && !isOther)
      kit.fail(own, { ...about, expected: `another id ${about.when}`, got: `that of the first, ${String(idIn(own))}` });
  }
  // Keys of one call are none of another's.
  const apart = operation === CREATES.article.create ? CREATES.product.create : CREATES.article.create;
  const anything = await OWN[apart]?.(kit);
  if (anything && kit.offers(`${apart}.${KEY}`))
    kit.expect(await kit.call(apart, { ...callOf(anything.sent), headers: headersOf(key) }), 201, {
      when: `for a key that ${operation} has used`,
      fix: 'Each call has keys of its own: keep them by operation.',
      root: 'apart',
      pointer,
    });
  if (!remove) return;
  await remove(idIn(taken) ?? '');
  const again = await sendIt();
  const [status, field] = entry.gone !== undefined && again.status === 400 ? [400, entry.gone] : [409, KEY];
  kit.refuses(again, status, field, {
    when: `for the ${KEY} of a record that is deleted since`,
    fix: 'Look, before the first answer is given again, whether what it names is still there; where it is not, answer 409.',
    root: 'deleted',
    pointer,
  });
}
