import { sealingKit, ethernetCable } from './support/goods';
import { expect, test } from './support/test';

/** What may be found under the cart's key after an accident, or a joke; more of it in src/common/state/cartFromStored.test.ts. */
const CORRUPTED = {
  'not JSON': '[{"id":"1"',
  ['__proto__']: '[{"__proto__":{"id":"1","name":"Kit","price":1,"quantity":1,"image":"","polluted":true}}]',
  '5 MB': JSON.stringify([{ id: '1', name: 'K'.repeat(4_900_000), price: 100, quantity: 1, image: '' }]),
};

// Asked without a browser too: src/common/state/persist.test.ts.
test('a corrupted cart is discarded and a new one works', { tag: '@nightly' }, async ({ page, shop, cart }) => {
  await shop.open();
  for (const [what, text] of Object.entries(CORRUPTED)) {
    await test.step(what, async () => {
      await page.evaluate((stored) => window.localStorage.setItem('cartItems', stored), text);
      await shop.reload();
      await shop.hasInCart(0);
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    });
  }
  await shop.addToCart(ethernetCable.name);
  await shop.hasInCart(1);
  await expect.poll(() => cart.stored()).toEqual([expect.objectContaining({ name: ethernetCable.name, quantity: 1 })]);
});

// Asked without a browser too: src/common/state/persist.test.ts.
test('a whole cart is taken over exactly as it was', { tag: '@nightly' }, async ({ page, shop, cart }) => {
  await shop.open();
  await shop.addToCart(ethernetCable.name);
  await shop.addToCart(sealingKit.name);
  await shop.hasInCart(2);
  await expect.poll(async () => (await cart.stored()).length).toBe(2);
  const before = await cart.stored();
  expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual(['cartItems']);
  await shop.reload();
  await shop.hasInCart(2);
  await cart.open();
  await expect(cart.lines).toHaveCount(2);
  await expect.poll(() => cart.stored()).toEqual(before);
});

/** Two ways for a browser to say no: every write fails, or there is no storage at all. */
const FORBIDDEN = [
  {
    how: 'there is no storage',
    tag: [],
    forbid: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    },
  },
  // Asked without a browser too: src/common/state/persist.test.ts, src/common/browser/stored.test.ts.
  {
    how: 'writes fail',
    tag: ['@nightly'],
    forbid: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  },
];

for (const { how, tag, forbid } of FORBIDDEN) {
  test(`the cart lives until the tab closes where ${how}`, { tag }, async ({ page, shop, cart, quote, trouble }) => {
    const warning = /keeps no data/;
    trouble.expect(warning);
    await page.addInitScript(forbid);
    await shop.open();
    await shop.addToCart(ethernetCable.name);
    await shop.addToCart(ethernetCable.name);
    await shop.openProduct(sealingKit.name);
    await shop.hasInCart(2);
    await cart.open();
    await expect(cart.quantity(ethernetCable.name)).toHaveValue('2');
    await cart.askForQuote();
    await expect(quote.dialog).toBeVisible();
    expect(trouble.matching(warning)).toHaveLength(1);
  });
}
