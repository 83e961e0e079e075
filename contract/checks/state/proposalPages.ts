import type { Kit } from '../../run/kit';
import { ASKS } from './kinds';
import { canFill, read, sizeOf, walk } from './pages';
import { begun, send } from './proposalSteps';
import { unlikeAny } from './searching';

const [LIST, KEY] = ['listProposals', 'proposals'];
const FIX = 'Filter the whole list by all that is asked for, on every page alike, and cut the page out of that.';

/** One quotation that was sent, a page and one more of later drafts for the same request, and a draft for nobody, the newest. */
export async function proposalsInPages(kit: Kit): Promise<void> {
  kit.needs(LIST, 'createProposal', 'sendProposal', 'deleteProposal', 'createQuotation');
  const others: string[] = [];
  const pageSize = await sizeOf(kit, [LIST, KEY, 'staff'], async () => others.push(await begun(kit)));
  canFill(LIST, pageSize);
  const word = unlikeAny();
  const asked = { ...ASKS, clients_name: `${kit.own.marker()} ${word}`, clients_note: kit.own.marker() };
  const json = { ...asked, productIds: [(await kit.createProduct()).id] };
  const quotationId = kit.made(await kit.must('createQuotation', { json }), 'quote');
  const sent = await begun(kit, 'en', quotationId);
  await send(kit, sent);
  const drafts: string[] = [];
  while (drafts.length <= pageSize) drafts.unshift(await begun(kit, 'en', quotationId));
  const ofNobody = await begun(kit);
  const told = (at: Parameters<Kit['fail']>[0], query: object, due: readonly string[], got: string) =>
    kit.fail(at, {
      expected: `${String(due.length)} quotations of ours for ${Object.entries(query).join(' and ').replaceAll(',', '=')}`,
      got,
      fix: FIX,
      root: `page of ${Object.keys(query).at(-1) ?? ''}`,
      pointer: '/components/schemas/PageMeta',
    });
  const all = [...drafts, sent];
  for (const [more, due, page] of [
    [{}, all, 2],
    [{ status: 'draft' }, drafts, 2],
    [{ status: 'sent' }, [sent], 1],
    [{ counted: 'open' }, [sent], 1],
    [{ counted: 'open' }, [sent], 2],
  ] as const) {
    if ('counted' in more && !kit.offers(`${LIST}.counted=open`)) continue;
    const query = { quotationId, ...more };
    const { exchange, records, meta } = await read(kit, LIST, KEY, 'staff', { ...query, page });
    const wanted = due.slice((page - 1) * pageSize, page * pageSize).join();
    const { total = due.length } = meta;
    if (records.map(({ id }) => id).join() !== wanted || total !== due.length)
      told(
        exchange,
        query,
        due,
        `page ${String(page)} has ${String(records.length)} of a total of ${String(meta.total)}: ${records.map(({ id }) => id).join() || 'none'} instead of ${wanted || 'none'}`,
      );
  }
  if (kit.offers(`${LIST}.search`)) {
    const found = await walk(kit, LIST, KEY, 'staff', { search: word });
    const ours = found.filter((id) => all.includes(id)).length;
    if (ours !== all.length || found.length !== all.length)
      told(kit.operation(LIST), { search: word }, all, `${String(found.length)}, ${String(ours)} of ours`);
  }
  for (const id of [...others, ...drafts, ofNobody]) await kit.must('deleteProposal', { path: { id } });
}
