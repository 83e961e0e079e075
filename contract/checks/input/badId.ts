import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Kind } from '../../run/journal';
import { kindOf } from '../../run/kinds';
import type { Operation } from '../../spec/contract';
import type { Check } from '../check';
import { baseOf, callWith, type WithBody } from './bases';
import { pathWith, recordsOf } from './records';

/** Ids that the contract does not allow; asked for by calls that only read. */
const MALFORMED = ['1.5', 'x'.repeat(65), 'x'.repeat(300), '\u0000', '..%2f', "'or'1'='1", '{}', '\u{1F6F0}', 'a b'];
/** Those that no server can take for the id of somebody's record, for calls that change something. */
const HARMLESS = ['x'.repeat(65), '\u0000', '{}', '\u{1F6F0}'];
/** Allowed, and of nobody: where the server's ids have another form, 400 is right as well. */
const UNKNOWN = ['abc', '0', '-1', '1e3', '2147483648', '9223372036854775808', '__proto__', 'constructor', 'toString'];

/** A percent sign without its two digits (RFC 3986, 2.1). */
const BROKEN_ESCAPE = '%zz';

const FIX =
  'Treat an id as text: look it up as it is, and answer 404 where there is none (400 where it cannot be one of yours). Never cast it to a number without checking, and bind it as a parameter of the query.';

const pathIdOf = ({ parameters }: Operation) => parameters.find(({ in: place }) => place === 'path');

/** B09: an id that names nothing is 404, whatever it looks like. */
export const badId: Check = {
  id: 'B09',
  name: 'bad-id',
  reach: 'read',
  rule: 'An id in a path that names nothing is 404; one that cannot be an id is 400 or 404. Never 2xx, never 5xx. A body that is not valid is told first, with 400.',
  run: async (kit) => {
    const operations = kit.operations().filter((operation) => pathIdOf(operation) !== undefined);
    await kit.each(
      operations.filter(({ method }) => method === 'get'),
      ({ id }) => id,
      (operation) => refuses(kit, operation, [...MALFORMED, ...UNKNOWN, 'x'.repeat(64)]),
    );
    if (kit.options.scope === 'read-only') return;
    await kit.each(
      operations.filter(({ method }) => method !== 'get'),
      ({ id }) => id,
      (operation) => refuses(kit, operation, [...HARMLESS, recordsOf(kit).nothing()]),
    );
    await kit.each(
      Object.keys(CREATES) as Kind[],
      (kind) => kind,
      (kind) => isUnknown(kit, operations, kind),
    );
    await kit.part('updateAdvertisement', () => advertIsGone(kit));
  },
};

async function refuses(kit: Kit, operation: Operation, ids: readonly string[]): Promise<void> {
  const name = pathIdOf(operation)?.name ?? '';
  const base = operation.body ? await baseOf(kit, operation) : null;
  const body = base ? callWith(operation as WithBody, base, base.fields) : {};
  if (operation.method === 'get') {
    // Sent as it is: no client encodes an id like this, but anybody may type it.
    const exchange = await kit.sendRaw(operation, operation.path.replace(`{${name}}`, BROKEN_ESCAPE));
    kit.expect(exchange, [400, 404], {
      when: `for the path segment ${BROKEN_ESCAPE}`,
      fix: 'Answer 400 where a path cannot be decoded.',
      root: 'escape',
    });
  }
  for (const id of ids) {
    const exchange = await kit.call(operation.id, {
      ...body,
      path: pathWith(recordsOf(kit), operation, id),
      broken: true,
    });
    kit.expect(exchange, [400, 404, 414], {
      when: `for the id ${JSON.stringify(id.length > 70 ? `${id.slice(0, 10)}… of ${id.length} characters` : id)}`,
      fix: FIX,
    });
  }
}

/** Calls that take a record's id, with that of one that is deleted: its form is the server's own. */
async function isUnknown(kit: Kit, operations: readonly Operation[], kind: Kind): Promise<void> {
  const id = await kit.absentId(kind);
  const own = operations.filter((operation) => takesIdOf(operation, kind));
  for (const operation of own) {
    const base = operation.body ? await baseOf(kit, operation) : null;
    const body = base ? callWith(operation as WithBody, base, base.fields) : {};
    const exchange = await kit.call(operation.id, { ...body, path: pathWith(recordsOf(kit), operation, id) });
    // Where pictures have to be those of the record, that may be found out first.
    const statuses = operation.id.startsWith('order') ? [400, 404] : 404;
    kit.expect(exchange, statuses, {
      when: `for the id of a ${kind} that is deleted`,
      fix: `Look the ${kind} up first, and answer 404 where there is none.`,
      root: 'unknown',
      pointer: `${operation.pointer}/responses/404`,
    });
    if (operation.body?.mediaType !== 'application/json') continue;
    kit.expect(
      await kit.call(operation.id, { path: pathWith(recordsOf(kit), operation, id), json: { contractKit: 1 } }),
      400,
      {
        when: `for a body that is not valid, whatever the id, here that of a ${kind} that is deleted`,
        fix: 'Validate parameters and body before the record is looked up: 400 comes before 404.',
        root: 'order',
        pointer: '/info/description',
      },
    );
  }
}

/** Whether the id that an operation takes is that of a record of a kind, not that of a picture or a comment of one. */
const takesIdOf = (operation: Operation, kind: Kind) =>
  kindOf(operation) === kind && ['id', `${kind}Id`].includes(pathIdOf(operation)?.name ?? '');

/** An advert goes with its product. */
async function advertIsGone(kit: Kit): Promise<void> {
  kit.needs('updateAdvertisement');
  const product = await kit.createProduct();
  const { id } = await kit.createAdvert(product.id, { isActive: false });
  await kit.must('deleteProduct', { path: { id: product.id } });
  const exchange = await kit.call('updateAdvertisement', { path: { id }, json: { isActive: false } });
  kit.expect(exchange, 404, {
    when: 'for an advert whose product is deleted',
    fix: 'Delete a product’s adverts with it.',
    root: 'unknown',
  });
}
