import { act, screen, within } from '@testing-library/react';
import { exampleProduct } from '../../features/catalog/product/exampleProduct';
import { renderInShop } from '../../../testing/renderInShop';
import { CompareTable } from './CompareTable';
import { isGone, type Column } from './useColumns';
import { useRows } from './useRows';

const there = (changes: Parameters<typeof exampleProduct>[0]): Column => {
  const product = exampleProduct(changes);
  return { id: product.id, product, error: undefined, loading: false, retry: () => undefined };
};
const unread: Column = {
  id: 'prd_9',
  product: undefined,
  error: { status: 500, fields: {} },
  loading: false,
  retry: () => undefined,
};

function Table({ columns, only = false }: { columns: readonly Column[]; only?: boolean }) {
  const rows = useRows(columns.map(({ product }) => product));
  return (
    <CompareTable
      ref={null}
      columns={columns}
      nameOf={({ product }) => ({ text: product?.product_name ?? 'Router', lang: undefined })}
      rows={rows}
      onlyDifferences={only}
      onRemove={() => undefined}
    />
  );
}

const row = (heading: RegExp) => screen.getByRole('rowheader', { name: heading }).closest('tr') as HTMLElement;
const kit = { package_weight: '4.2 kg', compatibility: 'Wi-Fi 4' };

test('a row says of each product what the shop says, marks where they differ, and names the lowest price', () => {
  renderInShop(
    <Table
      columns={[
        there({ ...kit, id: '1' }),
        there({ ...kit, id: '2', product_name: 'Mini Kit', new_price: '27900.00', package_weight: null }),
      ]}
    />,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Product',
    'Standard Kit',
    'Mini Kit',
  ]);
  const weight = within(row(/^Weight ?, differs$/)).getAllByRole('cell');
  expect(weight.map(({ textContent }) => textContent)).toEqual(['4.2 kg', '–Not stated']);
  expect(screen.getByRole('rowheader', { name: 'Compatibility' })).toBeTruthy();
  const [dearer, cheaper] = within(row(/^Price/)).getAllByRole('cell');
  expect(dearer?.textContent).not.toContain('Lowest price');
  expect(cheaper?.textContent).toContain('Lowest price');
  expect(screen.queryByRole('rowheader', { name: /^Tools needed/ })).toBeNull();
});

test('only differences leaves out the rows in which they are the same, but not the price', () => {
  renderInShop(
    <Table only columns={[there({ ...kit, id: '1' }), there({ ...kit, id: '2', package_weight: '5 kg' })]} />,
  );
  const headings = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Price', 'Buy', 'Weight, differs', 'Ask us']);
});

test('one that could not be read says so in its column, and makes no difference', () => {
  renderInShop(<Table columns={[there({ ...kit, id: '1' }), unread]} />);
  expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again: Router' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Weight' })).toBeTruthy();
  expect(row(/^Weight/).textContent).toContain('4.2 kg');
});

test('what was read before and is there no more is gone; what could not be read again is not', () => {
  const read = there({ ...kit, id: '1' });
  const after = (status: number | 'NETWORK') => ({ ...read, error: { status, fields: {} } });
  expect([read, after(404), after(500), after('NETWORK'), unread].map(isGone)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});

describe('in a tab that stays open', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a discount that ends is in no price, chat or sign from then on', () => {
    const ends = { discount_end_date: '2026-11-20T09:02:00Z', discounts: [] };
    renderInShop(<Table columns={[there({ ...kit, ...ends, id: '1' })]} />);
    const said = () => `${row(/^Price/).textContent} ${chat()}`;
    const chat = () =>
      decodeURIComponent(
        within(row(/^Ask us/))
          .getByRole('link', { name: /WhatsApp/ })
          .getAttribute('href') ?? '',
      );
    expect(said()).toMatch(/49,900.*Offer ends.*Price: KES 49,900/s);
    act(() => jest.advanceTimersByTime(4 * 60_000));
    expect(said()).toMatch(/65,000.*Price: KES 65,000/s);
    expect(said()).not.toMatch(/49,900|Offer ends/);
  });
});
