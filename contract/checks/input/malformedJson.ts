import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { type Base, baseOf, bodyOperations, requiredFields, type WithBody } from './bases';

const FIX =
  'Catch the error of your JSON parser and answer 400 with the envelope; check that texts are well-formed before they are stored.';
const DEEP = 2000;

/** Bodies that are no JSON text, by name; each begins as the valid body does. */
function malformed(valid: string): [string, Buffer][] {
  const cut = valid.slice(0, -1);
  const texts: [string, string][] = [
    ['a body that ends too soon', '{'],
    ['a comma too many', `${cut},}`],
    ['nul', 'nul'],
    ['a body of no bytes', ''],
    ['text behind the object', `${valid}x`],
    ['single quotes', valid.replaceAll('"', "'")],
  ];
  return [
    ...texts.map(([name, text]): [string, Buffer] => [name, Buffer.from(text)]),
    [
      'bytes that are not UTF-8',
      Buffer.concat([Buffer.from(`${cut.slice(0, -1)}`), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]),
    ],
  ];
}

/** B01: what is no JSON is refused, and told so. */
export const malformedJson: Check = {
  id: 'B01',
  name: 'malformed-json',
  reach: 'own',
  rule: 'A body that is not JSON in UTF-8 is 400 with the envelope, and so is a text with a lone surrogate or a list 2000 deep. Of a name that stands twice in an object the last one counts, or it is 400; 5.0 is 5, or 400. Blanks around it and letters in escapes make no other JSON.',
  run: async (kit) => {
    const operations = bodyOperations(kit, 'application/json');
    await kit.each(
      operations,
      ({ id }) => id,
      (operation) =>
        refusesMalformed(kit, operation, operation.id === 'createTag' || operation.id === 'updateProduct' ? 100 : 2),
    );
    await kit.each(
      operations,
      ({ id }) => id,
      (operation) => refusesSurrogate(kit, operation),
    );
    await kit.part('createTag', () => nameTwice(kit));
    await kit.part('updateProduct', () => wholeWithPoint(kit));
    await kit.part('createTag', () => inEscapes(kit));
    await kit.part('a deep list', async () => {
      const exchange = await kit.call('createTag', {
        raw: { bytes: '['.repeat(DEEP) + ']'.repeat(DEEP), type: 'application/json' },
      });
      kit.expect(exchange, 400, {
        when: `for a list ${DEEP} deep`,
        fix: 'Limit how deep the JSON may be nested, or parse without recursion.',
        root: 'deep',
      });
    });
  },
};

/** A body of texts, so that the last byte but two is within one. */
const textBody = (operation: WithBody, base: Base) =>
  JSON.stringify({
    ...requiredFields(operation, base),
    ...(operation.id === 'updateProduct' && { description: 'A text.' }),
  });

async function refusesMalformed(kit: Kit, operation: WithBody, most: number): Promise<void> {
  const base = await baseOf(kit, operation);
  const valid =
    operation.id === 'createTag' || operation.id === 'updateProduct' ? textBody(operation, base) : '{"a":"b"}';
  for (const [name, bytes] of malformed(valid).slice(0, most)) {
    const exchange = await kit.call(operation.id, {
      ...(base.path && { path: base.path }),
      raw: { bytes, type: 'application/json' },
    });
    if (exchange.status < 300) await base.undo?.();
    kit.expect(exchange, operation.id === 'updateQuotation' ? [400, 404] : 400, {
      when: `for ${name}`,
      fix: FIX,
      pointer: `${operation.pointer}/responses/400`,
    });
  }
}

/** RFC 8259, 4: what software makes of a name that stands twice differs; the contract leaves two ways. */
async function nameTwice(kit: Kit): Promise<void> {
  const [first, last] = [kit.own.marker(), kit.own.marker()];
  const bytes = `{"tag_name":${JSON.stringify(first)},"tag_name":${JSON.stringify(last)}}`;
  const exchange = await kit.call('createTag', { raw: { bytes, type: 'application/json' } });
  const about = { fix: 'Refuse a name that stands twice, or let the last one count.', root: 'twice' };
  if (!kit.expect(exchange, [201, 400], { when: 'for a name that stands twice', ...about }) || exchange.status === 400)
    return;
  const kept = dataOf<{ tag_name?: unknown }>(exchange)?.tag_name;
  if (kept !== last)
    kit.fail(exchange, {
      expected: `tag_name ${last}, the last of two`,
      got: JSON.stringify(kept) ?? 'none',
      ...about,
    });
}

/** Whether `5.0` is a whole number is the server’s own; another number it is not. */
async function wholeWithPoint(kit: Kit): Promise<void> {
  const { id } = await kit.createProduct({ quantity: 1 });
  const exchange = await kit.call('updateProduct', {
    path: { id },
    raw: { bytes: '{"quantity":5.0}', type: 'application/json' },
  });
  const about = { fix: 'Take 5.0 for 5, or refuse it.', root: 'point' };
  if (!kit.expect(exchange, [200, 400], { when: 'for a quantity of 5.0', ...about })) return;
  const due = exchange.status === 400 ? 1 : 5;
  const kept = dataOf<{ quantity?: unknown }>(await kit.read('product', id))?.quantity;
  if (kept !== due)
    kit.fail(exchange, { expected: `quantity ${due} after 5.0 was ${exchange.status}`, got: String(kept), ...about });
}

/** RFC 8259, 2 and 7: blanks around, and the escapes of programs that keep to ASCII; a pair of them is one character. */
async function inEscapes(kit: Kit): Promise<void> {
  const name = `${kit.own.marker()} caf\u00E9 \u{1F6F0}`;
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const bytes = `\r\n\t{ "tag_name" : ${JSON.stringify(name).replace(/[^ -~]/g, escape)} }\n`;
  const exchange = await kit.call('createTag', { raw: { bytes, type: 'application/json' } });
  const about = {
    fix: 'Read JSON with a parser that knows all of it; look for lone surrogates once it is read.',
    root: 'escapes',
  };
  if (!kit.expect(exchange, 201, { when: 'for JSON with blanks around it and its letters in escapes', ...about }))
    return;
  const kept = dataOf<{ tag_name?: unknown }>(exchange)?.tag_name;
  if (kept !== name)
    kit.fail(exchange, { expected: `tag_name ${JSON.stringify(name)}`, got: JSON.stringify(kept) ?? 'none', ...about });
}

/** Half of a pair of UTF-16, which no text may hold (openapi.yaml, info: Texts); as an escape, for UTF-8 cannot say it. */
async function refusesSurrogate(kit: Kit, operation: WithBody): Promise<void> {
  const field = kit
    .fields(operation)
    .find(
      ({ schema }) =>
        schema.type === 'string' &&
        !schema.enum &&
        kit.contract.errors(operation.body.pointer, '').length > 0 &&
        (schema.maxLength ?? 0) >= 80 &&
        schema.format === undefined,
    );
  if (!field || operation.id === 'createQuotation' || operation.id === 'requestQuote') return;
  const base = await baseOf(kit, operation);
  const exchange = await kit.call(operation.id, {
    ...(base.path && { path: base.path }),
    json: { ...requiredFields(operation, base), [field.name]: 'half \uD83D a pair' },
  });
  if (exchange.status < 300) await base.undo?.();
  kit.expect(exchange, 400, {
    when: `for ${field.name} with the lone surrogate \\ud83d`,
    fix: 'Refuse texts that are not well-formed Unicode before they reach the database.',
    root: 'surrogate',
    pointer: field.pointer,
  });
}
