import { callerOf, signIn } from '../../prove/support/calls';
import type { Product } from '../../src/common/api';
import { paths } from '../../src/common/domain/paths';
import { bringIntoView, onPhone } from './steps';
import type { LineName } from './slowPhone';

/** What a visitor sees of a price that staff have changed a second ago, while the list stood open. */
export interface ChangedPrice {
  /** How long the opened product shows the former price, ms. */
  old: number;
  /** In how many places it stands of the cart and the request for a quote. */
  kept: number;
}

declare global {
  interface Window {
    benchPrices?: { old?: number; now?: number };
  }
}

const SECOND_MS = 1_000;

/** @param origin of the shop, whose prices are as before afterwards */
export async function openChanged(origin: string, line: LineName): Promise<ChangedPrice> {
  const staff = callerOf(origin, await signIn(origin));
  const { products } = (await staff('listProducts')).data as { products: Product[] };
  const product = products.find(({ new_price, stock_status }) => new_price === null && stock_status === 'in_stock');
  if (!product) throw new Error('The first page of the list has no product at its plain price.');
  const { id, product_price: before } = product;
  const changed = (Number(before) + 1_250).toFixed(2);
  const change = (price: string) => staff('updateProduct', { path: { id }, body: { product_price: price } });
  const [old, now] = [shownAs(before), shownAs(changed)];
  try {
    return await onPhone(line, async (page) => {
      await page.addInitScript(watchPrices, { old, now, path: paths.product(id) });
      await page.goto(`${origin}/shop`, { waitUntil: 'networkidle' });
      const card = await bringIntoView(page, `main article a[href="${paths.product(id)}"]`);
      await change(changed);
      await page.waitForTimeout(SECOND_MS);
      await card.tap();
      await page.waitForFunction(() => window.benchPrices?.now !== undefined, undefined, { polling: 50 });
      const seen = await page.evaluate(() => window.benchPrices ?? {});
      await page
        .getByRole('main')
        .getByRole('button', { name: /add to cart/i })
        .first()
        .tap();
      const texts: string[] = [];
      const read = async () => {
        const dialog = page.getByRole('dialog');
        await dialog.filter({ hasText: now }).waitFor();
        texts.push(await dialog.innerText());
        return dialog;
      };
      await page.locator('header [aria-haspopup=dialog]').tap();
      const cart = await read();
      await cart.getByRole('button', { name: 'Get a Quote' }).tap();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      await read();
      return {
        old: seen.old === undefined ? 0 : (seen.now ?? NaN) - seen.old,
        kept: texts.filter((text) => text.includes(old)).length,
      };
    });
  } finally {
    await change(before);
  }
}

/** The digits of an amount, whatever stands before them. */
const shownAs = (price: string) => Number(price).toLocaleString('en-KE', { maximumFractionDigits: 0 });

/** Runs in the page, before anything of it: when a product's page shows one price, and when the other. */
function watchPrices({ old, now, path }: { old: string; now: string; path: string }): void {
  const seen: { old?: number; now?: number } = {};
  window.benchPrices = seen;
  const shows = (amount: string) =>
    [...document.querySelectorAll('main b')].some(
      (price) => price.textContent.startsWith('Ksh') && price.textContent.includes(amount) && price.checkVisibility(),
    );
  const look = () => {
    if (window.location.pathname === path) {
      if (shows(old)) seen.old ??= performance.now();
      if (shows(now)) seen.now ??= performance.now();
    }
    if (seen.now === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
