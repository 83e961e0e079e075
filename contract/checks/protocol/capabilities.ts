import { dataOf, NOT_OFFERED } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { extendedNames, type ExtendedNames } from '../../spec/extended';
import type { Check } from '../check';

/** A15: what the server says that it offers, it offers. */
export const capabilities: Check = {
  id: 'A15',
  name: 'capabilities',
  reach: 'read',
  rule: 'Each extended call and parameter that getCapabilities names is served, itself is among them, and the answer is the same with and without a session. What it leaves out is not demanded, except with --profile all. A server without it offers the core alone, and answers 404, 405 or 501 there, without a session too.',
  run: async (kit) => {
    if (!kit.capabilities && kit.options.profile === 'extended')
      kit.remark(
        'getCapabilities',
        'not offered: the site then uses nothing beyond the core, and nothing beyond it was judged; --profile all judges every call of the contract',
      );
    unserved(kit);
    if (!kit.offers('getCapabilities')) await leftOut(kit);
    kit.needs('getCapabilities');
    const operation = kit.operation('getCapabilities');
    const [visitors, staffs] = [
      await kit.must(operation.id, { as: 'visitor' }),
      await kit.must(operation.id, { as: 'staff' }),
    ];
    if (namesIn(visitors).join() !== namesIn(staffs).join())
      kit.fail(staffs, {
        expected: 'the same for staff as for visitors',
        got: `for staff ${namesIn(staffs).length} names, for visitors ${namesIn(visitors).length}, or others`,
        fix: 'Answer what the server can do, whoever asks.',
        root: 'session',
      });
    const { operations, parameters, fields } = extendedNames(kit.contract);
    const known = [...operations, ...parameters, ...fields];
    const missing = known.filter((name) => !namesIn(visitors).includes(name));
    if (kit.options.profile === 'all' && missing.length > 0)
      kit.fail(visitors, {
        expected: 'every extended name of the contract (--profile all)',
        got: `none of ${missing.join(', ')}`,
        fix: 'Name what is offered: the site uses nothing else.',
        root: 'missing',
      });
    const meaningless = namesIn(visitors).filter((name) => !known.includes(name));
    if (meaningless.length > 0)
      kit.remark(
        operation.id,
        `clients pass over ${meaningless.join(', ')}: the contract has nothing extended of this name`,
      );
  },
};

/** Every page asks for it; a 401 there would be taken for the end of a session. Asked at the network, as the call is not offered. */
async function leftOut(kit: Kit): Promise<void> {
  const { id, method, path, success } = kit.operation('getCapabilities');
  const answer = await kit.client.send({ operation: null, method, path });
  const due = [success, ...NOT_OFFERED];
  if (!due.includes(answer.status)) kit.judge.judge(answer);
  kit.expect(answer, due, {
    when: 'to a visitor who asks what the server offers',
    fix: 'Answer 404 to what is not offered before a session is asked for.',
    root: 'left out',
    of: id,
  });
  if (kit.capabilities !== null && answer.status === success)
    kit.fail(answer, {
      expected: `${id} among the calls that it names`,
      got: namesIn(answer).join(', ') || 'no name',
      fix: `Name ${id} too: it is extended, and offered.`,
      root: 'itself',
      of: id,
    });
}

const namesIn = (answer: Parameters<typeof dataOf>[0]): string[] => {
  const { operations = [], parameters = [], fields = [] } = dataOf<Partial<ExtendedNames>>(answer) ?? {};
  return [...operations, ...parameters, ...fields].sort();
};

function unserved(kit: Kit): void {
  for (const { names, operation, parameter, answer } of kit.capabilities?.unserved ?? []) {
    const [got, fix] = parameter
      ? [
          `${answer.status} for a value that ${parameter.name} does not have`,
          `Let ${operation.id} look at ${parameter.name} and answer 400 for what its schema refuses, or do not name it.`,
        ]
      : [
          `${answer.status} to ${operation.method.toUpperCase()} ${operation.path}`,
          `Offer ${operation.id}, or do not name it.`,
        ];
    kit.fail(answer, {
      expected: `that ${names.join(', ')}, which getCapabilities names, ${names.length > 1 ? 'are' : 'is'} served`,
      got,
      fix,
      root: names.join(),
      of: operation.id,
      pointer: '/paths/~1capabilities/get',
    });
  }
}
