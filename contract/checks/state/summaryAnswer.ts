import { dataOf } from '../../http/exchange';
import { CannotJudge } from '../../run/cannotJudge';
import type { Kit } from '../../run/kit';

export const DAY_MS = 86_400_000;

/** What the dashboard shows, as far as it is judged. */
export interface Summary {
  quotes: { new: number; total: number };
  products: { active: number; inactive: number; outOfStock: number; withoutImage: number };
  articles: { active: number; inactive: number };
  advertsRunning: number;
  events: { type: string; at: string; targetId: string | null }[];
  quotesPerDay?: { date: string; count: number }[];
  health?: Record<string, number>;
  backups?: Record<'lastAt' | 'lastVerifiedAt', string | null>;
  topArticles?: Record<
    'mostViewed' | 'mostLiked',
    { id: string; title: string; viewsCount: number; likesCount: number }[]
  >;
  adverts?: { running: number; ending: number };
}

/** The figures as they are now. @throws CannotJudge where there are none */
export async function readSummary(kit: Kit): Promise<Summary> {
  const data = dataOf<Summary>(await kit.must('getDashboardSummary'));
  if (!data) throw new CannotJudge('getDashboardSummary answered no data');
  return data;
}

/** A violation of the check that runs, by the figures. */
export function told(kit: Kit, expected: string, got: unknown, fix: string, root: string): void {
  kit.fail(kit.operation('getDashboardSummary'), {
    expected,
    got: JSON.stringify(got) ?? 'nothing',
    fix,
    root,
    pointer: '/components/schemas/DashboardSummary',
  });
}
