import { also } from '../calls';
import { jsonOf, withJson, type Bend } from '../proxy';
import { at, dataOf, fieldsOf, shown, subtle, taking } from '../tools';

/** A rule for derived prices, in shillings. */
type Rule = (price: number, percent: number) => number;

/** Derives prices by a rule of its own. */
const derives = (operation: string, rule: Rule) =>
  taking(operation, (fields) => {
    const [price, percent] = [Number(fields.product_price), Number(fields.discount_percentage)];
    if (fields.new_price !== undefined || !percent || !/^[\d.]+$/.test(String(fields.product_price))) return;
    fields.new_price = rule(price, percent).toFixed(2);
  });

/** By so much floating point may be off. */
const NEARLY = 1e-6;
const ofCents =
  (rounded: (cents: number) => number): Rule =>
  (price, percent) =>
    rounded(price * (100 - percent)) / 100;
const down = ofCents((cents) => Math.floor(cents + NEARLY));
const halfToEven = ofCents((cents) => {
  const isHalf = Math.abs(cents - Math.floor(cents) - 0.5) < NEARLY;
  return isHalf ? 2 * Math.round(cents / 2) : Math.round(cents);
});
const toShillings: Rule = (price, percent) => Math.round((price * (100 - percent)) / 100);
const inFloats: Rule = (price, percent) => price * (1 - percent / 100);

/** Shows texts that were sent empty as that. */
const showsEmpty =
  (operation: string, read: string, ...names: string[]) =>
  (): Bend => {
    const empty = new Set<string>();
    return async (passing, next) => {
      const answered = await next(passing);
      const id = Object.values(passing.params)[0] ?? String(dataOf(answered).id);
      if (passing.operation === operation && answered.status < 300) {
        const sent = fieldsOf(passing);
        for (const name of names.filter((one) => sent[one] !== undefined))
          if (sent[name] === '') empty.add(`${id} ${name}`);
          else empty.delete(`${id} ${name}`);
      }
      if (passing.operation !== read) return answered;
      return shown(answered, (data) => {
        for (const name of names) if (empty.has(`${id} ${name}`)) data[name] = '';
      });
    };
  };

/** What calls make of what they were sent: prices, stock, nothing of an empty text. */
export const KEPT_DERIVED = subtle('kept', {
  'update-derives-not': [
    'updateProduct',
    'An update with a percentage derives no price.',
    () =>
      at('updateProduct', async (passing, next) => {
        const json = jsonOf(passing);
        if (!json || typeof json.discount_percentage !== 'number' || 'new_price' in json) return next(passing);
        const { new_price } = dataOf(await also(passing, next, 'getProduct', passing.params.id));
        return next(withJson(passing, { ...json, new_price: new_price ?? null }));
      }),
  ],
  'derived-down': ['createProduct', 'A derived price is rounded down.', derives('createProduct', down)],
  'derived-shillings': [
    'createProduct',
    'A derived price is rounded to shillings.',
    derives('createProduct', toShillings),
  ],
  'update-derived-down': [
    'updateProduct',
    'A price that an update derives is rounded down.',
    derives('updateProduct', down),
  ],
  'update-derived-even': [
    'updateProduct',
    'A price that an update derives is rounded half to even.',
    derives('updateProduct', halfToEven),
  ],
  'update-derived-float': [
    'updateProduct',
    'A price that an update derives is rounded in floating point.',
    derives('updateProduct', inFloats),
  ],
  'update-derived-shillings': [
    'updateProduct',
    'A price that an update derives is rounded to shillings.',
    derives('updateProduct', toShillings),
  ],
  'quantity-in-stock': [
    'updateProduct',
    'A quantity that is not 0 puts a product back in stock.',
    taking('updateProduct', (fields) => {
      if (Number(fields.quantity) > 0 && !('stock_status' in fields)) fields.stock_status = 'in_stock';
    }),
  ],
  'empty-product-update': [
    'updateProduct',
    'Texts that an update sends empty are answered as empty texts.',
    showsEmpty('updateProduct', 'getProduct', 'tools_needed', 'compatibility'),
  ],
  'empty-product': [
    'createProduct',
    'Of a new product a text that is sent empty is answered as that.',
    showsEmpty('createProduct', 'getProduct', 'additional_info'),
  ],
  'empty-article': [
    'createArticle',
    'Of a new article a text that is sent empty is answered as that.',
    showsEmpty('createArticle', 'getArticle', 'short_description'),
  ],
  'empty-kiswahili': [
    'updateArticle',
    'A long text in Kiswahili that is sent empty is answered as that.',
    showsEmpty('updateArticle', 'getArticle', 'content_sw'),
  ],
});
