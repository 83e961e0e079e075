import '../../testing/apiOrigin';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { api, inProcessQuery, type ListedProduct } from '../../common/api';
import { advertsLoaded } from '../../common/state/advertsSlice';
import { cartItemOf } from '../../common/domain/productInSmall';
import { exampleProduct } from '../features/catalog/product/exampleProduct';
import { PriceBlock } from '../features/catalog/product/PriceBlock';
import { ProductCard } from '../features/catalog/ProductCard';
import { FIRST_PAGE } from '../../common/domain/pages';
import { formatKes, plainSpaces } from '../../common/domain/money';
import { inLanguage, languages, type Language } from '../../common/domain/language';
import { offersAt } from '../../common/domain/offers';
import { priceOf } from '../../common/domain/price';
import { buildNote, readNote } from '../../common/domain/quoteNote';
import { cartText } from '../../common/domain/whatsapp';
import { collectHandover, takeOver, type Handover } from './hydration';
import { Providers } from '../../common/app/Providers';
import { makeStore, type AppStore } from '../../common/state/store';
import { SiteProvider } from '../ui/site';

const money = fc.integer({ min: 0, max: 1e9 }).map((cents) => (cents / 100).toFixed(2));
// Few dates, so that they meet: the same of a product and its discount, and moments before, at and after them.
const DAYS = ['2026-11-01T00:00:00.000Z', '2026-11-20T00:00:00.000Z', '2026-12-01T00:00:00.000Z'];
const date = fc.constantFrom(null, ...DAYS);
const instant = fc
  .constantFrom(...DAYS)
  .chain((day) => fc.integer({ min: -1, max: 1 }).map((step) => Date.parse(day) + step));
const product = fc
  .record({
    product_price: money,
    new_price: fc.oneof(fc.constant(null), money),
    discounts: fc.array(fc.record({ discount_percentage: fc.nat(100), start_date: date, end_date: date }), {
      maxLength: 2,
    }),
    discount_start_date: date,
    discount_end_date: date,
    installment_info: fc.constantFrom(null, 'KES 4,999 a month'),
    stock_status: fc.constantFrom('in_stock' as const, 'out_of_stock' as const),
    isBestSeller: fc.boolean(),
  })
  .map((fields) => exampleProduct(fields));

/** A page's store on the server, with every answer that shows the product. */
async function servedStore(shown: ReturnType<typeof exampleProduct>): Promise<AppStore> {
  const {
    id,
    product_name,
    product_name_sw,
    product_price,
    new_price,
    discounts,
    discount_start_date,
    discount_end_date,
  } = shown;
  const data = {
    [`/products/get-productById/${id}`]: shown,
    '/products': { products: [shown], meta: { pageCount: 1 } },
  };
  const ask = (url: string) => {
    const found = Object.entries(data).find(([path]) => url.includes(path))?.[1];
    return Promise.resolve({ status: 200, text: JSON.stringify({ success: true, message: 'Found.', data: found }) });
  };
  const store = makeStore({ query: inProcessQuery(ask) });
  await Promise.all([
    store.dispatch(api.endpoints.listProducts.initiate(FIRST_PAGE)),
    store.dispatch(api.endpoints.getProduct.initiate({ id })),
  ]);
  store.dispatch(
    advertsLoaded([
      {
        id: '1',
        product: {
          id,
          product_name,
          product_name_sw,
          product_price,
          new_price,
          discounts,
          discount_start_date,
          discount_end_date,
        },
      },
    ]),
  );
  return store;
}

const nothing = () => undefined;
const shellOfNothing = {
  openCart: nothing,
  openQuote: nothing,
  openRating: nothing,
  openMenu: nothing,
  bring: () => Promise.resolve(null),
  show: nothing,
};

/** What a page made of a store shows of the product, and what its buttons take along. */
function shownBy(store: AppStore, now: number) {
  const state = store.getState();
  const [listed] = api.endpoints.listProducts.select(FIRST_PAGE)(state).data?.data.products ?? [];
  const single = listed && api.endpoints.getProduct.select({ id: listed.id })(state).data?.data;
  const [advert] = state.adverts.entries ?? [];
  if (!listed || !single || !advert) throw new Error('The page has not the product.');
  const html = renderToStaticMarkup(
    <Providers store={store} now={now}>
      <MemoryRouter>
        <SiteProvider value={shellOfNothing}>
          <ProductCard product={listed} actions={() => null} />
        </SiteProvider>
        <PriceBlock product={single} />
      </MemoryRouter>
    </Providers>,
  );
  return {
    html,
    listed,
    cents: [listed, single, advert.product].map((known) => priceOf(known, now).cents),
    soon: offersAt([advert], [listed], now).soon.map(({ product: _, ...offer }) => offer),
  };
}

const handedOver = (store: AppStore, now: number, language: Language = 'en') =>
  JSON.parse(JSON.stringify(collectHandover(store.getState(), now, language))) as Handover;

function messagesOf(listed: ListedProduct, now: number) {
  const line = { ...cartItemOf(listed, now), quantity: 2 };
  return { whatsapp: plainSpaces(cartText([line])), quote: readNote(buildNote('Hello', [line])) };
}

test('a product has one price: rendered, hydrated, in adverts, cart, WhatsApp text and quote', async () => {
  await fc.assert(
    fc.asyncProperty(product, instant, async (shown, now) => {
      const server = await servedStore(shown);
      const browser = makeStore();
      takeOver(browser, handedOver(server, now));
      const [rendered, hydrated] = [shownBy(server, now), shownBy(browser, now)];
      const { cents } = priceOf(shown, now);
      expect(hydrated.html).toBe(rendered.html);
      expect([...rendered.cents, ...hydrated.cents]).toEqual(Array.from({ length: 6 }, () => cents));
      expect(hydrated.soon).toEqual(rendered.soon);
      const { whatsapp, quote } = messagesOf(hydrated.listed, now);
      const total = cents && 2 * cents;
      expect(whatsapp).toContain(plainSpaces(formatKes(total ?? 0)));
      expect(quote).toMatchObject({ lines: [{ unit: cents, total }], total: total ?? 0 });
    }),
  );
});

const text = fc.constantFrom('', ' \n', 'Anga', 'Sky');
const texts = fc.record({
  product_name_sw: fc.option(text),
  description: text,
  product_description_sw: fc.option(text),
});

test('whatever language a text is written in, the browser says the one that was rendered, and has no other', async () => {
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom(...languages), async (written, language) => {
      const server = await servedStore(exampleProduct(written));
      const browser = makeStore();
      takeOver(browser, handedOver(server, 0, language));
      const said = (store: AppStore) => {
        const state = store.getState();
        const single = api.endpoints.getProduct.select({ id: exampleProduct().id })(state).data?.data;
        const advert = state.adverts.entries?.[0]?.product;
        return {
          both: [single?.description, single?.product_description_sw].filter((one) => one?.trim()).length,
          shown: [
            inLanguage(single, 'description', language),
            inLanguage(single, 'product_name', language),
            inLanguage(advert, 'product_name', language),
          ],
        };
      };
      expect(said(browser).shown).toEqual(said(server).shown);
      expect(said(browser).both).toBeLessThan(2);
    }),
  );
});
