import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { fromText, isInvalid, outOfBounds, shownValue, validTexts } from '../../spec/cases';
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
  rule: 'A query parameter that its schema refuses is 400 (page 0, -1, abc, 1.5, beyond 1000000); one at its bound is taken: page 1000000 is an empty list. One that is sent twice, with two values that it takes, is 400. Words to search for are taken as they are.',
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
    if (parameter.name === 'page') await lastPageIsEmpty(kit, operation);
  }
  await brackets(kit, operation, path);
}

function refused(kit: Kit, parameter: Parameter): string[] {
  const { schema, name, extended } = parameter;
  const pointer = kit.contract.target(`${parameter.pointer}/schema`);
  const field = { name, schema, pointer, required: false, extended };
  const values =
    name === 'page'
      ? PAGES
      : outOfBounds(kit.contract, field, true)
          .map(({ value }) => String(value))
          .filter((text) => text !== '');
  return values.filter((text) => isInvalid(kit.contract, pointer, fromText(schema, text)));
}

function taken(kit: Kit, { id }: Operation, { name, schema }: Parameter): string[] {
  if (schema.enum) return schema.enum.map(String).filter((value) => kit.offers(`${id}.${name}=${value}`));
  if (schema.type === 'boolean') return ['true', 'false'];
  if (name !== 'search') return [];
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
  if (!kit.expect(exchange, 200, { when: `for page=${LAST_PAGE}`, ...about })) return;
  const list = Object.values(dataOf<object>(exchange) ?? {}).find((value): value is unknown[] => Array.isArray(value));
  if (list && list.length > 0)
    kit.fail(exchange, { expected: `an empty list for page=${LAST_PAGE}`, got: `${list.length} records`, ...about });
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
