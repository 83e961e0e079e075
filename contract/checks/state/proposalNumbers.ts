import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { serverNow } from '../../run/serverNow';
import { guessable, RANDOM } from '../access/keys';
import { dayInKenya, DRAFT, FIGURES, readProposal, type Proposal } from './proposalFigures';
import { begun, send } from './proposalSteps';

/**
 * Numbers and keys of quotations that are sent at once, one of them several times, and of one that was refused first.
 * @returns one that was sent, and one that was not
 */
export async function numbered(kit: Kit): Promise<[sent: string, draft: string | undefined]> {
  const draft = async () => {
    const id = await begun(kit);
    // A deposit of all that it comes to is not beyond it.
    const depositAmount = FIGURES.totals.total;
    const json = { ...DRAFT, depositAmount, customerName: kit.own.marker(), validUntil: null };
    await kit.must('updateProposal', { path: { id }, json });
    return id;
  };
  const [one, other, last, unsent] = [await draft(), await draft(), await draft(), await draft()];
  await Promise.all([send(kit, one), send(kit, one), send(kit, other), send(kit, one)]);
  await kit.must('updateProposal', { path: { id: unsent }, json: { customerName: '' } });
  await kit.call('sendProposal', { path: { id: unsent }, json: { channel: 'link' } });
  await send(kit, last);
  const read = await Promise.all([one, other, last].map((id) => readProposal(kit, id)));
  const numbers = read.map((proposal) => proposal?.number ?? '');
  const counts = numbers.map((number) => Number(number.split('-')[2]));
  const years = [0, 60_000].map((ago) => dayInKenya(0, serverNow(kit) - ago).slice(0, 4));
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const between = Array.from({ length: Math.min(20, most - least) }, (_, at) => least + at).filter(
    (count) => !counts.includes(count),
  );
  const gaps: number[] = [];
  // Others may send meanwhile: theirs are found.
  for (const count of kit.offers('listProposals.search') ? between : []) {
    const search = `-${String(count).padStart(4, '0')}`;
    const { proposals = [] } =
      dataOf<{ proposals: Proposal[] }>(await kit.must('listProposals', { query: { search } })) ?? {};
    if (!proposals.some(({ number }) => number?.endsWith(search))) gaps.push(count);
  }
  if (
    new Set(numbers).size !== 3 ||
    gaps.length > 0 ||
    numbers.some((number) => !years.includes(number.split('-')[1] ?? ''))
  )
    kit.fail(kit.operation('sendProposal'), {
      expected: `three numbers of ${String(years[0])} without gaps, two of them given at once`,
      got: `${numbers.join(', ')}${gaps.length > 0 ? `; nothing has ${gaps.join(', ')}` : ''}`,
      fix: 'Count in a row of its own that is locked, in the transaction that freezes: what is refused or comes twice takes no number.',
      root: 'number',
    });
  const guessed = guessable(read.flatMap((proposal) => proposal?.shareKey ?? []));
  if (guessed !== undefined)
    kit.fail(kit.operation('sendProposal'), {
      expected: `keys of ${RANDOM}`,
      got: guessed,
      fix: 'Make the key of 16 random bytes or more, from a cryptographic source: who guesses it reads the quotation.',
      root: 'guessable',
    });
  if (read[0]?.version !== 1 || read[0].versions.length !== 1)
    kit.fail(kit.operation('sendProposal'), {
      expected: 'version 1 of what was sent three times at once',
      got: JSON.stringify([read[0]?.version, read[0]?.versions.length]),
      fix: 'Lock the quotation before it is compared with what was sent.',
      root: 'at once',
    });
  if (kit.offers('listProposals.search')) {
    const [number = ''] = numbers;
    for (const search of [number, number.toLowerCase()]) {
      const found = dataOf<{ proposals: Proposal[] }>(await kit.must('listProposals', { query: { search } }));
      // Newer ones have been sent since.
      if (found?.proposals[0]?.id === one) continue;
      kit.fail(kit.operation('listProposals'), {
        expected: `the quotation ${number} first among those of search=${search}`,
        got: found?.proposals[0]?.number ?? 'nothing',
        fix: 'Search number, title, name, phone and address, in any case.',
        root: 'search',
      });
    }
  }
  return [other, (await readProposal(kit, unsent))?.number === null ? unsent : undefined];
}
