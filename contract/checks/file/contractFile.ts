import type { Check } from '../check';
import type { Contract, Operation } from '../../spec/contract';
import { child } from '../../spec/document';
import type { Kit } from '../../run/kit';
import { MODELS } from './models';

/** H01: the contract itself, before it is held against a server. */
const contractFile: Check = {
  id: 'H01',
  name: 'contract-file',
  reach: 'read',
  rule: 'The contract is OpenAPI 3.0; every operation has an operationId of its own, a profile, one 2xx, 400, 401 where a session is looked at, 404 where the path names a record, 413 and 415 where there is a body; every reference leads somewhere, every example is valid, no pattern has \\s, \\w, \\d or \\b, and the kit knows every operation.',
  run: async (kit) => {
    const { contract } = kit;
    if (!/^3\.0\./.test(contract.raw.openapi ?? ''))
      say(kit, {
        pointer: '/openapi',
        expected: 'OpenAPI 3.0',
        got: contract.raw.openapi ?? 'none',
        fix: 'Write the contract in OpenAPI 3.0.x.',
      });
    for (const operation of contract.operations.values()) {
      judgeOperation(kit, operation);
      judgeStatuses(kit, operation);
    }
    judgeIds(kit);
    judgeTree(kit);
    judgeModels(kit);
    await Promise.resolve();
  },
};

/** A fault of the file, told at the operation it belongs to, or else at the first one. */
function say(
  kit: Kit,
  {
    pointer,
    operation,
    ...finding
  }: { pointer: string; operation?: Operation; expected: string; got: string; fix: string },
): void {
  const [first] = kit.contract.operations.values();
  const at = operation ?? first;
  if (at) kit.fail(at, { ...finding, pointer, root: pointer + finding.expected });
}

function judgeOperation(kit: Kit, operation: Operation): void {
  const { pointer } = operation;
  const raw = kit.contract.at(pointer) as { operationId?: string; 'x-profile'?: string };
  if (raw.operationId === undefined)
    say(kit, {
      pointer,
      operation,
      expected: 'an operationId',
      got: 'none',
      fix: 'Name the operation; programs and checks know it by this name.',
    });
  if (!['core', 'extended'].includes(raw['x-profile'] ?? ''))
    say(kit, {
      pointer,
      operation,
      expected: 'x-profile core or extended',
      got: String(raw['x-profile']),
      fix: 'Say whether every server has to offer the call.',
    });
  for (const name of operation.path.match(/(?<=\{)\w+(?=\})/g) ?? []) {
    if (!operation.parameters.some((parameter) => parameter.in === 'path' && parameter.name === name))
      say(kit, {
        pointer,
        operation,
        expected: `a parameter ${name} in path`,
        got: 'none',
        fix: 'Declare every parameter that the path names.',
      });
  }
}

function judgeStatuses(kit: Kit, operation: Operation): void {
  const { responses, session, path, body, pointer } = operation;
  const at = `${pointer}/responses`;
  const successes = [...responses.keys()].filter((status) => status >= 200 && status < 300);
  if (successes.length !== 1)
    say(kit, {
      pointer: at,
      operation,
      expected: 'exactly one 2xx',
      got: successes.join(', ') || 'none',
      fix: 'Document the one status of success; a second one would hide a wrong answer.',
    });
  const due: readonly [status: number, wanted: boolean, why: string][] = [
    [400, true, 'on every operation'],
    [401, session !== 'none', 'where a session is looked at, and nowhere else'],
    [404, path.includes('{'), 'where the path names a record, and nowhere else'],
    [413, body !== null, 'where there is a body, and nowhere else'],
    [415, body !== null, 'where there is a body, and nowhere else'],
  ];
  for (const [status, wanted, why] of due) {
    if (responses.has(status) !== wanted)
      say(kit, {
        pointer: at,
        operation,
        expected: `${status} ${why}`,
        got: wanted ? `no ${status}` : `a ${status}`,
        fix: 'Document what servers answer, and nothing that they cannot.',
      });
  }
  for (const [status, { mediaTypes }] of responses) {
    if (mediaTypes.length > 0 && !mediaTypes.includes('application/json'))
      say(kit, {
        pointer: at,
        operation,
        expected: `application/json for ${status}`,
        got: mediaTypes.join(', '),
        fix: 'Every answer is the envelope, in JSON.',
      });
  }
}

/** Each name once: two operations of one name would hide one another. */
function judgeIds(kit: Kit): void {
  const seen = new Map<string, number>();
  for (const item of Object.values(kit.contract.raw.paths ?? {})) {
    for (const { operationId } of Object.values(item))
      if (operationId !== undefined) seen.set(operationId, (seen.get(operationId) ?? 0) + 1);
  }
  for (const [id, times] of seen)
    if (times > 1)
      say(kit, {
        pointer: '/paths',
        expected: `the operationId ${id} once`,
        got: `${times} times`,
        fix: 'Give each operation a name of its own.',
      });
}

type Node = Record<string, unknown>;

/** Patterns, references and examples, wherever they stand. */
function judgeTree(kit: Kit): void {
  walk(kit.contract.raw, '', (node, pointer) => {
    const { $ref, pattern } = node;
    if (typeof $ref === 'string' && (!$ref.startsWith('#/') || kit.contract.at($ref.slice(1)) === undefined))
      say(kit, {
        pointer,
        expected: 'a reference to something in this file',
        got: $ref,
        fix: 'Correct the name, or add what it names.',
      });
    const escape = typeof pattern === 'string' ? /\\[swdbSWDB]/.exec(pattern) : null;
    if (escape)
      say(kit, {
        pointer: `${pointer}/pattern`,
        expected: 'a pattern of plain character classes',
        got: `${escape[0]} in ${String(pattern)}`,
        fix: 'Write the characters out: engines disagree on what \\s, \\w, \\d and \\b mean.',
      });
    judgeExamples(kit, node, pointer);
  });
}

function walk(value: unknown, pointer: string, visit: (node: Node, pointer: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Node, pointer);
  for (const [key, inner] of Object.entries(value)) {
    // What an example holds is data, whatever its keys look like.
    if (!['example', 'examples', 'enum', 'default'].includes(key)) walk(inner, child(pointer, key), visit);
  }
}

/** Examples of a media type, or of a parameter, against the schema beside them. */
function judgeExamples(kit: Kit, node: Node, pointer: string): void {
  if (typeof node.schema !== 'object' || node.schema === null) return;
  const examples =
    typeof node.examples === 'object' && node.examples !== null
      ? Object.entries(node.examples as Record<string, { $ref?: string; value?: unknown }>)
      : [];
  const values: [string, unknown][] = examples.map(([name, example]) => [
    child(pointer, 'examples', name),
    valueOf(kit.contract, example),
  ]);
  if (node.example !== undefined) values.push([`${pointer}/example`, node.example]);
  for (const [at, value] of values) {
    const [error] = kit.contract.errors(`${pointer}/schema`, value);
    if (error)
      say(kit, {
        pointer: at,
        expected: `an example that its own schema allows: ${error.instancePath || 'it'} ${error.message ?? ''}`,
        got: JSON.stringify(value) ?? 'no value',
        fix: 'Correct the example, or the schema; clients and mocks are made of both.',
      });
  }
}

const valueOf = (contract: Contract, { $ref, value }: { $ref?: string; value?: unknown }): unknown =>
  $ref === undefined ? value : (contract.at($ref.slice(1)) as { value?: unknown } | undefined)?.value;

function judgeModels(kit: Kit): void {
  for (const operation of kit.contract.operations.values()) {
    if ((MODELS[operation.id] ?? []).length === 0)
      say(kit, {
        pointer: operation.pointer,
        operation,
        expected: 'an operation that the kit knows',
        got: `${operation.id}, which no check calls`,
        fix: 'Write a check of what it does, and name it in contract/checks/file/models.ts.',
      });
  }
  for (const id of Object.keys(MODELS)) {
    if (!kit.contract.operations.has(id))
      say(kit, {
        pointer: '/paths',
        expected: `the operation ${id}`,
        got: 'none of this name',
        fix: 'Use the kit that came with this contract; names of operations must not change.',
      });
  }
}

/** Group H: the contract file itself; that the server is there and lets us in is found before any check (run/run.ts). */
export const FILE: readonly Check[] = [contractFile];
