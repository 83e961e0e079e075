import { invalid, notFound } from '../errors';
import { allAdverts, insertAdvert, runningAdverts, updateAdvertRow } from '../repositories/adverts';
import { isId } from '../repositories/conditions';
import type { Services } from '../services';
import { instantOf, refusing, statusOf } from './input';
import { staffTransaction } from './staffTransaction';
import type { Input, Operations } from './types';
import { toAdvert, toStaffAdvert } from './views';

/** The adverts' part of the products' operations. */
export function advertOperations({ content, db, media }: Services) {
  return {
    async listAdvertisements({ query }, request) {
      const status = statusOf(request, query.status);
      const data =
        status === 'all'
          ? (await allAdverts(db)).map((row) => toStaffAdvert(media, row))
          : (await runningAdverts(db)).map((row) => toAdvert(media, row));
      return { success: true, message: 'Advertisement list', data };
    },

    async createAdvertisement({ body: { productId, ...window } }, request) {
      if (!isId(productId)) throw unknownProduct();
      const input = toInput(window);
      const insert = staffTransaction(db, request, (transaction) => insertAdvert(transaction, productId, input));
      const id = await refusing(insert, { advertisements_product_id_products_id_fk: unknownProduct() });
      await content.invalidate(['adverts']);
      return { success: true, message: 'Advert added successfully', data: { id } };
    },

    async updateAdvertisement({ path, body }, request) {
      const input = toInput(body);
      const update = staffTransaction(db, request, (transaction) => updateAdvertRow(transaction, path.id, input));
      const found = await refusing(update, {
        // One of the dates was there before.
        advertisements_window_check: endsBeforeItStarts(),
      });
      if (!found) throw notFound('Advertisement');
      await content.invalidate(['adverts']);
      return { success: true, message: 'Advert updated successfully' };
    },
  } satisfies Partial<Operations>;
}

/** @throws ApiError 400 for what the contract's schema cannot see */
function toInput(body: Input<'updateAdvertisement'>['body']) {
  const start = instantOf(body.start_date, 'start_date');
  const end = instantOf(body.end_date, 'end_date');
  if (start && end && start > end) throw endsBeforeItStarts();
  return { isActive: body.isActive, start_date: start, end_date: end };
}

const endsBeforeItStarts = () => invalid({ end_date: 'The advert ends before it starts.' });
const unknownProduct = () => invalid({ productId: 'This product does not exist.' });
