import type { Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { NOBODY, nobodysAddress } from '../../spec/nobody';
import type { Check } from '../check';
import { Faults } from '../faults';
import { filePart, MAX_PICTURE_BYTES } from '../uploads/pictures';
import { answersToPages, faultOf, needsOrigin } from './cors';

/** E02: the answer itself. */
export const actual: Check = {
  id: 'E02',
  name: 'actual',
  reach: 'read',
  rule: 'Answers to calls of a page of an origin that is let in name that origin and allow credentials, with and without a session, whichever call it is.',
  run: async (kit) => {
    await needsOrigin(kit);
    const faults = new Faults();
    const judge = (answer: Exchange, name: string) => {
      const fault = faultOf(kit, answer);
      if (fault) faults.add(fault, answer, name);
    };
    const headers = { origin: kit.options.origin };
    for (const { id, session, path } of kit
      .operations()
      .filter(({ method, path: where }) => method === 'get' && !where.includes('{'))) {
      judge(await kit.call(id, { headers, as: 'staff' }), id);
      if (session !== 'required')
        judge(await kit.call(id, { headers, as: 'visitor' }), `${id} ${path} without a session`);
    }
    if (kit.options.scope !== 'read-only')
      judge(await kit.must('createTag', { json: { tag_name: kit.own.marker() }, headers }), 'createTag');
    for (const [name, answer] of unreadable(kit, (status) => status >= 200 && status < 300)) judge(answer, name);
    faults.report(kit);
  },
};

/** What pages were answered in all the run and cannot read: of each call and status one answer, by its name. */
function unreadable(kit: Kit, isAsked: (status: number) => boolean): Map<string, Exchange> {
  const found = new Map<string, Exchange>();
  for (const answer of answersToPages(kit))
    if (isAsked(answer.status) && faultOf(kit, answer)) found.set(`${answer.operation.id}: ${answer.status}`, answer);
  return found;
}

/** Answers that say no to a page of an origin, whatever the run may write. */
export async function plainRefusals(kit: Kit, origin: string): Promise<[string, Exchange][]> {
  const headers = { origin };
  const raw = (text: string, type: string) => kit.call('signIn', { headers, raw: { bytes: text, type }, broken: true });
  const send = (method: string, path: string) =>
    kit.client.send({
      operation: null,
      method,
      path,
      headers: { ...headers, ...(kit.token !== null && { authorization: `Bearer ${kit.token}` }) },
    });
  return [
    ['an answer to a call without a session', await kit.call('getProfile', { headers, as: 'visitor' })],
    [
      'an answer to a session that is not valid',
      await kit.call('getProfile', { headers, as: { authorization: 'Bearer contract-kit-no-session' } }),
    ],
    ['an answer to an id that nothing has', await kit.call('getTag', { headers, path: { id: NOBODY } })],
    ['an answer to an unknown address', await send('GET', '/nope')],
    [
      'an answer to a method that the path does not have',
      await send('GET', nobodysAddress(kit.operation('createTag').path)),
    ],
    ['an answer to a parameter that is not valid', await kit.call('listProducts', { headers, query: { page: 0 } })],
    ['an answer to malformed JSON', await raw('{', 'application/json')],
    ['an answer to a body that is no JSON', await raw('<a/>', 'application/xml')],
  ];
}

/** Those, and what changes are answered. */
async function refusals(kit: Kit): Promise<[string, Exchange][]> {
  const headers = { origin: kit.options.origin };
  const answers = await plainRefusals(kit, kit.options.origin);
  if (kit.options.scope === 'read-only') return answers;
  const form = [{ name: 'title', value: kit.own.marker() }, filePart(Buffer.alloc(MAX_PICTURE_BYTES + 1))];
  return [
    ...answers,
    ['an answer to a file above 5 MB', await kit.call('createArticle', { headers, form })],
    ...(await refusedChanges(kit, headers)),
  ];
}

/** What people must read who save: that a name is taken, and that somebody else was there before them. */
async function refusedChanges(kit: Kit, headers: Record<string, string>): Promise<[string, Exchange][]> {
  const json = { tag_name: kit.own.marker() };
  const { id } = await kit.createTag(json);
  const answers: [string, Exchange][] = [
    ['an answer to a name that another has', await kit.call('createTag', { headers, json })],
    ['an answer to a field that is not valid', await kit.call('updateTag', { headers, path: { id }, json: {} })],
  ];
  if (!kit.offers('updateArticle.If-Match')) return answers;
  const article = await kit.createArticle();
  const stale = await kit.call('updateArticle', {
    path: { id: article.id },
    json: { title: kit.own.marker() },
    headers: { ...headers, 'if-match': '"2001-01-01T00:00:00.000Z"' },
  });
  return [...answers, ['an answer to a version that is past', stale]];
}

const SAY_NO = [400, 401, 404, 405, 409, 412, 413, 415];

/** E03: a page can read why something failed. */
export const errorsToo: Check = {
  id: 'E03',
  name: 'errors-have-cors',
  reach: 'read',
  rule: `Answers that say no (${SAY_NO.join(', ')}), whichever call it is, carry the same headers for other origins: without them a browser tells the page nothing but that the network failed.`,
  run: async (kit) => {
    await needsOrigin(kit);
    const faults = new Faults();
    const asked = (await refusals(kit)).map(([name, answer]) => [`${name}: ${answer.status}`, answer] as const);
    for (const [name, answer] of [...asked, ...unreadable(kit, (status) => SAY_NO.includes(status))]) {
      // No answer, or a failure of the server: group A has said so.
      if (answer.failure !== null || answer.status >= 500) continue;
      const fault = faultOf(kit, answer);
      if (fault)
        faults.add(
          { ...fault, fix: 'Set these headers before anything can fail, so that refusals have them too.' },
          answer,
          name,
        );
    }
    faults.report(kit);
  },
};
