import { dataOf } from '../../http/exchange';
import { CannotJudge, type Kit } from '../../run/kit';
import type { Check } from '../check';

interface Entry {
  id: string;
  kind: string;
  by: string | null;
  text: string | null;
}
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
    const id = dataOf<{ id?: string }>(made)?.id ?? '';
    kit.own.owns(id, made, 'quote');
    const path = { id };
    const { colleagues = [] } =
      dataOf<{ colleagues: { id: string; name: string; isSelf: boolean }[] }>(await kit.must('listColleagues')) ?? {};
    const self = colleagues.find(({ isSelf }) => isSelf);
    if (!self) throw new CannotJudge('listColleagues does not name who asks');
    await kit.part('assignQuotation', () => assigned(kit, id, self.id));
    await kit.part('listQuotations', () => cameBefore(kit, id));
    const before = await newsMark(kit);
    const noted = await kit.must('addQuotationEntry', { path, json: { kind: 'note', text: 'Two lines\nof a note' } });
    if (before !== undefined && (await newsMark(kit)) === before)
      kit.fail(noted, {
        expected: 'another `changed` in getNews after a note',
        got: before,
        fix: 'Make the mark of what changed last: entries, requests, quotations and payments.',
        root: 'changed',
      });
    await kit.must('addQuotationEntry', { path, json: { kind: 'call', text: 'No answer' } });
    for (const status of ['contacted', 'contacted', 'closed'])
      await kit.must('updateQuotation', { path, json: { status } });
    const answer = await kit.must('listQuotationHistory', { path });
    const entries = dataOf<{ entries: Entry[] }>(answer)?.entries ?? [];
    const due = [
      ['status', 'closed'],
      ['status', 'contacted'],
      ['call', 'No answer'],
      ['note', 'Two lines\nof a note'],
      ['assigned', null],
      ['assigned', self.name],
    ];
    const got = entries.map(({ kind, text }) => [kind, text]);
    if (JSON.stringify(got) !== JSON.stringify(due) || entries.some(({ by }) => by !== self.name))
      kit.fail(answer, {
        expected: `${JSON.stringify(due)}, all by ${self.name}`,
        got: JSON.stringify(entries),
        fix: 'Note each change with who made it, in the transaction that makes it; the same again is no change.',
        root: 'history',
      });
  },
};

const newsMark = async (kit: Kit): Promise<string | undefined> =>
  kit.offers('getNews') ? dataOf<{ changed: string }>(await kit.must('getNews'))?.changed : undefined;

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
  const unknown = await kit.call('assignQuotation', { path, json: { userId: 'nobody-of-this-name' } });
  kit.expect(unknown, 400, {
    when: 'for somebody who does not work here',
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
  rule: 'Templates are saved as they are sent (here those that stand, again), with a version; those of another version are refused with 409, and nothing changes.',
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
  },
};
