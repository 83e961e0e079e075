import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import type { CountedProposals, SalesFigures } from '../openapi/operations.gen';
import { MOST_ASKED } from '../openapi/values.gen';
import { COUNTED, THIS_MONTH } from './proposals';
import { SOURCE, cameSince } from './quotations';
import { firstRow, isoTime } from './rows';

/** Whether something that happened to a request answers it. */
const ANSWERS = sql`(e.kind IN ('call', 'sent') OR (e.kind = 'status' AND e.text IN ('contacted', 'quoted')))`;

const figure = (counted: CountedProposals): SQL => sql`(
  SELECT json_build_object('count', count(*), 'value', coalesce(sum(t.total), 0)::numeric(18, 2)::text)
  FROM proposals t WHERE ${COUNTED[counted]})`;

const from = (source: keyof SalesFigures['requests']): SQL => sql`count(*) FILTER (WHERE source = ${source})`;

/** How the requests of this month become sales: each figure is counted as the list of the same conditions. */
export async function salesFigures(db: Database): Promise<SalesFigures> {
  const row = await firstRow<SalesFigures>(
    db,
    sql`
    WITH asked AS MATERIALIZED (
      -- A clock that was ahead when it came has it answered before that.
      SELECT t.product_ids, ${SOURCE} AS source, extract(epoch FROM (
        SELECT greatest(e.created_at, t.created_at) FROM quotation_entries e
        WHERE e.quotation_id = t.id AND ${ANSWERS} ORDER BY e.created_at LIMIT 1) - t.created_at) AS seconds
      FROM quotations t WHERE ${cameSince(THIS_MONTH)})
    SELECT ${isoTime(THIS_MONTH)} AS since,
      (SELECT json_build_object('cart', ${from('cart')}, 'product', ${from('product')},
          'header', ${from('header')}, 'contact', ${from('contact')}) FROM asked) AS requests,
      (SELECT json_build_object('answered', count(seconds),
          'medianSeconds', floor(percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds::float8))::bigint)
        FROM asked) AS "firstAnswer",
      ${figure('quoted')} AS quoted, ${figure('open')} AS open, ${figure('won')} AS won,
      (SELECT coalesce(json_agg(json_build_object('id', p.id::text, 'product_name', p.product_name, 'count', most.count)
          ORDER BY most.count DESC, p.id DESC), '[]')
        FROM (
          SELECT p.id, count(*) AS count
          FROM asked CROSS JOIN LATERAL (SELECT DISTINCT unnest(asked.product_ids) AS id) named
          JOIN products p ON p.id::text = named.id
          GROUP BY p.id ORDER BY count DESC, p.id DESC LIMIT ${MOST_ASKED}
        ) most JOIN products p ON p.id = most.id) AS "mostAsked"`,
  );
  if (!row) throw new Error('The figures of sales gave no row.');
  return row;
}
