import type { Kit } from '../../run/kit';
import { grey } from '../uploads/pictures';
import { expectIds, idsFor, offersAll } from './filteredBy';

/** What wants tending, in each respect. */
export async function tended(kit: Kit): Promise<void> {
  kit.needs('listProducts.category_id', 'listProducts.health=inactive-advertised');
  const { id: category_id } = await kit.createCategory();
  const well = { category_id, package_dimensions: '1 x 1' };
  const names = new Map<string, string>();
  const make = async (name: string, fields: Record<string, string | undefined>, pictured = true) => {
    const { id } = await kit.createProduct({ ...well, ...fields }, pictured ? [grey(70)] : []);
    names.set(id, name);
    return id;
  };
  /** Inactive, with an advert. */
  const hidden = async (name: string, advert: Record<string, unknown>) => {
    const id = await make(name, {});
    await kit.createAdvert(id, advert);
    await kit.must('deactivateProduct', { path: { id } });
    return id;
  };
  const [past, later] = ['2025-02-01T00:00:00Z', '2090-02-01T00:00:00Z'];
  const ended = { discount_start_date: '2025-01-01T00:00:00Z', discount_end_date: past };
  const due: Readonly<Record<string, readonly string[]>> = {
    'without-image': [await make('without a picture', {}, false)],
    'without-dimensions': [
      await make('blank dimensions', { package_dimensions: ' ' }),
      await make('without dimensions', { package_dimensions: undefined }),
    ],
    'inactive-advertised': [
      await hidden('inactive and advertised', {}),
      await hidden('inactive, its advert to come', { start_date: later }),
      await hidden('inactive, its advert not over yet', { end_date: later }),
    ],
    'ended-discount': [
      await make('a new price past its end', { ...ended, new_price: '1000' }),
      await make('a percentage past its end', { ...ended, discount_percentage: '10' }),
    ],
  };
  await make('an end past, and no discount', ended);
  await make('a discount that goes on', { ...ended, discount_end_date: later, new_price: '1000' });
  await hidden('inactive, its advert over', { start_date: '2025-01-01T00:00:00Z', end_date: past });
  await hidden('inactive, its advert stopped', { isActive: false });
  await kit.createAdvert(await make('active and advertised', {}));
  for (const [health, wanted] of Object.entries(due)) {
    const query = { category_id, status: 'all', health };
    if (!offersAll(kit, 'listProducts', query)) continue;
    const listed = await idsFor(kit, 'product', query, 'staff');
    // In whatever order.
    expectIds(
      kit,
      'listProducts',
      query,
      wanted.toSorted(),
      listed.toSorted(),
      names,
      '/components/schemas/ProductHealth',
    );
  }
}
