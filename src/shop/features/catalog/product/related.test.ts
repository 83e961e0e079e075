import { exampleProduct } from './exampleProduct';
import { FIRST_PAGE } from '../../../../common/domain/pages';
import { relatedOf, sameCategory } from './related';

const product = exampleProduct();
const other = (id: string, changes = {}) => exampleProduct({ id, ...changes });

test('its own category first, in stock before sold out, never itself, each once, at most four', () => {
  const related = relatedOf(product, [
    other('foreign', { category_id: 'cat_2' }),
    other('soldOut', { stock_status: 'out_of_stock' }),
    product,
    other('a'),
    other('a'),
    other('b'),
    other('foreign2', { category_id: null }),
  ]);
  expect(related.map(({ id }) => id)).toEqual(['a', 'b', 'soldOut', 'foreign']);
});

test('without a category any product will do', () => {
  const loose = exampleProduct({ category_id: null });
  expect(sameCategory(loose)).toEqual(FIRST_PAGE);
  expect(relatedOf(loose, [other('a', { category_id: null }), other('b')]).map(({ id }) => id)).toEqual(['a', 'b']);
});
