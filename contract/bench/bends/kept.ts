import type { Json } from './proxy';
import { also, at, dataOf, overlooks, refilled, subtle, taking, texts } from './tools';

const first = (count: number) => (text: string) => [...text].slice(0, count).join('');
/** As a column of so many bytes keeps it. */
const bytes = (count: number) => (text: string) => {
  let kept = '';
  for (const character of text) {
    if (Buffer.byteLength(kept + character) > count) break;
    kept += character;
  }
  return kept;
};
const trimmed = (text: string) => text.trim();
const stripped = (text: string) => text.replace(/<[^>]*>/g, '');
const isZero = (value: unknown) => value === 0 || value === '0';
const withoutOffset = (text: string) => text.replace(/[+-]\d\d:\d\d$/, 'Z');
const dates =
  (...fields: string[]) =>
  (body: Json) => {
    for (const field of fields) if (typeof body[field] === 'string') body[field] = withoutOffset(body[field]);
  };
const lineEnd = (text: string) => text.replace(/\n$/, '');

/** Fields that a call does not have are dropped in silence, or taken over. */
const dropping = (operation: string, field: string) => overlooks(operation, field, () => true);

/** Sets a record inactive where a body says so. */
const setsActivity = (operation: string, deactivate: string) => () =>
  at(operation, async (passing, next) => {
    let inactive = false;
    const sent = refilled(passing, (fields) => {
      if (!('isActive' in fields)) return;
      inactive = String(fields.isActive) === 'false';
      fields.isActive = undefined;
    });
    const answered = await next(sent);
    if (!inactive || answered.status >= 300) return answered;
    await also(passing, next, deactivate, passing.params.id ?? String(dataOf(answered).id));
    return answered;
  });

/** What was accepted, and not kept. */
export const KEPT = subtle('kept', {
  'title-191': ['createArticle', 'Titles are cut at 191 characters.', texts('createArticle', 'title', first(191))],
  'name-255-bytes': [
    'createProduct',
    'Names are cut at 255 bytes.',
    texts('createProduct', 'product_name', bytes(255)),
  ],
  'name-update-255-bytes': [
    'updateProduct',
    'A new name is cut at 255 bytes.',
    texts('updateProduct', 'product_name', bytes(255)),
  ],
  'description-65535-bytes': [
    'updateProduct',
    'A description is cut at 65,535 bytes.',
    texts('updateProduct', 'description', bytes(65_535)),
  ],
  'content-65535-bytes': [
    'updateArticle',
    'Content is cut at 65,535 bytes.',
    texts('updateArticle', 'content', bytes(65_535)),
  ],
  'content-created-65535-bytes': [
    'createArticle',
    'The content of a new article is cut at 65,535 bytes.',
    texts('createArticle', 'content', bytes(65_535)),
  ],
  'rating-comment-255': [
    'rateProduct',
    'The comment of a rating is cut at 255 characters.',
    texts('rateProduct', 'comment', first(255)),
  ],
  'alias-comment-1000': [
    'commentOnArticleAlias',
    'On the older path comments are cut at 1,000 characters.',
    texts('commentOnArticleAlias', 'content', first(1000)),
  ],
  'compatibility-255': [
    'updateProduct',
    'Compatibility is cut at 255 characters.',
    texts('updateProduct', 'compatibility', first(255)),
  ],
  'short-description-255': [
    'createArticle',
    'A short description is cut at 255 characters.',
    texts('createArticle', 'short_description', first(255)),
  ],
  'note-1000': [
    'createQuotation',
    'Notes are cut at 1,000 characters.',
    texts('createQuotation', 'clients_note', first(1000)),
  ],
  'client-name-50': [
    'requestQuote',
    'Names of visitors are cut at 50 characters.',
    texts('requestQuote', 'clients_name', first(50)),
  ],
  'category-name-70': [
    'updateCategory',
    'A new name of a category is cut at 70 characters.',
    texts('updateCategory', 'category_name', first(70)),
  ],
  'last-name-50': [
    'updateProfile',
    'Last names are cut at 50 characters.',
    texts('updateProfile', 'last_name', first(50)),
  ],
  'kiswahili-name-100': [
    'createProduct',
    'The Kiswahili name is cut at 100 characters.',
    texts('createProduct', 'product_name_sw', first(100)),
  ],
  'kiswahili-content-cut': [
    'updateArticle',
    'Kiswahili content is cut at 65,535 bytes.',
    texts('updateArticle', 'content_sw', bytes(65_535)),
  ],
  'installment-trimmed': [
    'updateProduct',
    'The instalments’ text is trimmed.',
    texts('updateProduct', 'installment_info', trimmed),
  ],
  'tools-compatibility-form': [
    'updateProduct',
    'The tools’ text is kept in another Unicode form.',
    texts('updateProduct', 'tools_needed', (text) => text.normalize('NFKC')),
  ],
  'additional-line-ends': [
    'updateProduct',
    'Line ends of the additional text are made alike.',
    texts('updateProduct', 'additional_info', (text) => text.replaceAll('\r\n', '\n')),
  ],
  'weight-quotes': [
    'updateProduct',
    'Straight quotation marks become curly ones.',
    texts('updateProduct', 'package_weight', (text) => text.replaceAll('"', '”')),
  ],
  'dimensions-escaped': [
    'updateProduct',
    'Signs of HTML are escaped in the dimensions.',
    texts('updateProduct', 'package_dimensions', (text) => text.replaceAll('&', '&amp;')),
  ],
  'short-description-stripped': [
    'updateArticle',
    'Tags are stripped from the short description.',
    texts('updateArticle', 'short_description', stripped),
  ],
  'kiswahili-title-trimmed': [
    'updateArticle',
    'The Kiswahili title is trimmed.',
    texts('updateArticle', 'title_sw', trimmed),
  ],
  'category-update-lower': [
    'updateCategory',
    'A new name of a category is kept in small letters.',
    texts('updateCategory', 'category_name', (text) => text.toLowerCase()),
  ],
  'tag-update-emoji': [
    'updateTag',
    'Emoji are taken out of a tag’s new name.',
    texts('updateTag', 'tag_name', (text) => text.replace(/\p{Extended_Pictographic}/gu, '')),
  ],
  'alias-trimmed': [
    'commentOnArticleAlias',
    'On the older path comments are trimmed.',
    texts('commentOnArticleAlias', 'content', trimmed),
  ],
  'note-stripped': [
    'createQuotation',
    'What looks like HTML is taken out of notes.',
    texts('createQuotation', 'clients_note', stripped),
  ],
  'header-note-stripped': [
    'requestQuote',
    'What looks like HTML is taken out of notes.',
    texts('requestQuote', 'clients_note', stripped),
  ],
  'client-name-title-case': [
    'requestQuote',
    'Names of visitors get capitals.',
    texts('requestQuote', 'clients_name', (text) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())),
  ],
  'rating-comment-escaped': [
    'rateProduct',
    'The comment of a rating is escaped.',
    texts('rateProduct', 'comment', (text) => text.replaceAll('<', '&lt;')),
  ],
  'zero-quantity': [
    'updateProduct',
    'A quantity of 0 alone is taken for nothing sent.',
    overlooks('updateProduct', 'quantity', isZero),
  ],
  'false-best-seller': [
    'updateProduct',
    'A best seller cannot be made none: false is taken for nothing sent.',
    overlooks('updateProduct', 'isBestSeller', (value) => value === false),
  ],
  'zero-price': [
    'updateProduct',
    'A price of 0 is taken for nothing sent.',
    overlooks('updateProduct', 'product_price', (value) => Number(value) === 0),
  ],
  'zero-rating': [
    'updateProduct',
    'A starting value of 0 is taken for nothing sent.',
    overlooks('updateProduct', 'rating', isZero),
  ],
  'no-uses': [
    'updateProduct',
    'An empty list of uses is taken for nothing sent.',
    overlooks('updateProduct', 'uses', (value) => Array.isArray(value) && value.length === 0),
  ],
  'no-tags': [
    'updateArticle',
    'An empty list of tags is taken for nothing sent.',
    overlooks('updateArticle', 'tags', (value) => Array.isArray(value) && value.length === 0),
  ],
  'form-false': [
    'createProduct',
    'In the form the text “false” is taken for true.',
    taking('createProduct', (fields) => {
      if (fields.isBestSeller === 'false') fields.isBestSeller = 'true';
    }),
  ],
  'form-zero-quantity': [
    'createProduct',
    'In the form a quantity of 0 becomes 1.',
    taking('createProduct', (fields) => {
      if (fields.quantity === '0') fields.quantity = '1';
    }),
  ],
  'price-clipped': [
    'updateProduct',
    'Prices above 99,999,999.99 are kept as that.',
    texts('updateProduct', 'product_price', (text) => (Number(text) > 99_999_999.99 ? '99999999.99' : text)),
  ],
  'price-created-clipped': [
    'createProduct',
    'Prices of new products above 99,999,999.99 are kept as that.',
    texts('createProduct', 'product_price', (text) => (Number(text) > 99_999_999.99 ? '99999999.99' : text)),
  ],
  'quantity-16-bit': [
    'updateProduct',
    'Quantities above 32,767 are kept as that.',
    taking('updateProduct', (fields) => {
      if (Number(fields.quantity) > 32_767) fields.quantity = 32_767;
    }),
  ],
  'rating-rounded': [
    'updateProduct',
    'A starting value is rounded to whole stars.',
    taking('updateProduct', (fields) => {
      if (typeof fields.rating === 'number') fields.rating = Math.floor(fields.rating);
    }),
  ],
  'dates-2038': [
    'createAdvertisement',
    'Dates after January 2038 are kept as that.',
    texts('createAdvertisement', 'start_date', (text) =>
      /^2[1-9]\d\d-\d\d-\d\dT\d\d:/.test(text) ? '2038-01-19T03:14:07Z' : text,
    ),
  ],
  'dates-before-1900': [
    'createAdvertisement',
    'Dates before 1900 are kept as 1900.',
    texts('createAdvertisement', 'start_date', (text) =>
      /^1[0-8]\d\d-[01]\d-[0-3]\dT[0-2]\d:/.test(text) ? '1900-01-01T00:00:00Z' : text,
    ),
  ],
  'dates-seconds': [
    'createAdvertisement',
    'Milliseconds of dates are cut off.',
    texts('createAdvertisement', 'start_date', (text) => text.replace(/(:\d\d)\.\d{1,9}(?=[Z+-])/, '$1')),
  ],
  'advert-offsets': [
    'createAdvertisement',
    'Offsets of an advert’s dates are cut off.',
    taking('createAdvertisement', dates('start_date', 'end_date')),
  ],
  'advert-update-offsets': [
    'updateAdvertisement',
    'Offsets of an advert’s new dates are cut off.',
    taking('updateAdvertisement', dates('start_date', 'end_date')),
  ],
  'discount-offsets': [
    'createProduct',
    'Offsets of a discount’s dates are cut off.',
    taking('createProduct', dates('discount_start_date', 'discount_end_date')),
  ],
  'discount-update-offsets': [
    'updateProduct',
    'Offsets of a discount’s new dates are cut off.',
    taking('updateProduct', dates('discount_start_date', 'discount_end_date')),
  ],
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
  'update-activity': [
    'updateProduct',
    'An update takes isActive and hides the product.',
    setsActivity('updateProduct', 'deactivateProduct'),
  ],
  'create-activity': [
    'createCategory',
    'A create takes isActive and makes a hidden category.',
    setsActivity('createCategory', 'deactivateCategory'),
  ],
  'article-form-activity': [
    'createArticle',
    'The form takes isActive and makes a hidden article.',
    setsActivity('createArticle', 'deactivateArticle'),
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
});
