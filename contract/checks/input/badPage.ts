import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { atBound, fromText, isInvalid, outOfBounds, shownValue, validTexts, type Field } from '../../spec/cases';
import type { Operation, Parameter } from '../../spec/contract';
import type { Check } from '../check';
import { recordsOf } from './records';

const PAGES = [
  '0',
  '-1',
  'abc',
  '1.5',
  '1000001',
  '100000000000000000000',
  '\u0663',
  '0x1',
  '1_0',
  '1\n',
  '01',
  '+1',
  ' 1',
];
const LAST_PAGE = 1_000_000;
/** The first number that no whole number of a database holds. */
const TOO_LARGE = '9223372036854775808';
const FIX =
  'Validate each query parameter against its schema, and answer 400 with its name in `data` rather than putting a default in its place.';
const FEW = 3;
/** Signs that query languages, full-text searches and patterns read as their own; each alone, for two may make one that is whole. */
const SEARCHES = [
  "%' OR '1'='1",
  "it's",
  'an "odd quote',
  '(',
  '[',
  '{',
  '\\',
  '.*',
  '*',
  '+',
  '?',
  '%',
  ':',
  '-dish',
  'dish &',
  'dish AND',
  '\u{1F6F0}'.repeat(100),
];

const offered = (kit: Kit, operation: Operation) =>
  operation.parameters.filter(
    (parameter) => parameter.in === 'query' && kit.offers(`${operation.id}.${parameter.name}`),
  );

/** B10: parameters of a query are validated as fields are. */
export const badPage: Check = {
  id: 'B10',
  name: 'bad-page',
  reach: 'read',
  rule: 'A query parameter that its schema refuses is 400 (page 0, -1, abc, 1.5, beyond 1000000); one at its bound is taken: page 1000000 is an empty list. An id that names nothing, of whichever form, is an empty list, or 400. One that is sent twice, with two values that it takes, is 400; one whose name is in other capitals is passed over, or 400. Words to search for are taken as they are.',
  run: (kit) =>
    kit.each(
      kit.operations().filter((operation) => operation.method === 'get' && offered(kit, operation).length > 0),
      ({ id }) => id,
      (operation) => judge(kit, operation),
    ),
};

async function judge(kit: Kit, operation: Operation): Promise<void> {
  // A record's own address needs a record; without one of ours the parameter is told to be wrong, or the id.
  const single = operation.parameters.some(({ in: place }) => place === 'path');
  const own = single && kit.options.scope !== 'read-only';
  const path: Record<string, string> = single
    ? { articleId: own ? (await recordsOf(kit).article()).id : recordsOf(kit).nothing() }
    : {};
  const found = single && !own ? [404] : [200];
  for (const parameter of offered(kit, operation)) {
    const call = (value: string | readonly string[]) =>
      kit.call(operation.id, { path, as: 'staff', query: { [parameter.name]: value } });
    for (const value of refused(kit, parameter)) {
      kit.expect(await call(value), single && !own ? [400, 404] : 400, {
        when: `for ${parameter.name}=${shownValue(value)}`,
        fix: FIX,
        root: parameter.name,
        pointer: parameter.pointer,
      });
    }
    for (const value of taken(kit, operation, parameter)) {
      kit.expect(await call(value), found, {
        when: `for ${parameter.name}=${shownValue(value)}`,
        fix: 'Take every value that the parameter’s schema allows.',
        root: `${parameter.name} valid`,
        pointer: parameter.pointer,
      });
    }
    const isOffered = (value: string) => kit.offers(`${operation.id}.${parameter.name}=${value}`);
    // Each is taken alone; one comes twice where there is no other.
    const [one = '', other = one] = validTexts(kit.contract, parameter).filter(isOffered);
    for (const [value, statuses, how] of [
      // What an empty parameter means the contract leaves open.
      ['', [400, 404, 200], 'empty'],
      [[one, other], single && !own ? [400, 404] : [400], 'sent twice'],
    ] as const)
      kit.expect(await call(value), statuses, {
        when: `for ${parameter.name} ${how}`,
        fix: FIX,
        root: `${parameter.name} ${how}`,
        pointer: parameter.pointer,
      });
    if (parameter.name === 'page') {
      await lastPageIsEmpty(kit, operation);
      await capitalsAreNone(kit, operation);
    }
    await namesNothing(kit, operation, parameter);
  }
  await brackets(kit, operation, path);
}

function fieldOf(kit: Kit, { schema, name, extended, pointer }: Parameter): Field {
  return { name, schema, pointer: kit.contract.target(`${pointer}/schema`), required: false, extended };
}

function refused(kit: Kit, parameter: Parameter): string[] {
  const { schema, name } = parameter;
  const field = fieldOf(kit, parameter);
  const values =
    name === 'page'
      ? PAGES
      : outOfBounds(kit.contract, field, true)
          .map(({ value }) => String(value))
          .filter((text) => text !== '');
  return values.filter((text) => isInvalid(kit.contract, field.pointer, fromText(schema, text)));
}

function taken(kit: Kit, { id }: Operation, parameter: Parameter): string[] {
  const { name, schema } = parameter;
  if (schema.enum) return schema.enum.map(String).filter((value) => kit.offers(`${id}.${name}=${value}`));
  if (schema.type === 'boolean') return ['true', 'false'];
  if (name === 'page') return [];
  if (name !== 'search')
    return (['least', 'most'] as const)
      .map((bound) => atBound(kit.contract, fieldOf(kit, parameter), bound, ''))
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map(String);
  // The counts and the suggestions take the words as the lists do.
  return id.startsWith('list') && id !== 'listProductFacets' ? SEARCHES : SEARCHES.slice(0, FEW);
}

async function lastPageIsEmpty(kit: Kit, operation: Operation): Promise<void> {
  const exchange = await kit.call(operation.id, { as: 'staff', query: { page: LAST_PAGE } });
  const about = {
    fix: 'A page past the end is 200 with an empty list, up to the page that the schema allows; take care that the offset fits its type.',
    root: 'past the end',
    pointer: '/components/parameters/Page',
  };
  if (kit.expect(exchange, 200, { when: `for page=${LAST_PAGE}`, ...about }))
    expectEmpty(kit, exchange, `page=${LAST_PAGE}`, about);
}

/** Well-formed ids, one of letters and one of digits: of another form than the server's own, one of them at least. */
async function namesNothing(kit: Kit, operation: Operation, { name, pointer }: Parameter): Promise<void> {
  if (kit.contract.target(`${pointer}/schema`) !== '/components/schemas/Id') return;
  for (const id of [recordsOf(kit).nothing(), TOO_LARGE]) {
    const exchange = await kit.call(operation.id, { as: 'staff', query: { [name]: id } });
    const about = {
      fix: 'Treat an id as text: where nothing has it, nothing is found. Never cast it without checking, and never pass over what cannot be cast.',
      root: `${name} unknown`,
      pointer,
    };
    const isTaken = kit.expect(exchange, [200, 400], { when: `for ${name}=${id}, which names nothing`, ...about });
    // The counts say what other categories would lead to.
    if (isTaken && operation.id !== 'listProductFacets') expectEmpty(kit, exchange, `${name}=${id}`, about);
  }
}

const countIn = (exchange: Exchange): number =>
  Object.values(dataOf<object>(exchange) ?? {}).find((value): value is unknown[] => Array.isArray(value))?.length ?? 0;

function expectEmpty(
  kit: Kit,
  exchange: Exchange,
  what: string,
  about: { fix: string; root: string; pointer: string },
) {
  const count = countIn(exchange);
  if (count > 0) kit.fail(exchange, { expected: `an empty list for ${what}`, got: `${count} records`, ...about });
}

/** A name in other capitals is another name, which the contract does not have. */
async function capitalsAreNone(kit: Kit, operation: Operation): Promise<void> {
  const ask = (query: Record<string, number>) => kit.call(operation.id, { as: 'staff', query });
  const about = {
    fix: 'Compare the names of parameters to the letter: pass over one that the contract does not have, or answer 400.',
    root: 'capitals',
    pointer: '/info/description',
  };
  const named = await ask({ Page: LAST_PAGE });
  if (!kit.expect(named, [200, 400], { when: `for Page=${LAST_PAGE}`, ...about })) return;
  if (named.status !== 200 || countIn(named) > 0) return;
  // The list itself may have been empty a moment ago.
  const count = countIn(await ask({}));
  const again = await ask({ Page: LAST_PAGE });
  if (count > 0 && again.status === 200 && countIn(again) === 0)
    kit.fail(again, { expected: `the first page, or 400, for Page=${LAST_PAGE}`, got: 'an empty list', ...about });
}

/** Some frameworks make objects of names with brackets. */
async function brackets(kit: Kit, operation: Operation, path: Record<string, string>): Promise<void> {
  const [first] = offered(kit, operation);
  if (!first) return;
  const exchange = await kit.call(operation.id, {
    path,
    as: 'staff',
    query: { [`${first.name}[$gt]`]: '1', [`${first.name}[]`]: '1' },
  });
  kit.expect(exchange, [200, 400, 404], {
    when: `for ${first.name}[$gt]=1`,
    fix: 'Read only parameters of the contract’s names, and only as texts.',
    root: 'brackets',
  });
}
