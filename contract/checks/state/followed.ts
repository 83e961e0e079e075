import { dataOf } from '../../http/exchange';
import { CannotJudge, type Kit } from '../../run/kit';
import type { Check } from '../check';
import { LINE } from '../input/unicodeRoundtrip';
import { savedWithVersion } from './savedWithVersion';

interface Entry {
  id: string;
  kind: string;
  by: string | null;
  at: string;
  text: string | null;
}
/** As long as it may be, to the last code point. */
const NOTE = `Two lines\nof a note ${LINE}${'\u{1F4E1}'.repeat(500)}`;
const LONGEST = `${'n'.repeat(1998)}\u00E9z`;

interface Listed {
  id: string;
  createdAt: string;
  assignee?: { id: string; name: string } | null;
}

/** D37: whose a request is, and what happened to it. */
export const followed: Check = {
  id: 'D37',
  name: 'followed-requests',
  reach: 'traces',
  rule: 'A request is assigned to a colleague or to nobody, and listed so; somebody unknown is 400. Its history has each change of status and assignment once, each note and call, with who did it, the latest first; a note makes the mark of the news another one. Asked for those before an instant, the list has the requests that came before it.',
  run: async (kit) => {
    kit.needs('assignQuotation', 'listColleagues', 'listQuotationHistory', 'addQuotationEntry', 'updateQuotation');
    const made = await kit.must('requestQuote', {
      json: { clients_name: 'Contract kit', clients_email: 'contract-kit@example.com', clients_note: kit.own.marker() },
    });
    const id = kit.made(made, 'quote');
    const path = { id };
    const { colleagues = [] } =
      dataOf<{ colleagues: { id: string; name: string; isSelf: boolean }[] }>(await kit.must('listColleagues')) ?? {};
    const self = colleagues.find(({ isSelf }) => isSelf);
    if (!self) throw new CannotJudge('listColleagues does not name who asks');
    await kit.part('assignQuotation', () => assigned(kit, id, self.id));
    await kit.part('listQuotations', () => cameBefore(kit, id));
    const before = await newsMark(kit);
    const noted = await kit.must('addQuotationEntry', { path, json: { kind: 'note', text: NOTE } });
    if (before !== undefined && (await newsMark(kit)) === before)
      kit.fail(noted, {
        expected: 'another `changed` in getNews after a note',
        got: before,
        fix: 'Make the mark of what changed last: entries, requests, quotations and payments.',
        root: 'changed',
      });
    await kit.must('addQuotationEntry', { path, json: { kind: 'call', text: LONGEST } });
    for (const status of ['contacted', 'contacted', 'closed'])
      await kit.must('updateQuotation', { path, json: { status } });
    const answer = await kit.must('listQuotationHistory', { path });
    const entries = dataOf<{ entries: Entry[] }>(answer)?.entries ?? [];
    const due = [
      ['status', 'closed'],
      ['status', 'contacted'],
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
        // All are there, in another order.
        of: sorted(got) === sorted(due) ? 'listQuotationHistory' : blamed(due[wrong]?.[0]),
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
const sorted = (entries: readonly unknown[]) =>
  entries
    .map((entry) => JSON.stringify(entry))
    .sort()
    .join();
const HOUR_MS = 3_600_000;
/** The call that should have noted an entry of this kind; the list itself where none is missing. */
const blamed = (kind: string | null | undefined) =>
  ({ status: 'updateQuotation', assigned: 'assignQuotation', note: 'addQuotationEntry', call: 'addQuotationEntry' })[
    kind ?? ''
  ] ?? 'listQuotationHistory';

async function assigned(kit: Kit, id: string, userId: string): Promise<void> {
  const path = { id };
  const fix = 'Keep whose it is, and answer it with the request.';
  for (const whose of [userId, userId, null]) {
    const saved = await kit.must('assignQuotation', { path, json: { userId: whose } });
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
  for (const nobody of ['nobody-of-this-name', await kit.absentId('tag')])
    kit.expect(await kit.call('assignQuotation', { path, json: { userId: nobody } }), 400, {
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

async function cameBefore(kit: Kit, id: string): Promise<void> {
  kit.needs('listQuotations.before');
  const find = async (before?: string) =>
    dataOf<{ quotations: Listed[] }>(
      await kit.must('listQuotations', { query: before === undefined ? {} : { before } }),
    )?.quotations.find((one) => one.id === id);
  const request = await find();
  // Where others have asked for quotes meanwhile it may stand on a later page.
  if (!request) return;
  for (const [ms, isDue] of [
    [0, false],
    [1000, true],
  ] as const) {
    const before = new Date(Date.parse(request.createdAt) + ms).toISOString();
    if (((await find(before)) !== undefined) !== isDue)
      kit.fail(kit.operation('listQuotations'), {
        expected: `the request of ${request.createdAt} ${isDue ? '' : 'not '}among those before=${before}`,
        got: isDue ? 'it is missing' : 'it is there',
        fix: 'Compare createdAt with the instant: earlier ones alone.',
        root: 'before',
      });
  }
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
    if (JSON.stringify(dataOf(saved)?.templates) !== JSON.stringify(before?.templates))
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

const otherTemplates = (kit: Kit) =>
  savedWithVersion<Templates>(kit, {
    read: 'listReplyTemplates',
    save: 'saveReplyTemplates',
    others: ({ templates: stand }) => {
      const long = {
        name: 'z'.repeat(80),
        text_en: NOTE,
        text_sw: `Habari {name}\n{items} {total}${'\u{1F4E1}'.repeat(900)}`,
      };
      const short = { name: 'A', text_en: LONGEST, text_sw: '' };
      return [
        { templates: [long, ...stand.slice(0, 40), short, { ...short, text_sw: 'B' }] },
        { templates: [short, long] },
      ];
    },
  });
