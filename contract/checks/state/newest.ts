import type { Kit } from '../../run/kit';

/** Whether of many, called oldest, between and newest, those are shown that came last. */
export function judgeNewest(kit: Kit, operation: string, what: string, shown: readonly string[]): void {
  if (shown[0] === 'newest' && !shown.includes('oldest')) return;
  kit.fail(kit.operation(operation), {
    expected: `of many ${what}s the newest, the last one first`,
    got: `${shown.length}: ${shown[0] ?? 'none'} first, ${shown.at(-1) ?? 'none'} last`,
    fix: 'Order by the moment they came, descending, and cut off what is too many then.',
    root: 'many order',
  });
}
