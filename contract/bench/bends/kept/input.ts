import { jsonOf, partsOf, withParts, type Answered, type Bend } from '../proxy';
import { at, bare, dropping, isVisitor, notLookedAt, reads, refuses, subtle, texts, trimmed } from '../tools';

const lineEnd = (text: string) => text.replace(/\n$/, '');

const asNumber = (text: string) => text.replace(/^\+?0*(?=\d)/, '');

const asTruth = (text: string) =>
  /^(1|yes|on|true)$/i.test(text) ? 'true' : /^(0|no|off|false)$/i.test(text) ? 'false' : text;

/** The last of several texts of one name counts. */
const lastCounts = (operation: string) => (): Bend =>
  at(operation, (passing, next) => {
    const parts = partsOf(passing);
    const isLast = (part: { name: string }, index: number) =>
      part.name === 'image_url' || parts?.findLastIndex(({ name }) => name === part.name) === index;
    const left = parts?.filter(isLast);
    return next(parts && left && left.length < parts.length ? withParts(passing, left) : passing);
  });

const isFilled = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Keeps idempotency keys otherwise. */
const keys = (operation: string, keep: (status: number) => boolean, same: (body: string) => string) => (): Bend => {
  const kept = new Map<string, { body: string; answered: Answered }>();
  return at(operation, async (passing, next) => {
    const key = passing.headers['idempotency-key'];
    if (key === undefined || !/^[A-Za-z0-9_-]{8,64}$/.test(key)) return next(passing);
    const body = same(passing.body.toString());
    const known = kept.get(key);
    if (known && (known.body === body || known.answered.status === 400)) return known.answered;
    const answered = await next(passing);
    if (keep(answered.status)) kept.set(key, { body, answered });
    return answered;
  });
};

const noteOf = (body: string) => String(jsonOf({ body: Buffer.from(body) })?.clients_note);

/** Input that is taken though it is not valid, or read otherwise than it was meant. */
export const KEPT_INPUT = subtle('kept', {
  'tag-line-end': [
    'createTag',
    'A name with a line end behind it passes, as $ of many languages lets it.',
    texts('createTag', 'tag_name', lineEnd),
  ],
  'category-line-end': [
    'updateCategory',
    'A new name with a line end behind it passes.',
    texts('updateCategory', 'category_name', lineEnd),
  ],
  'title-line-end': [
    'createArticle',
    'A title with a line end behind it passes.',
    texts('createArticle', 'title', lineEnd),
  ],
  'price-line-end': [
    'updateProduct',
    'A price with a line end behind it passes.',
    texts('updateProduct', 'product_price', lineEnd),
  ],
  'price-form-line-end': [
    'createProduct',
    'In the form a price with a line end behind it passes.',
    texts('createProduct', 'product_price', lineEnd),
  ],
  'phone-line-end': [
    'requestQuote',
    'A phone number with a line end behind it passes.',
    texts('requestQuote', 'clients_phone', lineEnd),
  ],
  'date-line-end': [
    'createAdvertisement',
    'A date with a line end behind it passes.',
    texts('createAdvertisement', 'end_date', lineEnd),
  ],
  'email-line-end': [
    'subscribeToNewsletter',
    'An address with a line end behind it passes.',
    texts('subscribeToNewsletter', 'email', lineEnd),
  ],
  'first-name-line-end': [
    'updateProfile',
    'A first name with a line end behind it passes.',
    texts('updateProfile', 'first_name', lineEnd),
  ],
  'product-id-line-end': [
    'createAdvertisement',
    'An id with a line end behind it passes.',
    texts('createAdvertisement', 'productId', lineEnd),
  ],
  'quantity-other-digits': [
    'createProduct',
    'In the form digits of other scripts are numbers.',
    texts('createProduct', 'quantity', (text) =>
      text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660)),
    ),
  ],
  'quantity-blanks': [
    'createProduct',
    'In the form blanks around a number are overlooked.',
    texts('createProduct', 'quantity', trimmed),
  ],
  'quantity-hexadecimal': [
    'createProduct',
    'In the form 0x10 is a number.',
    texts('createProduct', 'quantity', (text) => (/^0x/i.test(text) ? String(Number(text)) : text)),
  ],
  'quantity-underscore': [
    'createProduct',
    'In the form 1_0 is a number.',
    texts('createProduct', 'quantity', (text) => text.replaceAll('_', '')),
  ],
  'reviews-dropped': [
    'createProduct',
    'A field reviews is dropped instead of refused.',
    dropping('createProduct', 'reviews'),
  ],
  'created-dropped': [
    'updateArticle',
    'A field createdAt is dropped instead of refused.',
    dropping('updateArticle', 'createdAt'),
  ],
  'rating-id-dropped': [
    'rateProduct',
    'A field id of a rating is dropped instead of refused.',
    dropping('rateProduct', 'id'),
  ],
  'comment-created-dropped': [
    'commentOnArticle',
    'A field createdAt of a comment is dropped instead of refused.',
    dropping('commentOnArticle', 'createdAt'),
  ],
  'tag-id-dropped': ['updateTag', 'A field id is dropped instead of refused.', dropping('updateTag', 'id')],
  'advert-views-dropped': [
    'createAdvertisement',
    'A field viewsCount is dropped instead of refused.',
    dropping('createAdvertisement', 'viewsCount'),
  ],
  'form-zeros': [
    'createProduct',
    'Numbers in a form may have zeros before them.',
    texts('createProduct', 'quantity', asNumber),
  ],
  'page-zeros': [
    'listProducts',
    'A page may have a zero or a sign before it.',
    reads('listProducts', 'page', asNumber),
  ],
  'page-zeros-articles': [
    'listArticles',
    'A page may have a zero or a sign before it.',
    reads('listArticles', 'page', asNumber),
  ],
  'form-truth': [
    'createProduct',
    'Truth values in a form may be 1, yes or TRUE.',
    texts('createProduct', 'isBestSeller', asTruth),
  ],
  'query-truth': [
    'listProducts',
    'Truth values in a query may be 1, yes or TRUE.',
    reads('listProducts', 'in_stock', asTruth),
  ],
  'form-last': ['createProduct', 'Of a text that comes twice the last counts.', lastCounts('createProduct')],
  'form-last-article': ['createArticle', 'Of a text that comes twice the last counts.', lastCounts('createArticle')],
  'address-short': [
    'createQuotation',
    'Addresses without a dot are taken.',
    texts('createQuotation', 'clients_email', (text) => (text === 'a@b' ? 'a@b.co' : text)),
  ],
  'address-dots': [
    'requestQuote',
    'Addresses with two dots in a row are taken.',
    texts('requestQuote', 'clients_email', (text) => (text === 'a..b@example.com' ? 'a.b@example.com' : text)),
  ],
  'address-beyond-ascii': [
    'createQuotation',
    'Addresses may have letters beyond ASCII.',
    texts('createQuotation', 'clients_email', bare),
  ],
  'address-quoted': [
    'requestQuote',
    'What stands before the @ may be in quotation marks.',
    texts('requestQuote', 'clients_email', (text) => (/^"[^"]*"@/.test(text) ? 'a.b@example.com' : text)),
  ],
  'address-apostrophe': [
    'requestQuote',
    'An apostrophe in an address is refused.',
    () =>
      at('requestQuote', (passing, next) =>
        String(jsonOf(passing)?.clients_email).includes("'")
          ? Promise.resolve(refuses(400, 'Not an address.', 'clients_email'))
          : next(passing),
      ),
  ],
  'address-plus': [
    'subscribeToNewsletter',
    'A plus in an address is refused.',
    () =>
      at('subscribeToNewsletter', (passing, next) =>
        String(jsonOf(passing)?.email).includes('+')
          ? Promise.resolve(refuses(400, 'Not an address.', 'email'))
          : next(passing),
      ),
  ],
  'key-used-up': [
    'createQuotation',
    'A refused request uses its key up.',
    keys(
      'createQuotation',
      (status) => status === 400,
      (body) => body,
    ),
  ],
  'key-used-up-header': [
    'requestQuote',
    'A refused request uses its key up.',
    keys(
      'requestQuote',
      (status) => status === 400,
      (body) => body,
    ),
  ],
  'key-note-only': [
    'requestQuote',
    'Of a request with a known key the note alone is compared.',
    keys('requestQuote', (status) => status === 201, noteOf),
  ],
  'password-units': [
    'updatePassword',
    'Passwords are counted in UTF-16 units.',
    () =>
      at('updatePassword', (passing, next) =>
        String(jsonOf(passing)?.newPassword).length > 200 && !isVisitor(passing)
          ? Promise.resolve(refuses(400, 'Too long.', 'newPassword'))
          : next(passing),
      ),
  ],
  'own-address-taken': [
    'updateEmail',
    'The account’s own address is taken.',
    () => {
      let own: unknown;
      return at('updateEmail', async (passing, next) => {
        const sent = jsonOf(passing)?.newEmail;
        if (own !== undefined && sent === own) return refuses(409, 'This address is taken.', 'newEmail');
        const answered = await next(passing);
        if (answered.status === 200) own = sent;
        return answered;
      });
    },
  ],
  'nested-lines': [
    'updateProposal',
    'Lines are not looked into.',
    notLookedAt('updateProposal', 404, 'lines', isFilled),
  ],
  'nested-counties': [
    'saveCounties',
    'Counties are not looked into.',
    notLookedAt('saveCounties', 409, 'counties', isFilled),
  ],
  'nested-bank': [
    'updateSalesSettings',
    'The bank account is not looked into.',
    notLookedAt('updateSalesSettings', 409, 'bank', isFilled),
  ],
  'name-twice': [
    'createTag',
    'Of a name that stands twice in an object the first counts.',
    () =>
      at('createTag', (passing, next) => {
        const [first, second] = passing.body.toString().match(/"tag_name"\s*:\s*"[^"]*"/g) ?? [];
        return next(
          first !== undefined && second !== undefined ? { ...passing, body: Buffer.from(`{${first}}`) } : passing,
        );
      }),
  ],
  'whole-with-point': [
    'updateProduct',
    '5.0 is taken for a number without its point.',
    () =>
      at('updateProduct', (passing, next) => {
        const text = passing.body.toString();
        const other = text.replace(/("quantity"\s*:\s*\d+)\.(\d+)/, '$1$2');
        return next(text === other ? passing : { ...passing, body: Buffer.from(other) });
      }),
  ],
  'status-in-capitals': [
    'updateQuotation',
    'A status is taken in any capitals.',
    texts('updateQuotation', 'status', (text) => text.toLowerCase()),
  ],
});
