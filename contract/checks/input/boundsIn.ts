import { dataOf, type Exchange } from '../../http/exchange';
import { settledStatus, summary } from '../../run/answers';
import { CREATES } from '../../run/creates';
import { fewAtOnce, type Kit } from '../../run/kit';
import { atBound, shownValue, type Field } from '../../spec/cases';
import type { Check } from '../check';
import { NAMED, OPERATIONS } from '../state/kinds';
import { type Base, baseOf, bodyOperations, callWith, mayAccept, requiredFields, type WithBody } from './bases';
import { notKept } from './readBack';

type Fields = Record<string, unknown>;
/** How a valid body is made of a base; named in the finding. */
interface Variant {
  what: string;
  fields: Fields;
}

const FIX =
  'Accept everything that the schema allows. Lengths count code points (a character beyond U+FFFF is one, not two), not bytes and not UTF-16 units; columns must be wide enough.';

const FIX_KEPT =
  'Keep what was taken as it was sent, to the last code point and cent: what does not fit is refused, never cut, rounded or replaced; in a form `false` and `0` are values too, and in a text field `0`, `null` and a blank are texts.';

/** Texts that programs take for nothing, for a truth value or for a number, and tidy away. */
const LIKE_VALUES = ['0', ' ', 'null'];
/** Asked of those with most fields alone: what is sent beside them stays, or comes from visitors, who may write only so often. */
const MORE_LIKE_VALUES = ['true', '007.50', '1e3'];
const ASKED_FOR_ALL = ['createProduct', 'updateProduct', 'createArticle', 'updateArticle'];

/** A new price that is not lower than the price may be refused: the one of both that is not at its bound. */
const LOWERED = { least: { product_price: '0.01' }, most: { new_price: '9999999999.98' } };
const PRICES = ['product_price', 'new_price'];

/** Of a person who has had it for years (RFC 5322, 3.2.3), at a name of two letters, below one of six. */
const ADDRESS = "Mary.O'Neil+kit@ab.example.africa";

/** A list of none, where it may be left out; of what is required there may have to be some. */
const emptyList = ({ required, schema: { type, pattern } }: Field): unknown =>
  required ? undefined : type === 'array' ? [] : pattern?.startsWith('^\\[') ? '[]' : undefined;

/** B07: what stands within the bounds is taken. */
export const boundsIn: Check = {
  id: 'B07',
  name: 'bounds-in',
  reach: 'own',
  rule: 'A value exactly at a bound is accepted (maxLength counts code points, those beyond U+FFFF too), an empty list too, and optional fields may be left out, be empty or be null as their schema says. A text of 0, null, true, 007.50 or one blank is a text. What is accepted is read back as it was sent, an empty text as null.',
  run: async (kit) => {
    // Who makes one of a unique name and who renames one take the same texts: one after the other.
    const lanes = new Map<string, WithBody[]>();
    for (const operation of bodyOperations(kit).filter((one) => mayAccept(kit, one))) {
      const lane = NAMED.find((kind) => [CREATES[kind].create, OPERATIONS[kind].update].includes(operation.id));
      const key = lane ?? operation.id;
      lanes.set(key, [...(lanes.get(key) ?? []), operation]);
    }
    await fewAtOnce([...lanes.values()], async (lane) => {
      for (const operation of lane) await kit.part(operation.id, () => accepts(kit, operation));
    });
  },
};

async function accepts(kit: Kit, operation: WithBody): Promise<void> {
  const known = kit.fields(operation);
  if (known.length === 0) return;
  const base = await baseOf(kit, operation);
  const isValid = (pointer: string, value: unknown) => kit.contract.errors(pointer, value).length === 0;
  const bounds = (bound: 'least' | 'most'): Fields => {
    const fields: Fields = Object.fromEntries(
      known.flatMap((field) => {
        const value =
          atBound(kit.contract, field, bound, kit.own.marker()) ?? (bound === 'least' ? emptyList(field) : undefined);
        return value === undefined ? [] : [[field.name, value]];
      }),
    );
    return 'new_price' in fields ? { ...fields, ...LOWERED[bound] } : fields;
  };
  const nulls = Object.fromEntries(
    known
      .filter(({ pointer }) => operation.body.mediaType === 'application/json' && isValid(pointer, null))
      .map(({ name }) => [name, null]),
  );
  await judge(kit, operation, { what: 'every field', fields: base.fields });
  await judge(kit, operation, { what: 'every field at its upper bound', fields: bounds('most') });
  await judge(kit, operation, { what: 'every field at its lower bound', fields: bounds('least') });
  if (Object.keys(nulls).length > 0)
    await judge(kit, operation, { what: 'null for everything that may be null', fields: nulls });
  const addresses = Object.fromEntries(
    known.filter(({ schema }) => schema.format === 'email').map(({ name }) => [name, ADDRESS]),
  );
  if (Object.keys(addresses).length > 0)
    await judge(kit, operation, {
      what: 'an address with an apostrophe, a plus and capitals, below .africa',
      fields: addresses,
    });
  const texts = known.filter(
    ({ schema, pointer }) => schema.type === 'string' && !schema.enum && isValid(pointer, 'a b'),
  );
  for (const text of [...LIKE_VALUES, ...(ASKED_FOR_ALL.includes(operation.id) ? MORE_LIKE_VALUES : [])]) {
    const fields = Object.fromEntries(
      texts.filter(({ pointer }) => isValid(pointer, text)).map(({ name }) => [name, text]),
    );
    if (Object.keys(fields).length > 0) await judge(kit, operation, { what: `texts of ${shownValue(text)}`, fields });
  }
  if ((operation.body.schema.required ?? []).length > 0)
    await judge(kit, operation, { what: 'required fields only', fields: {} });
  await base.undo?.();
}

/** Sends the body whole; where it is refused, its fields one by one, to say which it is. */
async function judge(kit: Kit, operation: WithBody, { what, fields }: Variant): Promise<void> {
  const whole = await send(kit, operation, fields);
  if (!whole) return;
  const { exchange } = whole;
  if (isTaken(operation, exchange)) {
    await kept(kit, operation, whole);
    const kind = NAMED.find((one) => CREATES[one].create === operation.id);
    const id = dataOf<{ id?: string }>(exchange)?.id;
    // So that the next one may have its name.
    if (kind && exchange.status < 300 && id !== undefined) await kit.remove(kind, id);
    return;
  }
  for (const [name, value] of Object.entries(fields)) {
    const beside = Object.entries(fields).filter(([one]) => [name, one].every((price) => PRICES.includes(price)));
    const single = await send(kit, operation, { ...Object.fromEntries(beside), [name]: value });
    if (!single || isTaken(operation, single.exchange)) continue;
    kit.fail(single.exchange, {
      expected: `${operation.success} for ${name} ${shownValue(value)}`,
      got: summary(single.exchange),
      fix: FIX,
      root: name,
      pointer: kit.fields(operation).find((field) => field.name === name)?.pointer ?? operation.body.pointer,
    });
    return;
  }
  kit.fail(exchange, {
    expected: `${operation.success} for a body with ${what}`,
    got: summary(exchange),
    fix: FIX,
    root: what,
    pointer: operation.body.pointer,
  });
}

/** What was taken is read as it was sent. */
async function kept(kit: Kit, operation: WithBody, { base, exchange }: Sent): Promise<void> {
  if (exchange.status >= 300) return;
  for (const { name, due, got } of await notKept(kit, operation, base, exchange))
    kit.fail(exchange, {
      expected: due === '' ? `${name} null, as it was sent empty` : `${name} ${shownValue(due)} as it was sent`,
      got: `${shownValue(got ?? null)} when it is read`,
      fix: due === '' ? 'Keep an optional text that is empty as none, and answer null.' : FIX_KEPT,
      root: `kept ${name}`,
      pointer: kit.fields(operation).find((field) => field.name === name)?.pointer ?? operation.body.pointer,
    });
}

interface Sent {
  base: Base;
  exchange: Exchange;
}

/** Null where the body is not valid by the contract after all. */
async function send(kit: Kit, operation: WithBody, fields: Fields): Promise<Sent | null> {
  const base = await baseOf(kit, operation);
  const whole = { ...requiredFields(operation, base), ...fields };
  if (kit.contract.errors(operation.body.pointer, whole).length > 0) return null;
  const exchange = await kit.call(operation.id, callWith(operation, base, whole));
  return { base: { ...base, fields: whole }, exchange };
}

const isTaken = ({ success }: WithBody, exchange: Exchange) =>
  settledStatus(exchange) === success || isLeftToOthers(exchange);

/** A name of one character may be somebody else's. What is broken otherwise is told by group A. */
const isLeftToOthers = ({ status, failure }: Exchange) => status === 409 || status >= 500 || failure !== null;
