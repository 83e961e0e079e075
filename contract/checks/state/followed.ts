import { dataOf, type Exchange } from '../../http/exchange';
import { CannotJudge } from '../../run/cannotJudge';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { same } from './compared';
import { LINE } from '../input/unicodeRoundtrip';
import { written } from './windows';
import { filteredBy, NOWHERE } from './filteredBy';
import { judgeNewest } from './newest';
import { savedWithVersion } from './savedWithVersion';
import { ASKS } from './kinds';

interface Entry {
  id: string;
  kind: string;
  by: string | null;
  at: string;
  text: string | null;
}
/** As long as it may be, to the last code point. */
const NOTE = `Two lines\nof a note {name} {items} {total} ${LINE}${'\u{1F4E1}'.repeat(500)}`;
const LONGEST = `${'\u{1F4E1}'.repeat(1998)}\u00E9z`;

interface Listed {
  id: string;
  createdAt: string;
  status: string;
  assignee?: { id: string; name: string } | null;
}

/** D37: whose a request is, and what happened to it. */
export const followed: Check = {
  id: 'D37',
  name: 'followed-requests',
  reach: 'traces',
  rule: 'A request is assigned to a colleague or to nobody, and listed so; somebody unknown is 400. Its history has each change of status and assignment once, each note and call, with who did it, the latest first, the latest 200 where there are more; each note, status and assignment makes the mark of the news another one. The list has it by product, status, assignee, source and instant, all at once, and not once one of them is another; at the instant that it came it is among those since then, and not among those before.',
  run: async (kit) => {
    kit.needs('assignQuotation', 'listColleagues', 'listQuotationHistory', 'addQuotationEntry', 'updateQuotation');
    const made = await kit.must('requestQuote', { json: { ...ASKS, clients_note: kit.own.marker() } });
    const id = kit.made(made, 'quote');
    const path = { id };
    const { colleagues = [] } =
      dataOf<{ colleagues: { id: string; name: string; isSelf: boolean }[] }>(await kit.must('listColleagues')) ?? {};
    const self = colleagues.find(({ isSelf }) => isSelf);
    if (!self) throw new CannotJudge('listColleagues does not name who asks');
    await kit.part('assignQuotation', () => assigned(kit, id, self));
    await kit.part('listQuotations', () => filtered(kit, self.id));
    await kit.part('listQuotationHistory', () => most(kit));
    await marked(kit, () => kit.must('addQuotationEntry', { path, json: { kind: 'note', text: NOTE } }));
    for (const text of [LONGEST, '0']) await kit.must('addQuotationEntry', { path, json: { kind: 'call', text } });
    const set = (status: string) => kit.must('updateQuotation', { path, json: { status } });
    for (const status of ['contacted', 'closed']) await marked(kit, () => set(status));
    await set('closed');
    const answer = await kit.must('listQuotationHistory', { path });
    const entries = dataOf<{ entries: Entry[] }>(answer)?.entries ?? [];
    const due = [
      ['status', 'closed'],
      ['status', 'contacted'],
      ['call', '0'],
      ['call', LONGEST],
      ['note', NOTE],
      ['assigned', null],
      ['assigned', self.name],
    ];
    const got = entries.map(({ kind, text }) => [kind, text]);
    const wrong = due.findIndex((entry, at) => JSON.stringify(entry) !== JSON.stringify(got[at]));
    if (wrong >= 0 || got.length > due.length || entries.some(({ by }) => by !== self.name))
      kit.fail(answer, {
        expected: `the latest first ${JSON.stringify(wrong < 0 ? due.map(([kind]) => kind) : due[wrong])}, all by ${self.name}`,
        got: JSON.stringify(wrong < 0 ? entries.map(({ kind, by }) => [kind, by]) : (got[wrong] ?? 'no entry')),
        of: blamed(differing(due, got) ?? differing(got, due)),
        fix: 'Note each change with who made it, in the transaction that makes it; the same again is no change.',
        root: 'history',
      });
    if (!kit.offers('getQuotation')) return;
    const times = entries.map(({ at }) => Date.parse(at));
    const createdAt = Date.parse(String(dataOf(await kit.must('getQuotation', { path }))?.createdAt));
    if (
      times.some(
        (time, at) => time > (times[at - 1] ?? Infinity) || time < createdAt - 1000 || time > createdAt + HOUR_MS,
      )
    )
      kit.fail(answer, {
        expected: 'when each happened, the latest first, from createdAt of the request on',
        got: entries.map(({ at }) => at).join(', '),
        fix: 'Note the instant with each entry, and order by it.',
        root: 'at',
      });
  },
};

const newsMark = async (kit: Kit): Promise<string | undefined> =>
  kit.offers('getNews') ? dataOf<{ changed: string }>(await kit.must('getNews'))?.changed : undefined;
/** Does what is to be noted, which makes the mark of the news another one. */
export async function marked(kit: Kit, step: () => Promise<Exchange>): Promise<Exchange> {
  const before = await newsMark(kit);
  const done = await step();
  if (before !== undefined && (await newsMark(kit)) === before)
    kit.fail(kit.operation('getNews'), {
      expected: `another \`changed\` after ${done.operation?.id ?? 'a change'}`,
      got: before,
      fix: 'Make the mark of what changed last: entries, requests, quotations and payments.',
      root: 'changed',
    });
  return done;
}

/** The kind of an entry that stands in one list and, as often, in no other; none where they differ in their order alone. */
function differing(entries: readonly (readonly (string | null)[])[], others: readonly unknown[]): string | null {
  const left = others.map((entry) => JSON.stringify(entry));
  for (const entry of entries) {
    const at = left.indexOf(JSON.stringify(entry));
    if (at < 0) return entry[0] ?? null;
    left.splice(at, 1);
  }
  return null;
}
const HOUR_MS = 3_600_000;
/** The call that notes entries of this kind; the list itself where none is missing, and none too many. */
const blamed = (kind: string | null) =>
  ({ status: 'updateQuotation', assigned: 'assignQuotation', note: 'addQuotationEntry', call: 'addQuotationEntry' })[
    kind ?? ''
  ] ?? 'listQuotationHistory';

async function assigned(kit: Kit, id: string, self: { id: string; name: string }): Promise<void> {
  const { id: userId } = self;
  const path = { id };
  const fix = 'Keep whose it is, and answer it with the request.';
  // The same again is no change, nobody's to nobody too.
  let before: string | null = null;
  for (const whose of [null, userId, userId, null, null]) {
    const step = () => kit.must('assignQuotation', { path, json: { userId: whose } });
    const saved = await (whose === before ? step() : marked(kit, step));
    before = whose;
    if (!kit.offers('listQuotations')) continue;
    const listed = dataOf<{ quotations: Listed[] }>(await kit.must('listQuotations'))?.quotations ?? [];
    const request = listed.find((one) => one.id === id);
    if (request && (request.assignee?.id ?? null) !== whose)
      kit.fail(saved, {
        expected: `assignee ${String(whose)}`,
        got: JSON.stringify(request.assignee),
        fix,
        root: 'kept',
      });
    if (request?.assignee?.id === userId && request.assignee.name !== self.name)
      kit.fail(kit.operation('listQuotations'), {
        expected: `the assignee by the name ${self.name}, as listColleagues does`,
        got: JSON.stringify(request.assignee),
        fix: 'Answer of whose it is the name as it is now.',
        root: 'name',
      });
    if (request && request.status !== 'new')
      kit.fail(saved, {
        expected: 'the status as before, new: how far it has come is another call’s',
        got: request.status,
        fix: 'Set whose it is alone.',
        root: 'status',
      });
    for (const assignee of ['me', 'nobody']) {
      if (!kit.offers(`listQuotations.assignee=${assignee}`)) continue;
      const only = dataOf<{ quotations: Listed[] }>(await kit.must('listQuotations', { query: { assignee } }));
      const isThere = only?.quotations.some((one) => one.id === id) ?? false;
      if (isThere !== ((assignee === 'me') === (whose !== null)))
        kit.fail(kit.operation('listQuotations'), {
          expected: `the request ${isThere ? 'not ' : ''}among those of assignee=${assignee}`,
          got: `assignee ${String(whose)}`,
          fix: 'Filter by whose it is; me is who asks.',
          root: assignee,
        });
    }
  }
  for (const nobody of ['nobody-of-this-name', kit.own.nothing()])
    kit.refuses(await kit.call('assignQuotation', { path, json: { userId: nobody } }), 400, 'userId', {
      when: 'for somebody who does not work here',
      fix: 'Take colleagues alone.',
      root: 'unknown',
    });
  if (!kit.offers('getQuotation')) return;
  const read = dataOf<Listed>(await kit.must('getQuotation', { path }));
  if (read?.assignee)
    kit.fail(kit.operation('assignQuotation'), {
      expected: 'assignee null: of what is refused nothing is kept',
      got: JSON.stringify(read.assignee),
      fix: 'Take colleagues alone.',
      root: 'unknown',
    });
}

/** A request by all that it can be asked for with. It names a product: that its note begins like one of the contact form says nothing then. */
async function filtered(kit: Kit, self: string): Promise<void> {
  kit.needs('getQuotation', 'listQuotations');
  const [product, other] = [await kit.createProduct(), await kit.createProduct()];
  const word = kit.own.marker();
  const made = await kit.must('createQuotation', {
    json: { ...ASKS, clients_note: `Subject: ${word}`, productIds: [product.id, product.id] },
  });
  const path = { id: kit.made(made, 'quote') };
  await kit.must('assignQuotation', { path, json: { userId: self } });
  for (const status of ['closed', 'new', 'quoted', 'contacted'])
    await kit.must('updateQuotation', { path, json: { status } });
  const { createdAt = '', assignee } = dataOf<Listed>(await kit.must('getQuotation', { path })) ?? {};
  if (assignee?.id !== self)
    kit.fail(kit.operation('updateQuotation'), {
      expected: `the assignee as before, ${self}, whatever status follows another`,
      got: JSON.stringify(assignee) ?? 'none',
      fix: 'Set the status alone.',
      root: 'assignee',
    });
  // The same instants as clocks elsewhere show them.
  const came = written(Date.parse(createdAt), 3);
  const later = written(Date.parse(createdAt) + 1000, -5);
  await filteredBy(kit, ['listQuotations', 'quotations'], path.id, [
    ['productId', product.id, other.id],
    ['search', word, NOWHERE],
    ['status', 'contacted', 'closed'],
    ['assignee', 'me', 'nobody'],
    ['source', 'cart', 'contact'],
    // At the instant itself it is among those since then, and not among those before.
    ['since', came, later],
    ['before', later, came],
  ]);
  if (kit.offers('listQuotations.productId')) {
    await kit.must('deleteProduct', { path: { id: product.id } });
    const answer = await kit.must('listQuotations', { query: { productId: product.id } });
    if (!dataOf<{ quotations: Listed[] }>(answer)?.quotations.some(({ id }) => id === path.id))
      kit.fail(answer, {
        expected: `the request ${path.id} for the product that it names, which is deleted since`,
        got: 'it is missing',
        fix: 'Let requests keep the ids that they name, and look for these alone, whether the product is still there or not.',
        root: 'deleted product',
      });
  }
  for (const [note, source] of [
    [`Not about it.\nSubject: ${word}`, 'header'],
    [`Subject: ${word}`, 'contact'],
  ] as const) {
    const json = { ...ASKS, clients_note: note };
    const id = kit.made(await kit.must('requestQuote', { json }), 'quote');
    await filteredBy(kit, ['listQuotations', 'quotations'], id, [
      ['search', word, NOWHERE],
      ['source', source, source === 'header' ? 'contact' : 'header'],
      ['assignee', 'nobody', 'me'],
    ]);
  }
}

const MOST_ENTRIES = 200;

/** Of one more than are told the oldest is left out. */
async function most(kit: Kit): Promise<void> {
  const made = await kit.must('requestQuote', { json: { ...ASKS, clients_note: kit.own.marker() } });
  const path = { id: kit.made(made, 'quote') };
  const note = (text: string) => kit.must('addQuotationEntry', { path, json: { kind: 'note', text } });
  await note('oldest');
  await kit.each(
    Array.from({ length: MOST_ENTRIES - 1 }, (_, index) => `between ${String(index)}`),
    () => 'addQuotationEntry',
    async (text) => void (await note(text)),
  );
  await note('newest');
  const entries = dataOf<{ entries: Entry[] }>(await kit.must('listQuotationHistory', { path }))?.entries ?? [];
  judgeNewest(
    kit,
    'listQuotationHistory',
    'note',
    entries.map(({ text }) => text ?? ''),
  );
}

/** D38: prepared answers. */
export const templates: Check = {
  id: 'D38',
  name: 'reply-templates',
  reach: 'own',
  rule: 'Templates are saved as they are sent (here those that stand, again; others with --allow-traces, and put back), in their order, with a version that changes with them; those of another version are refused with 409, and nothing changes; of several at once one is saved.',
  run: async (kit) => {
    kit.needs('listReplyTemplates', 'saveReplyTemplates');
    const before = dataOf(await kit.must('listReplyTemplates'));
    const saved = await kit.must('saveReplyTemplates', { json: before ?? {} });
    if (!same(dataOf(saved)?.templates, before?.templates))
      kit.fail(saved, {
        expected: JSON.stringify(before?.templates),
        got: JSON.stringify(dataOf(saved)?.templates),
        fix: 'Keep name and texts as they are sent, in their order.',
        root: 'kept',
      });
    const stale = await kit.call('saveReplyTemplates', { json: { version: 'none-of-these', templates: [] } });
    kit.expect(stale, 409, { when: 'for another version', fix: 'Compare the version first.', root: 'version' });
    if (kit.options.allow.traces) await kit.part('saveReplyTemplates', () => otherTemplates(kit));
  },
};

interface Templates {
  templates: { name: string; text_en: string; text_sw: string }[];
}

const MOST_TEMPLATES = 50;

const otherTemplates = (kit: Kit) =>
  savedWithVersion<Templates>(kit, {
    read: 'listReplyTemplates',
    save: 'saveReplyTemplates',
    others: ({ templates: stand }) => {
      const long = {
        name: '\u{1F4E1}'.repeat(80),
        text_en: NOTE,
        text_sw: `Habari {name}\n{items} {total}${'\u{1F4E1}'.repeat(1971)}`,
      };
      const short = { name: 'A', text_en: LONGEST, text_sw: '' };
      const little = { name: '0', text_en: '0', text_sw: '0' };
      return [
        { templates: [long, ...stand.slice(0, 40), short, little, { ...short, text_sw: 'B' }] },
        { templates: [] },
        { templates: [short, long] },
        { templates: [long, short] },
        { templates: [long, { ...short, text_sw: 'B' }] },
        { templates: [long, { ...short, text_en: 'B', text_sw: 'B' }] },
        { templates: Array.from({ length: MOST_TEMPLATES }, (_, at) => ({ ...little, name: `${String(at)} z` })) },
      ];
    },
  });
