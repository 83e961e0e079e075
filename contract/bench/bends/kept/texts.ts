import { boundaryOf, readParts } from '../../../fixtures/minimal/multipart';
import type { Json, Passing } from '../proxy';
import { at, cutTo, dataOf, fieldsOf, rowsIn, shown, subtle, texts, trimmed, type Rows } from '../tools';

/** As a column of so many bytes keeps it. */
const bytes = (count: number) => (text: string) => {
  let kept = '';
  for (const character of text) {
    if (Buffer.byteLength(kept + character) > count) break;
    kept += character;
  }
  return kept;
};

const stripped = (text: string) => text.replace(/<[^>]*>/g, '');

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** A form whose texts have lost the mark at their beginning, as decoders take it away. */
function withoutMarks(passing: Passing): Passing {
  const boundary = boundaryOf(passing.headers['content-type'] ?? '');
  if (boundary === undefined || !readParts(passing.body, boundary)) return passing;
  const begin = Buffer.concat([Buffer.from('\r\n\r\n'), BYTE_ORDER_MARK]);
  let { body } = passing;
  for (let found = body.indexOf(begin); found >= 0; found = body.indexOf(begin))
    body = Buffer.concat([body.subarray(0, found + 4), body.subarray(found + begin.length)]);
  return { ...passing, body };
}

/** Texts that were accepted, and kept otherwise than they were sent; comments and tags that deletions take along or leave. */
export const KEPT_TEXTS = subtle('kept', {
  'title-191': ['createArticle', 'Titles are cut at 191 characters.', texts('createArticle', 'title', cutTo(191))],
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
    texts('rateProduct', 'comment', cutTo(255)),
  ],
  'alias-comment-1000': [
    'commentOnArticleAlias',
    'On the older path comments are cut at 1,000 characters.',
    texts('commentOnArticleAlias', 'content', cutTo(1000)),
  ],
  'compatibility-255': [
    'updateProduct',
    'Compatibility is cut at 255 characters.',
    texts('updateProduct', 'compatibility', cutTo(255)),
  ],
  'short-description-255': [
    'createArticle',
    'A short description is cut at 255 characters.',
    texts('createArticle', 'short_description', cutTo(255)),
  ],
  'note-1000': [
    'createQuotation',
    'Notes are cut at 1,000 characters.',
    texts('createQuotation', 'clients_note', cutTo(1000)),
  ],
  'client-name-50': [
    'requestQuote',
    'Names of visitors are cut at 50 characters.',
    texts('requestQuote', 'clients_name', cutTo(50)),
  ],
  'category-name-70': [
    'updateCategory',
    'A new name of a category is cut at 70 characters.',
    texts('updateCategory', 'category_name', cutTo(70)),
  ],
  'last-name-50': [
    'updateProfile',
    'Last names are cut at 50 characters.',
    texts('updateProfile', 'last_name', cutTo(50)),
  ],
  'kiswahili-name-100': [
    'createProduct',
    'The Kiswahili name is cut at 100 characters.',
    texts('createProduct', 'product_name_sw', cutTo(100)),
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
  'address-lower': [
    'createQuotation',
    'Addresses are kept in lower case.',
    texts('createQuotation', 'clients_email', (text) => text.toLowerCase()),
  ],
  'password-trimmed': [
    'updatePassword',
    'New passwords are trimmed.',
    () => {
      const bends = [
        texts('updatePassword', 'newPassword', (text) => text.trim())(),
        texts('updatePassword', 'currentPassword', (text) => text.trim())(),
        texts('signIn', 'password', (text) => text.trim() || text)(),
      ];
      return (passing, next) => bends.reduce<typeof next>((inner, bend) => (one) => bend(one, inner), next)(passing);
    },
  ],
  'comments-of-one-text': [
    'deleteComment',
    'All comments of the same text are deleted.',
    () => {
      const gone = new Set<unknown>();
      const known = new Map<string, unknown>();
      return async (passing, next) => {
        const answered = await next(passing);
        if (passing.operation.startsWith('commentOn') && answered.status === 201)
          known.set(String(dataOf(answered).id), fieldsOf(passing).content);
        if (passing.operation === 'deleteComment' && answered.status === 200)
          gone.add(known.get(String(passing.params.commentId)));
        return passing.operation === 'getArticle'
          ? shown(answered, (data) => {
              for (const comment of rowsIn(data, 'comments')) known.set(comment.id, comment.content);
              data.comments = rowsIn(data, 'comments').filter((comment) => !gone.has(comment.content));
            })
          : answered;
      };
    },
  ],
  'byte-order-mark': [
    'createProduct',
    'U+FEFF at the beginning of a form’s text is taken for a mark.',
    () => at('createProduct', (passing, next) => next(withoutMarks(passing))),
  ],
  'tag-of-inactive': [
    'deleteTag',
    'Inactive articles keep a tag that is deleted.',
    () => {
      const seen = new Map<string, Json>();
      const stays = new Map<string, Rows>();
      return async (passing, next) => {
        const answered = await next(passing);
        const { id } = passing.params;
        if (passing.operation === 'createArticle' && answered.status === 201)
          seen.set(String(dataOf(answered).id), dataOf(answered));
        const known = seen.get(String(id));
        if (passing.operation === 'deactivateArticle' && answered.status === 200 && known) known.isActive = false;
        if (passing.operation === 'deleteTag' && answered.status === 200)
          for (const [article, data] of seen)
            if (data.isActive === false)
              stays.set(
                article,
                rowsIn(data, 'tags').filter(({ tag }) => (tag as Json).id === id),
              );
        return passing.operation === 'getArticle'
          ? shown(answered, (data) => {
              data.tags = [...rowsIn(data, 'tags'), ...(stays.get(String(data.id)) ?? [])];
            })
          : answered;
      };
    },
  ],
});
