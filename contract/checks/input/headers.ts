import type { Kit } from '../../run/kit';
import type { Operation, Parameter } from '../../spec/contract';
import { baseOf, callWith, leavesTraces, type WithBody } from './bases';

const BAD_TAGS = ['"', 'no-quotes', 'W/"a"', '*', '"a", "b"', `"${'a'.repeat(65)}"`, '""', ''];
const BAD_KEYS = ['short-7', 'x'.repeat(65), 'with a blank', 'with.dots.in.it', ''];
const FIX =
  'Validate the header against its schema, and answer 400 where it does not fit, before anything is changed or kept.';

const headerOf = ({ parameters }: Operation, name: string) =>
  parameters.find((parameter) => parameter.in === 'header' && parameter.name === name);

/** Parameters in headers that are not valid are 400, as those of a query are. */
export async function refusesHeaders(kit: Kit): Promise<void> {
  const operations = kit.operations().filter((operation): operation is WithBody => operation.body !== null);
  await kit.each(
    operations.filter((operation) => headerOf(operation, 'If-Match') && kit.offers(`${operation.id}.If-Match`)),
    ({ id }) => `${id} If-Match`,
    async (operation) => {
      await refuses(kit, operation, headerOf(operation, 'If-Match'), BAD_TAGS);
    },
  );
  await kit.each(
    operations.filter(
      (operation) =>
        headerOf(operation, 'Idempotency-Key') &&
        kit.offers(`${operation.id}.Idempotency-Key`) &&
        // Where the key is taken, what was sent with it stays.
        (kit.options.allow.traces || !leavesTraces(operation)),
    ),
    ({ id }) => `${id} Idempotency-Key`,
    (operation) => refuses(kit, operation, headerOf(operation, 'Idempotency-Key'), BAD_KEYS),
  );
}

async function refuses(
  kit: Kit,
  operation: WithBody,
  parameter: Parameter | undefined,
  values: readonly string[],
): Promise<void> {
  if (!parameter) return;
  for (const value of values.filter((text) => kit.contract.errors(`${parameter.pointer}/schema`, text).length > 0)) {
    const base = await baseOf(kit, operation);
    const exchange = await kit.call(operation.id, {
      ...callWith(operation, base, base.fields),
      headers: { [parameter.name.toLowerCase()]: value },
    });
    kit.expect(exchange, 400, {
      when: `for ${parameter.name}: ${value.length > 40 ? `a value of ${value.length} characters` : value || 'empty'}`,
      fix: FIX,
      root: parameter.name,
      pointer: parameter.pointer,
    });
  }
}
