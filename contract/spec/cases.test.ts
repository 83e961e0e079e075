import path from 'node:path';
import {
  atBound,
  blanks,
  type Field,
  fieldsOf,
  fromText,
  isInvalid,
  isWellFormed,
  outOfBounds,
  shownValue,
  validTexts,
  wrongTypes,
} from './cases';
import { Contract } from './contract';

const contract = new Contract(path.join(__dirname, '../../openapi.yaml'));

const fieldsFor = (id: string): Field[] => {
  const { body } = contract.operation(id);
  if (!body) throw new Error(`${id} has no body`);
  return fieldsOf(contract, body);
};
const fieldOf = (id: string, name: string): Field => {
  const found = fieldsFor(id).find((field) => field.name === name);
  if (!found) throw new Error(`${id} has no ${name}`);
  return found;
};
const values = (candidates: readonly { value: unknown }[]) => candidates.map(({ value }) => value);
const ALL = [...contract.operations.values()].flatMap(({ id, body }) =>
  body
    ? fieldsFor(id).map((field): [string, Field, boolean] => [
        `${id}.${field.name}`,
        field,
        body.mediaType !== 'application/json',
      ])
    : [],
);

describe('cases of a field', () => {
  it.each(ALL)('%s: what is sent as invalid is invalid, what is at a bound is valid', (_, field, asText) => {
    for (const value of values(outOfBounds(contract, field, asText)))
      expect(
        isInvalid(contract, field.pointer, asText && typeof value === 'string' ? fromText(field.schema, value) : value),
      ).toBe(true);
    for (const value of [...values(wrongTypes(contract, field)), ...values(blanks(contract, field))])
      expect(isInvalid(contract, field.pointer, value)).toBe(true);
    for (const bound of ['least', 'most'] as const) {
      const value = atBound(contract, field, bound, 'ck-1');
      if (value !== undefined) expect(contract.errors(field.pointer, value)).toEqual([]);
    }
  });

  it.each(ALL)('%s has at least one invalid value', (_, field, asText) => {
    expect(
      outOfBounds(contract, field, asText).length + (asText ? 0 : wrongTypes(contract, field).length),
    ).toBeGreaterThan(0);
  });

  it.each(
    [...contract.operations.values()].flatMap(({ id, parameters }) =>
      parameters
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => [`${id}.${parameter.name}`, parameter] as const),
    ),
  )('%s takes two values', (_, parameter) => {
    expect(validTexts(contract, parameter).length).toBeGreaterThan(1);
  });

  it.each(['jos\u00E9@example.com', '"a b"@example.com', 'a@[127.0.0.1]'])('an address is not %s', (address) => {
    expect(values(outOfBounds(contract, fieldOf('requestQuote', 'clients_email')))).toContain(address);
  });

  it('counts code points', () => {
    const tag = fieldOf('createTag', 'tag_name');
    const most = atBound(contract, tag, 'most', 'ck-1') as string;
    expect([...most]).toHaveLength(80);
    expect(most.length).toBeGreaterThan(80);
    expect(
      values(outOfBounds(contract, tag)).some((value) => typeof value === 'string' && [...value].length === 81),
    ).toBe(true);
  });

  it('knows what forms cannot say', () => {
    expect(fromText({ type: 'integer' }, '12')).toBe(12);
    expect(fromText({ type: 'integer' }, 'many')).toBe('many');
    expect(fromText({ type: 'boolean' }, 'true')).toBe(true);
    expect(fromText({ type: 'string' }, '12')).toBe('12');
    expect(values(outOfBounds(contract, fieldOf('createProduct', 'quantity'), true))).toEqual(
      expect.arrayContaining(['-1', '1000001', '0.5', 'many']),
    );
  });

  it('breaks money by its form', () => {
    expect(values(outOfBounds(contract, fieldOf('updateProduct', 'product_price')))).toEqual(
      expect.arrayContaining(['1e3', '-1', '1,000']),
    );
    expect(atBound(contract, fieldOf('updateProduct', 'product_price'), 'most', '')).toBe('9999999999.99');
  });

  it('takes null only where it may stand', () => {
    expect(values(wrongTypes(contract, fieldOf('updateProduct', 'new_price')))).not.toContain(null);
    expect(values(wrongTypes(contract, fieldOf('updateProduct', 'product_price')))).toContain(null);
  });

  it('takes what is false or empty for a value', () => {
    expect(values(wrongTypes(contract, fieldOf('updateProduct', 'description')))).toContain(false);
    expect(values(wrongTypes(contract, fieldOf('updateProduct', 'quantity')))).toContain('');
    expect(values(outOfBounds(contract, fieldOf('createProduct', 'quantity'), true))).toContain('');
    expect(values(outOfBounds(contract, fieldOf('createAdvertisement', 'start_date')))).toContain('');
    expect(values(outOfBounds(contract, fieldOf('updateProduct', 'description')))).not.toContain('');
  });

  it('leaves references to real ids', () => {
    for (const [id, name] of [
      ['createProduct', 'category_id'],
      ['createArticle', 'tags'],
      ['updateArticle', 'tags'],
      ['createAdvertisement', 'productId'],
    ] as const) {
      expect(atBound(contract, fieldOf(id, name), 'most', 'ck-1')).toBeUndefined();
    }
    expect(atBound(contract, fieldOf('updateProduct', 'description'), 'least', 'ck-1')).toBe('');
  });

  it('finds blanks where something has to be seen, and only there', () => {
    expect(values(blanks(contract, fieldOf('createTag', 'tag_name')))).toContain('\u200B');
    expect(blanks(contract, fieldOf('updateProduct', 'description'))).toEqual([]);
    expect(blanks(contract, fieldOf('updateProduct', 'product_price'))).toEqual([]);
  });

  it('knows texts that cannot be kept', () => {
    expect(isWellFormed({ a: ['x', '\u{1F6F0}'] })).toBe(true);
    expect(isWellFormed({ a: ['\uD83D'] })).toBe(false);
    expect(isWellFormed('a\u0000')).toBe(false);
  });

  it('shows long values by their length', () => {
    expect(shownValue('x'.repeat(201))).toBe('a text of 201 code points ("x"…)');
    expect(shownValue(undefined)).toBe('left out');
  });
});
