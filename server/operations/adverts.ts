import { invalid, notFound } from '../errors';
import { allAdverts, insertAdvert, runningAdverts, updateAdvertRow } from '../repositories/adverts';
import { isId } from '../repositories/ids';
import type { Services } from '../services';
import { bodyOf, instantOf, pathOf, queryOf, refusing, statusOf } from './input';
import { staffTransaction } from './staffTransaction';
import type { Operations } from './types';
import { toAdvert, toStaffAdvert } from './views';

interface AdvertBody {
  isActive?: boolean;
  start_date?: string | null;
  end_date?: string | null;
}

/** The adverts' part of the products' operations. */
export function advertOperations({ content, db, media }: Services): Operations {
  return {
    async listAdvertisements(request) {
      const status = statusOf(request, queryOf<{ status?: 'active' | 'all' }>(request).status);
      const data =
        status === 'all'
          ? (await allAdverts(db)).map((row) => toStaffAdvert(media, row))
          : (await runningAdverts(db)).map((row) => toAdvert(media, row));
      return { success: true, message: 'Advertisement list', data };
    },

    async createAdvertisement(request) {
      const { productId, ...window } = bodyOf<AdvertBody & { productId: string }>(request);
      if (!isId(productId)) throw unknownProduct();
      const input = toInput(window);
      const insert = staffTransaction(db, request, (transaction) => insertAdvert(transaction, productId, input));
      const id = await refusing(insert, { advertisements_product_id_products_id_fk: unknownProduct() });
      await content.invalidate(['adverts']);
      return { success: true, message: 'Advert added successfully', data: { id } };
    },

    async updateAdvertisement(request) {
      const input = toInput(bodyOf<AdvertBody>(request));
      const { id } = pathOf<{ id: string }>(request);
      const update = staffTransaction(db, request, (transaction) => updateAdvertRow(transaction, id, input));
      const found = await refusing(update, {
        // One of the dates was there before.
        advertisements_window_check: endsBeforeItStarts(),
      });
      if (!found) throw notFound('Advertisement');
      await content.invalidate(['adverts']);
      return { success: true, message: 'Advert updated successfully' };
    },
  };
}

/** @throws ApiError 400 for what the contract's schema cannot see */
function toInput(body: AdvertBody) {
  const start = instantOf(body.start_date, 'start_date');
  const end = instantOf(body.end_date, 'end_date');
  if (start && end && start > end) throw endsBeforeItStarts();
  return { isActive: body.isActive, start_date: start, end_date: end };
}

const endsBeforeItStarts = () => invalid({ end_date: 'The advert ends before it starts.' });
const unknownProduct = () => invalid({ productId: 'This product does not exist.' });
