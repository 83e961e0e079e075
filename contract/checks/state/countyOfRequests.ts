import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { ASKS } from './kinds';

interface Placed {
  id: string;
  county?: { name: string } | null;
}

/** A request names where it is; a county that there is not counts as none. */
export async function ofRequests(kit: Kit, { id, name }: { id: string; name: string }): Promise<void> {
  kit.needs('listQuotations', 'createQuotation.countyId', 'requestQuote.countyId');
  for (const [operation, countyId, due] of [
    ['createQuotation', id, name],
    ['requestQuote', id, name],
    ['createQuotation', kit.own.nothing(), null],
  ] as const) {
    const json = { ...ASKS, clients_note: kit.own.marker(), countyId };
    const quote = kit.made(await kit.must(operation, { json }), 'quote');
    const expect = (read: string, request: Placed | null | undefined) => {
      if (request && (request.county?.name ?? null) !== due)
        kit.fail(kit.operation(read), {
          expected: due === null ? 'no county' : `the county ${due}`,
          got: JSON.stringify(request.county) ?? 'none',
          fix: 'Keep the county of a request, and answer its id and name; one that there is not counts as none.',
          root: `${operation} ${String(due)}`,
        });
    };
    const listing = dataOf<{ quotations: Placed[] }>(await kit.must('listQuotations'));
    // Where others have asked for quotes meanwhile it may stand on a later page.
    expect(
      'listQuotations',
      listing?.quotations.find((each) => each.id === quote),
    );
    if (kit.offers('getQuotation'))
      expect('getQuotation', dataOf<Placed>(await kit.must('getQuotation', { path: { id: quote } })));
  }
}
