import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Listed } from '../../run/lists';
import { serverNow } from '../../run/serverNow';
import type { Check } from '../check';
import { differing, inWords, same } from './compared';
import { inKiswahili, judgeSummary } from './kinds';
import { imagesIn } from '../uploads/galleries';
import { picture } from '../uploads/pictures';

const HOUR_MS = 3_600_000;
const fromNow = (kit: Kit, hours: number) => new Date(serverNow(kit) + hours * HOUR_MS).toISOString();

interface Advert extends Listed {
  product?: { id?: string; product_name?: string; product_price?: string };
}

/** D20: adverts run while they are active, in their dates, and of active products. */
export const adverts: Check = {
  id: 'D20',
  name: 'advert',
  reach: 'own',
  rule: 'Visitors see an advert with its product as it is now, its name in Kiswahili, its picture and its own end too where they are told, and with what bounds its new price, while it is active, inside its dates, and its product is active; it goes with its product. Staff see all with status=all, those of inactive products too, which they make and change; without it they see what visitors see. An update of one field leaves the others and its place in the list; an end before the start that the advert has is 400, and nothing of such an update is kept.',
  run: async (kit) => {
    await kit.part('createAdvertisement', () => shown(kit));
    await kit.part('createAdvertisement', () => windows(kit));
    await kit.part('listAdvertisements', () => forStaff(kit));
    await kit.part('updateAdvertisement', () => changed(kit));
  },
};

async function running(kit: Kit): Promise<Advert[]> {
  return dataOf<Advert[]>(await kit.must('listAdvertisements', { as: 'visitor' })) ?? [];
}

const isRunning = async (kit: Kit, id: string) => (await running(kit)).some((advert) => advert.id === id);

async function expectRunning(kit: Kit, id: string, due: boolean, when: string): Promise<void> {
  if ((await isRunning(kit, id)) === due) return;
  kit.fail(kit.operation('listAdvertisements'), {
    expected: `the advert ${due ? 'shown to' : 'hidden from'} visitors ${when}`,
    got: due ? 'it is not listed' : 'it is listed',
    fix: 'List adverts that are active, have begun, have not ended, and whose product is active.',
    root: when,
  });
}

async function shown(kit: Kit): Promise<void> {
  const name = kit.own.marker();
  const kiswahili = inKiswahili(kit, 'createProduct');
  const fields = { product_name: name, ...kiswahili, product_price: '1500.50', new_price: '1200.00' };
  const { id: productId, exchange } = await kit.createProduct(fields, [picture(24, 12)]);
  const first = await kit.createAdvert(productId);
  const { id } = await kit.createAdvert(productId);
  await expectRunning(kit, id, true, 'without dates');
  const list = await running(kit);
  const advert = list.find((one) => one.id === id);
  const due = { id: productId, product_name: name, product_price: '1500.50' };
  if (advert && differing(due, advert.product ?? {}).length > 0)
    kit.fail(kit.operation('listAdvertisements'), {
      expected: `product ${JSON.stringify(due)}`,
      got: JSON.stringify(advert.product) ?? 'none',
      fix: 'Answer the advertised product’s id, name and price as the product has them.',
      root: 'product',
    });
  const judgeProduct = async () => {
    const now = (await running(kit)).find((one) => one.id === id)?.product;
    await judgeSummary(kit, kit.operation('listAdvertisements'), now, productId);
  };
  for (const bounds of [
    { discount_start_date: null, discount_end_date: '2090-01-01T00:00:00Z' },
    { discount_start_date: '2026-01-01T00:00:00Z', discount_end_date: null },
  ]) {
    const json = { ...bounds, ...inKiswahili(kit, 'updateProduct') };
    await kit.must('updateProduct', { path: { id: productId }, json });
    await judgeProduct();
  }
  const imageId = imagesIn(exchange)[0]?.id ?? '';
  await kit.must('replaceProductImage', { path: { imageId }, form: [picture(25, 12)] });
  await judgeProduct();
  for (const of of ['createAdvertisement', 'updateAdvertisement'].filter((one) => kit.offers(one))) {
    // A change leaves its place among the newest.
    if (of === 'updateAdvertisement') await kit.must(of, { path: { id: first.id }, json: { isActive: true } });
    const order = (await running(kit)).map((one) => one.id).filter((one) => [id, first.id].includes(one));
    if (order[0] === id) continue;
    kit.fail(kit.operation('listAdvertisements'), {
      expected: `the newest advert first, after ${of}`,
      got: order.join(),
      fix: 'Order adverts by the moment they were made, descending, whatever changed since.',
      root: 'order',
      ...(of === 'updateAdvertisement' && { of }),
    });
    break;
  }
  await kit.must('deactivateProduct', { path: { id: productId } });
  await expectRunning(kit, id, false, 'once its product is inactive');
  await stillKept(kit, productId, id);
  await kit.must('activateProduct', { path: { id: productId } });
  await expectRunning(kit, id, true, 'once its product is active again');
  await kit.must('deleteProduct', { path: { id: productId } });
  await expectRunning(kit, id, false, 'once its product is deleted');
}

/** Visitors alone do not see it: staff set it, and make another one for the day when the product is active again. */
async function stillKept(kit: Kit, productId: string, id: string): Promise<void> {
  const about = { when: 'of an inactive product', root: 'inactive product' };
  const fix = 'Refuse an unknown product alone; what an inactive one is advertised with waits for it.';
  kit.expect(await kit.call('createAdvertisement', { json: { productId } }), 201, { ...about, fix });
  if (kit.offers('updateAdvertisement'))
    kit.expect(await kit.call('updateAdvertisement', { path: { id }, json: { end_date: null } }), 200, {
      ...about,
      fix: 'Look an advert up whatever the activity of its product.',
    });
  if (!kit.offers('listAdvertisements.status=all') || (await everyAdvert(kit)).some((one) => one.id === id)) return;
  kit.fail(kit.operation('listAdvertisements'), {
    expected: 'every advert in status=all, those of inactive products too',
    got: 'one of an inactive product is missing',
    fix: 'Let status=all look at nothing but that the advert is there.',
    root: 'all inactive',
  });
}

async function windows(kit: Kit): Promise<void> {
  const { id: productId } = await kit.createProduct();
  for (const [when, fields, due] of [
    ['inside its dates', { start_date: fromNow(kit, -1), end_date: fromNow(kit, 1) }, true],
    ['with dates that are null', { start_date: null, end_date: null }, true],
    ['before its start', { start_date: fromNow(kit, 1), end_date: fromNow(kit, 2) }, false],
    ['after its end', { start_date: fromNow(kit, -2), end_date: fromNow(kit, -1) }, false],
    ['while it is inactive', { isActive: false }, false],
  ] as const) {
    const { id } = await kit.createAdvert(productId, fields);
    await expectRunning(kit, id, due, when);
    const end_date = (await running(kit)).find((one) => one.id === id)?.end_date;
    // Whether visitors are told is the server's own.
    if (end_date === undefined || !('end_date' in fields) || same(end_date, fields.end_date)) continue;
    kit.fail(kit.operation('listAdvertisements'), {
      expected: `end_date ${String(fields.end_date)}, until when the advert runs`,
      got: JSON.stringify(end_date),
      fix: 'Tell visitors the end of the advert itself, or nothing of it.',
      root: 'end',
    });
  }
}

async function everyAdvert(kit: Kit): Promise<Advert[]> {
  return dataOf<Advert[]>(await kit.must('listAdvertisements', { as: 'staff', query: { status: 'all' } })) ?? [];
}

async function forStaff(kit: Kit): Promise<void> {
  kit.needs('listAdvertisements.status=all');
  const { id: productId } = await kit.createProduct();
  const fields = { isActive: false, start_date: '2026-11-01T00:00:00Z', end_date: '2031-11-02T00:00:00Z' };
  const { id } = await kit.createAdvert(productId, fields);
  const advert = (await everyAdvert(kit)).find((one) => one.id === id);
  const fix = 'Let status=all list every advert with isActive, start_date and end_date.';
  if (!advert)
    kit.fail(kit.operation('listAdvertisements'), {
      expected: 'an inactive advert in status=all',
      got: 'it is missing',
      fix,
      root: 'all',
    });
  else if (differing(fields, advert).length > 0)
    kit.fail(kit.operation('listAdvertisements'), {
      expected: JSON.stringify(fields),
      got: JSON.stringify({ isActive: advert.isActive, start_date: advert.start_date, end_date: advert.end_date }),
      fix,
      root: 'fields',
    });
  const asksActive = kit.offers('listAdvertisements.status=active');
  for (const query of [undefined, ...(asksActive ? [{ status: 'active' }] : [])]) {
    const usual =
      dataOf<Advert[]>(await kit.must('listAdvertisements', { as: 'staff', ...(query && { query }) })) ?? [];
    if (usual.some((one) => one.id === id))
      kit.fail(kit.operation('listAdvertisements'), {
        expected: `what visitors see, for staff who ${query ? 'ask for status=active' : 'do not ask for all'}`,
        got: 'an inactive advert',
        fix: 'Let the parameter decide what is listed, active where it is left out, whoever asks.',
        root: 'usual',
      });
  }
  if (asksActive)
    kit.expect(await kit.call('listAdvertisements', { as: 'visitor', query: { status: 'active' } }), 200, {
      when: 'for a visitor who asks for status=active, what visitors see anyway',
      fix: 'Demand a session for status=all alone.',
      root: 'active open',
    });
  kit.expect(await kit.call('listAdvertisements', { as: 'visitor', query: { status: 'all' } }), 401, {
    when: 'for a visitor who asks for status=all',
    fix: 'Demand a session for status=all.',
    root: 'open',
  });
}

async function changed(kit: Kit): Promise<void> {
  kit.needs('updateAdvertisement');
  const { id: productId } = await kit.createProduct();
  const { id } = await kit.createAdvert(productId, {
    start_date: '2026-11-01T00:00:00Z',
    end_date: '2031-11-02T00:00:00Z',
  });
  const update = (json: unknown) => kit.must('updateAdvertisement', { path: { id }, json });
  await update({ isActive: false });
  await expectRunning(kit, id, false, 'after updateAdvertisement with isActive: false');
  if (kit.offers('listAdvertisements.status=all')) {
    const kept = { isActive: false, start_date: '2026-11-01T00:00:00Z', end_date: '2031-11-02T00:00:00Z' };
    for (const sent of [{}, { start_date: '2026-10-01T00:00:00Z' }, { end_date: '2031-10-02T00:00:00Z' }]) {
      if (Object.keys(sent).length > 0) await update(sent);
      Object.assign(kept, sent);
      const lost = inWords(kept, (await everyAdvert(kit)).find((one) => one.id === id) ?? {});
      if (lost !== '')
        kit.fail(kit.operation('updateAdvertisement'), {
          expected: `that updateAdvertisement of ${Object.keys(sent).join() || 'isActive'} alone keeps the other fields`,
          got: lost,
          fix: 'Change only the fields in the body.',
          root: 'lost',
        });
    }
  }
  // Both ends are compared as they will be: beyond the former end, before the former start, and back.
  for (const [start_date, end_date] of [
    ['2032-01-01T00:00:00Z', '2032-02-01T00:00:00Z'],
    ['2025-01-01T00:00:00Z', '2025-02-01T00:00:00Z'],
    ['2026-11-01T00:00:00Z', '2031-11-02T00:00:00Z'],
  ] as const)
    await update({ start_date, end_date });
  await update({ isActive: true, end_date: null });
  await expectRunning(kit, id, true, 'after updateAdvertisement with isActive: true');
  if (kit.offers('listAdvertisements.status=all')) {
    const end = (await everyAdvert(kit)).find((one) => one.id === id)?.end_date;
    if (end !== null)
      kit.fail(kit.operation('updateAdvertisement'), {
        expected: 'end_date null after updateAdvertisement with null',
        got: String(JSON.stringify(end)),
        fix: 'A date that is null means no bound on that side; only one that is missing keeps its value.',
        root: 'null',
      });
  }
  await update({ start_date: fromNow(kit, 1) });
  await expectRunning(kit, id, false, 'after its start was moved into the future');
  const stands = async () =>
    kit.offers('listAdvertisements.status=all') ? (await everyAdvert(kit)).find((one) => one.id === id) : undefined;
  const before = await stands();
  const json = { isActive: false, end_date: fromNow(kit, -1) };
  const answer = await kit.call('updateAdvertisement', { path: { id }, json });
  kit.refuses(answer, 400, ['end_date', 'start_date'], {
    when: 'for an end before the start that the advert has',
    fix: 'Check the dates as they will be, those of the record included.',
    root: 'dates',
  });
  const kept = before && answer.status >= 400 ? inWords(before, (await stands()) ?? {}) : '';
  if (kept !== '')
    kit.fail(answer, {
      expected: `that updateAdvertisement, answered ${answer.status}, changes nothing`,
      got: kept,
      fix: 'Check the dates before the first field is written.',
      root: 'effect',
    });
  kit.expect(
    await kit.call('updateAdvertisement', { path: { id: kit.own.nothing() }, json: { isActive: false } }),
    [400, 404],
    { when: 'for an id that no advert has', fix: 'Answer 404 when no advert was changed.', root: 'absent' },
  );
}
