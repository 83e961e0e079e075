import { dashboardCounts, dashboardEvents } from '../repositories/dashboard';
import type { Services } from '../services';
import type { Operations } from './types';

export function dashboardOperations({ db }: Services): Operations {
  return {
    async getDashboardSummary() {
      const [counts, events] = await Promise.all([dashboardCounts(db), dashboardEvents(db)]);
      return { success: true, message: 'Dashboard summary', data: { ...counts, events } };
    },
  };
}
