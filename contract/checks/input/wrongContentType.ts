import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { baseOf, bodyOperations, leavesTraces, requiredFields, type WithBody } from './bases';

const ENCODED = 'application/x-www-form-urlencoded';
const OTHERS = ['text/plain', 'application/xml', ENCODED, 'application/json; charset=latin1'];
const SAME = ['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset=UTF-8'];
const FIX =
  'Look at the media type before the body: anything but application/json in UTF-8 (or multipart/form-data where the operation takes a form) is 415.';

/** B02: a body comes as what the contract says. */
export const wrongContentType: Check = {
  id: 'B02',
  name: 'wrong-content-type',
  reach: 'own',
  rule: 'A body of another media type than the operation’s is 415, a form that is encoded as browsers do and JSON in another encoding than UTF-8 too; the case of the media type and a charset of utf-8 make no difference.',
  run: async (kit) => {
    await kit.each(
      bodyOperations(kit).filter((operation) => !leavesTraces(operation) || kit.options.allow.traces),
      ({ id }) => id,
      (operation) => refusesOthers(kit, operation),
    );
    await kit.each(
      SAME,
      (type) => type,
      (type) => takesSame(kit, type),
    );
  },
};

async function refusesOthers(kit: Kit, operation: WithBody): Promise<void> {
  const base = await baseOf(kit, operation);
  const json = JSON.stringify(requiredFields(operation, base));
  const texts = Object.entries(base.fields).map(([name, value]) => [name, String(value)]);
  // Of no field it would be no body.
  const encoded = new URLSearchParams(texts.length > 0 ? texts : [['contractKit', '1']]).toString();
  const others =
    operation.body.mediaType !== 'application/json'
      ? ['application/json', 'text/plain', ENCODED]
      : operation.id === 'createTag'
        ? OTHERS
        : ['text/plain', ENCODED, 'multipart/form-data; boundary=x'];
  const or404 = operation.id === 'updateQuotation' ? [404] : [];
  for (const type of others) {
    const raw = { bytes: type === ENCODED ? encoded : json, type };
    const exchange = await kit.call(operation.id, { ...(base.path && { path: base.path }), raw });
    if (exchange.status < 300) await base.undo?.();
    kit.expect(exchange, [415, ...or404], {
      when: `for a body that is sent as ${type}`,
      fix: FIX,
      pointer: `${operation.pointer}/responses/415`,
    });
  }
  const none = await kit.call(operation.id, {
    ...(base.path && { path: base.path }),
    raw: { bytes: json, type: null },
  });
  if (none.status < 300) await base.undo?.();
  kit.expect(none, [400, 415, ...or404], {
    when: 'for a body without a content-type',
    fix: FIX,
    pointer: `${operation.pointer}/responses/415`,
  });
}

async function takesSame(kit: Kit, type: string): Promise<void> {
  const exchange = await kit.call('createTag', {
    json: undefined,
    raw: { bytes: JSON.stringify({ tag_name: kit.own.marker() }), type },
  });
  kit.expect(exchange, 201, {
    when: `for JSON that is sent as ${type}`,
    fix: 'Compare media types without regard to case, and take the parameter charset=utf-8 (RFC 9110, 8.3.1).',
    root: 'same',
  });
}
