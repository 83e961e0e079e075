import { failure, success } from '../../fixtures/minimal/answers';
import {
  resolve,
  type Access,
  type ContractDocument,
  type OperationObject,
  type Schema,
} from '../../fixtures/minimal/contract';
import type { Answer, Context, Defect, Handler } from '../../fixtures/minimal/types';

export type DefectClass =
  | 'status'
  | 'envelope'
  | 'schema'
  | 'validation'
  | 'authorisation'
  | 'secrets'
  | 'state'
  | 'pagination'
  | 'images'
  | 'cors'
  | 'robustness';

/** In place of an operation: the address or the method is none of the contract's. */
export const NO_OPERATION = '(no operation)';

/** In place of an operation: all that share the code are wrong alike. */
export const ANY_OPERATION = '(several operations)';

/** One bug that can be switched on in the minimal server, to learn whether the kit finds it. */
export interface BenchDefect {
  /** Unique, begins with its class. */
  id: string;
  class: DefectClass;
  /** operationId of the call that is wrong; of one of them where several are. */
  operation: string;
  /** What the server does, in one sentence. */
  what: string;
  defect: Defect;
}

/** An envelope that may be bent. */
export interface Envelope {
  [field: string]: unknown;
  success?: unknown;
  message?: unknown;
  data?: unknown;
  errors?: unknown;
}

/** A class's defects by the part of their id after the class: operation, what, defect. */
export function defectsOf(
  kind: DefectClass,
  defects: Record<string, [operation: string, what: string, defect: Defect]>,
): BenchDefect[] {
  return Object.entries(defects).map(([name, [operation, what, defect]]) => ({
    id: `${kind}-${name}`,
    class: kind,
    operation,
    what,
    defect,
  }));
}

/** A defect in the answers of one operation. */
export function answered(operation: string, change: (answer: Answer, context: Context) => Answer): Defect {
  return { answer: (context, answer) => (context.operation?.id === operation ? change(answer, context) : answer) };
}

/** A defect in the envelope of one operation's answers, where the status is one of those. */
export function enveloped(
  operation: string,
  statuses: number[],
  change: (envelope: Envelope, context: Context) => Envelope,
): Defect {
  return answered(operation, (answer, context) =>
    statuses.includes(answer.status)
      ? { ...answer, body: change(structuredClone(answer.body) as Envelope, context) }
      : answer,
  );
}

/** A defect in `data` of one operation's successes; what is changed in place needs no return. */
export function withData<T>(operation: string, change: (data: T, context: Context) => unknown): Defect {
  return enveloped(operation, [200, 201], (envelope, context) => ({
    ...envelope,
    data: change(envelope.data as T, context) ?? envelope.data,
  }));
}

/** A defect around the handlers of some operations. */
export function around(
  operations: string | string[],
  work: (context: Context, handler: Handler) => Answer | Promise<Answer>,
): Defect {
  return { wrap: (id, handler) => ([operations].flat().includes(id) ? (context) => work(context, handler) : handler) };
}

/** A defect that gives an operation's parameters other values. */
export function withValues(operation: string, change: (values: Context['values']) => Context['values']): Defect {
  return around(operation, (context, handler) => handler({ ...context, values: change(context.values) }));
}

/** A defect that gives an operation's body other values. */
export function withBody(
  operation: string,
  change: (body: Context['body'], context: Context) => Context['body'],
): Defect {
  return around(operation, (context, handler) => handler({ ...context, body: change(context.body, context) }));
}

/** A defect that lets one operation be called by others than it should. */
export function accessible(operation: string, access: Access): Defect {
  return { rules: { access: (candidate) => (candidate.id === operation ? access : candidate.access) } };
}

/** A defect in one schema that requests are checked by. */
export function inSchema(name: string, change: (schema: Schema) => void): Defect {
  return { contract: (document) => change(schemaIn(document, name)) };
}

/** A defect in one field of a schema that requests are checked by; what is given replaces the keywords. */
export function inField(name: string, field: string, keywords: Schema): Defect {
  return inSchema(name, ({ properties }) => {
    if (properties) properties[field] = { ...properties[field], ...keywords };
  });
}

function schemaIn({ components }: ContractDocument, name: string): Schema {
  const schema = components.schemas[name];
  if (!schema) throw new Error(`no schema ${name}`);
  return schema;
}

/** The methods of the path at which an operation stands, and its method. */
export function placeOf(
  { paths }: ContractDocument,
  operation: string,
): { methods: Record<string, OperationObject>; method: string } {
  for (const methods of Object.values(paths))
    for (const [method, { operationId }] of Object.entries(methods))
      if (operationId === operation) return { methods, method };
  throw new Error(`no operation ${operation}`);
}

/** A defect in the schema by which one operation's parameter is checked. */
export function inParameter(operation: string, name: string, schema: Schema): Defect {
  return {
    contract: (document) => {
      const { methods, method } = placeOf(document, operation);
      const object = methods[method];
      if (!object) return;
      object.parameters = object.parameters?.map((parameter) => {
        const resolved = resolve(document, parameter);
        return resolved.name === name ? { ...resolved, schema } : parameter;
      });
    },
  };
}

/** What an unexpected failure looks like from outside. */
export function serverError(): Answer {
  return failure(500, 'Something went wrong on our side. Please try again.');
}

/** A defect that fails with 500 where a request is like that. */
export function failsWhen(operation: string, test: (context: Context, answer: Answer) => boolean): Defect {
  return answered(operation, (answer, context) =>
    test(context, answer) ? { ...answer, body: serverError().body, status: 500 } : answer,
  );
}

/** A web framework's own page. */
export function page(answer: Answer, status: number, text: string): Answer {
  return {
    status,
    headers: { ...answer.headers, 'Content-Type': 'text/html; charset=utf-8' },
    body: Buffer.from(`<!DOCTYPE html><html><body><pre>${text}</pre></body></html>`),
  };
}

/** A session of the first account, for a server that forgets to ask for one. */
export function borrowedSession({ store }: Context): string {
  const token = 'session-that-nobody-asked-for';
  store.begin(token, store.accounts[0]?.id ?? '');
  return `Bearer ${token}`;
}

export function withRules(operations: string | string[], rules: Partial<Context['rules']>): Defect {
  return around(operations, (context, handler) => handler({ ...context, rules: { ...context.rules, ...rules } }));
}

/** The same request before a store of which some records are others. */
export const seeing = (context: Context, changes: object): Context => ({
  ...context,
  store: Object.assign(Object.create(context.store) as Context['store'], changes),
});

/** Does the work and then something more with the store. */
export function afterwards(operation: string, more: (context: Context, answer: Answer) => void): Defect {
  return around(operation, async (context, handler) => {
    const answer = await handler(context);
    if (answer.status < 300) more(context, answer);
    return answer;
  });
}

/** Says that it is done, and does nothing. */
export function nothingDone(operation: string, message: string): Defect {
  return around(operation, () => success(message));
}

export function createdId(answer: Answer): string {
  return (answer.body as { data: { id: string } }).data.id;
}
