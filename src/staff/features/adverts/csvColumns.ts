import type { CsvColumns } from '../../kit/list/csv';
import { minuteKey } from '../../kit/show/time';
import type { TimelineRow } from './timeline';

const dayOf = (time: string | null | undefined) => time && minuteKey(Date.parse(time));

/** An advert in the columns of its file. */
export const csvColumns: CsvColumns<TimelineRow> = {
  id: ({ advert }) => advert.id,
  product_id: ({ advert }) => advert.product.id,
  product_name: ({ advert }) => advert.product.product_name,
  status: ({ status }) => status,
  start_date: ({ advert }) => dayOf(advert.start_date),
  end_date: ({ advert }) => dayOf(advert.end_date),
};
