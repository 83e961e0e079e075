import { backupState } from '../repositories/backups';
import { dashboardCounts, dashboardEvents } from '../repositories/dashboard';
import { quotesPerDay, topArticles } from '../repositories/dashboardTrends';
import { countFailedNotices } from '../repositories/notices';
import { productHealthCounts } from '../repositories/productHealth';
import { salesFigures } from '../repositories/salesFigures';
import type { Services } from '../services';
import type { Operations, Output } from './types';

export function dashboardOperations({ db }: Services) {
  return {
    async getDashboardSummary() {
      const [counts, events, quotes, articles, health, backups, noticesFailed, sales] = await Promise.all([
        dashboardCounts(db),
        dashboardEvents(db),
        quotesPerDay(db),
        topArticles(db),
        productHealthCounts(db),
        backupState(db),
        countFailedNotices(db),
        salesFigures(db),
      ]);
      const summary: Output<'getDashboardSummary'> = {
        ...counts,
        products: { ...counts.products, withoutImage: health['without-image'] },
        advertsRunning: counts.adverts.running,
        events,
        quotesPerDay: quotes,
        topArticles: articles,
        health,
        backups,
        noticesFailed,
        sales,
      };
      return { success: true, message: 'Dashboard summary', data: summary };
    },
  } satisfies Partial<Operations>;
}
