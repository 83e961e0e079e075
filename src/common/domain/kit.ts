import type { Use } from './shopQuery';

/** A category of whole kits; the server's order of recommendation knows them by the same words (migration 0003). */
const OF_KITS = /\b(kits?|seti)\b/i;

interface Kit {
  category?: { category_name: string } | null | undefined;
  uses?: readonly Use[] | undefined;
}

/** What a whole kit is for; nothing of a part, whose uses only narrow lists. */
export function kitUses({ category, uses = [] }: Kit): readonly Use[] {
  return OF_KITS.test(category?.category_name ?? '') ? uses : [];
}
