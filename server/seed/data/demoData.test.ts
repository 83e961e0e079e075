import { demoData } from '.';
import type { DemoProduct } from './types';

const { products, productsSw, articles, articlesSw, quotes } = demoData;

const cents = (amount: string): number => Math.round(Number(amount.replaceAll(',', '')) * 100);

/** What a product costs on the day of seeding, in cents. */
function today({ price, newPrice, discount }: DemoProduct): number {
  const runs = discount && (discount.startsInDays ?? 0) <= 0 && (discount.endsInDays ?? 1) > 0;
  return cents(runs && newPrice ? newPrice : price);
}

test.each(products.filter(({ discount }) => discount))('$key: price, new price and discount agree', (product) => {
  const { price, newPrice = '', discount } = product;
  expect(cents(newPrice)).toBe(Math.round((cents(price) * (100 - (discount?.percentage ?? 0))) / 100));
});

test.each(products.filter(({ installmentInfo }) => installmentInfo))('$key: the instalments add up', (product) => {
  const [, count, part = '', total = ''] =
    /^(\d+) months × KES ([\d,.]+), total KES ([\d,.]+)$/.exec(product.installmentInfo ?? '') ?? [];
  expect(Number(count) * cents(part)).toBe(cents(total));
  expect(cents(total)).toBeGreaterThanOrEqual(today(product));
});

test('every product speaks Kiswahili, and nothing does that is not there', () => {
  expect(Object.keys(productsSw).sort()).toEqual(products.map(({ key }) => key).sort());
  expect(articles.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(articlesSw)));
});

test('what is out of stock has no pieces, and nothing was rated before it was there', () => {
  for (const { key, quantity, stockStatus, ratings, createdDaysAgo } of products) {
    expect([key, quantity > 0]).toEqual([key, stockStatus === 'in_stock']);
    for (const { daysAgo } of ratings) expect(daysAgo).toBeLessThanOrEqual(createdDaysAgo);
  }
});

test('no comment is older than its article', () => {
  for (const { comments, publishedDaysAgo } of articles) {
    for (const { hoursAgo } of comments) expect(hoursAgo).toBeLessThan(publishedDaysAgo * 24);
  }
});

test.each(quotes.filter(({ productKeys }) => productKeys.length > 0))(
  '$name: the items and their total add up',
  (quote) => {
    const [, block = ''] = quote.note.split('Items:\n');
    const lines = [...block.matchAll(/^(\d+) x (.+) @ KES ([\d,.]+) = KES ([\d,.]+)$/gm)];
    const names = quote.productKeys.map((key) => products.find((product) => product.key === key)?.name);
    expect(lines.map(([, , name]) => name)).toEqual(names);
    for (const [, count, , unit = '', total = ''] of lines) expect(Number(count) * cents(unit)).toBe(cents(total));
    const sum = lines.reduce((all, [, , , , total = '']) => all + cents(total), 0);
    expect(cents(/^Total: KES ([\d,.]+)$/m.exec(block)?.[1] ?? '')).toBe(sum);
  },
);
