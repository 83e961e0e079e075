import { dataOf, type Exchange } from '../../http/exchange';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Kind } from '../../run/journal';
import { formOf } from '../../run/own';
import type { Check } from '../check';
import { recordsOf } from './records';

/** One line: composed and decomposed letters, an emoji of several, right to left, HTML, quotes, backslashes, blanks at both ends. */
export const LINE =
  ' Caf\u00E9 cafe\u0301 \u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u05E9\u05DC\u05D5\u05DD <b>&amp;</b> "\'` \\n %s ${x} {{y}} ';
/** Begins with U+FEFF, which decoders of bytes take for a mark of their own where nobody tells them. */
const TEXT = `\uFEFF${LINE}\r\nsecond\nthird\ttab\r <script>alert(1)</script> \u2028 \uFEFF \u{10FFFD}\n`;
const FIX =
  'Keep texts as they are sent, in UTF-8 (in MySQL utf8mb4): no trimming, no normalisation, no escaping of HTML, no change of line ends; U+FEFF at a text’s beginning is a character of it, not a mark. Escaping belongs to whoever shows them.';

/** B11: a text is read as it was written. */
export const unicodeRoundtrip: Check = {
  id: 'B11',
  name: 'unicode-roundtrip',
  reach: 'own',
  rule: 'A text is answered as it was sent, to the code point: emoji, composed and decomposed letters, right-to-left, HTML, quotes, line ends and blanks at its ends. An optional text that is sent empty is answered as null.',
  run: async (kit) => {
    await kit.part('createProduct', async () => {
      const fields = { product_name: kit.own.marker() + LINE, description: TEXT, compatibility: LINE };
      const { id, exchange } = await kit.createProduct(fields);
      same(kit, exchange, exchange, fields);
      same(kit, exchange, await kit.read('product', id), fields);
    });
    await kit.part('updateProduct', () =>
      afterUpdate(kit, 'product', 'updateProduct', {
        product_name: kit.own.marker() + LINE,
        description: TEXT,
        additional_info: TEXT,
        tools_needed: LINE,
      }),
    );
    await kit.part('createArticle', async () => {
      const fields = { title: kit.own.marker() + LINE, short_description: LINE, content: TEXT };
      const { id, exchange } = await kit.createArticle(fields);
      same(kit, exchange, await kit.read('article', id), fields);
    });
    await kit.part('updateArticle', () =>
      afterUpdate(kit, 'article', 'updateArticle', {
        title: kit.own.marker() + LINE,
        short_description: TEXT,
        content: TEXT,
      }),
    );
    await kit.part('createCategory', () => afterCreate(kit, 'category'));
    await kit.part('createTag', () => afterCreate(kit, 'tag'));
    for (const operation of ['commentOnArticle', 'commentOnArticleAlias'])
      await kit.part(operation, () => inComment(kit, operation));
    await kit.part('rateProduct', () => inRating(kit));
    await kit.part('empty texts', () => emptyIsNone(kit));
    if (kit.options.allow.traces)
      for (const operation of ['createQuotation', 'requestQuote'])
        await kit.part(operation, () => inRequest(kit, operation));
  },
};

/** @param written the request that sent the texts @param read the answer that shows them */
function same(kit: Kit, written: Exchange, read: Exchange, fields: Record<string, string>): void {
  const data = dataOf(read);
  if (read.status >= 400 || !data) return;
  const changed = Object.entries(fields).find(([name, text]) => data[name] !== text);
  if (changed) differs(kit, written, changed[0], changed[1], data[changed[0]]);
}

function differs(kit: Kit, exchange: Exchange, name: string, sent: string, got: unknown): void {
  kit.fail(exchange, {
    expected: `${name} as it was sent: ${escaped(sent)}`,
    got:
      typeof got === 'string'
        ? `${differenceOf(sent, got)}: ${escaped(got)}`
        : `${name}: ${String(JSON.stringify(got))}`,
    fix: FIX,
    pointer: '/info/description',
  });
}

/** What a reader cannot see, as escapes. */
const escaped = (text: string) =>
  JSON.stringify(text).replace(/[^ -~]/gu, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);

function differenceOf(sent: string, got: string): string {
  if (`\uFEFF${got}` === sent) return 'its first character, U+FEFF, is gone';
  if (got === sent.trim()) return 'it was trimmed';
  if (got === sent.normalize('NFC') || got === sent.normalize('NFD')) return 'it was normalised';
  if (got.replaceAll('\r\n', '\n') === sent.replaceAll('\r\n', '\n')) return 'its line ends were changed';
  return 'it differs';
}

async function afterUpdate(
  kit: Kit,
  kind: 'product' | 'article',
  operation: string,
  json: Record<string, string>,
): Promise<void> {
  const { id } = await recordsOf(kit)[kind]();
  const written = await kit.must(operation, { path: { id }, json });
  same(kit, written, await kit.read(kind, id), json);
}

async function afterCreate(kit: Kit, kind: Kind & ('category' | 'tag')): Promise<void> {
  const name = CREATES[kind].name;
  // Short enough for the 80 code points of a name.
  const fields = { [name]: `${kit.own.marker()}${LINE}` };
  const made = await kit.must(CREATES[kind].create, { json: fields });
  same(kit, made, made, fields);
  same(kit, made, await kit.read(kind, String(dataOf<{ id?: unknown }>(made)?.id)), fields);
}

async function inComment(kit: Kit, operation: string): Promise<void> {
  const { id } = await recordsOf(kit).article();
  const written = await kit.must(operation, { path: { articleId: id }, json: { content: TEXT } });
  const made = dataOf<{ id?: unknown }>(written)?.id;
  const exchange = await kit.read('article', id);
  const kept = dataOf<{ comments?: { id?: unknown; content?: unknown }[] }>(exchange)?.comments?.find(
    (comment) => comment.id === made,
  );
  if (kept && kept.content !== TEXT) differs(kit, written, 'content of the comment', TEXT, kept.content);
}

async function inRating(kit: Kit): Promise<void> {
  const { id } = await recordsOf(kit).product();
  const written = await kit.must('rateProduct', { path: { productId: id }, json: { rating: 4, comment: LINE } });
  const made = dataOf<{ id?: unknown }>(written)?.id;
  const exchange = await kit.read('product', id);
  const kept = dataOf<{ ratings?: { id?: unknown; comment?: unknown }[] }>(exchange)?.ratings?.find(
    (rating) => rating.id === made,
  );
  if (kept && kept.comment !== LINE) differs(kit, written, 'comment of the rating', LINE, kept.comment);
}

async function inRequest(kit: Kit, operation: string): Promise<void> {
  kit.needs('listQuotations');
  const json = { clients_name: kit.own.marker() + LINE, clients_email: 'contract-kit@example.com', clients_note: TEXT };
  const written = await kit.must(operation, { json });
  const made = dataOf<{ id?: unknown }>(written)?.id;
  const inbox = await kit.must('listQuotations');
  const kept = dataOf<{ quotations?: Record<string, unknown>[] }>(inbox)?.quotations?.find(({ id }) => id === made);
  const changed = kept && Object.entries(json).find(([name, text]) => kept[name] !== text);
  if (changed) differs(kit, written, changed[0], changed[1], kept[changed[0]]);
}

async function emptyIsNone(kit: Kit): Promise<void> {
  const records = recordsOf(kit);
  const category = await records.category();
  const empty = { description: '', package_weight: '' };
  const made = await kit.must('createProduct', {
    form: formOf({ product_name: kit.own.marker(), product_price: '1', category_id: category, ...empty }),
  });
  isNull(kit, made, made, Object.keys(empty));
  const { id } = await records.article();
  const updated = await kit.must('updateArticle', {
    path: { id },
    json: { title: kit.own.marker(), short_description: '', content: '' },
  });
  isNull(kit, updated, await kit.read('article', id), ['short_description', 'content']);
}

function isNull(kit: Kit, written: Exchange, read: Exchange, names: readonly string[]): void {
  const data = dataOf(read) ?? {};
  const kept = names.find((name) => data[name] !== null);
  if (kept !== undefined)
    kit.fail(written, {
      root: 'empty',
      expected: `${kept}: null where the text was sent empty`,
      got: `${kept}: ${String(JSON.stringify(data[kept]))} when it is read`,
      fix: 'Keep an optional text that is empty as none, and answer null.',
      pointer: '/info/description',
    });
}
