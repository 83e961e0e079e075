import type { Contract, Operation, Parameter } from '../spec/contract';
import { child } from '../spec/document';

/** What an id in a path is called from outside, by the path, and which record of the contract's examples it is. */
const IDS: readonly { of: RegExp; variable: string; example: string }[] = [
  { of: /^\/users\/sessions/, variable: 'sessionId', example: 'ses_3f02' },
  { of: /^\/products\/advertisement/, variable: 'advertId', example: 'adv_07d1' },
  { of: /^\/products\/.*\{imageId\}/, variable: 'productImageId', example: 'img_30aa' },
  { of: /^\/products/, variable: 'productId', example: 'prd_8f21' },
  { of: /^\/posts\/comments/, variable: 'commentId', example: 'cmt_99bb' },
  { of: /^\/posts\/.*\{imageId\}/, variable: 'articleImageId', example: 'img_40dd' },
  { of: /^\/(posts|articles)/, variable: 'articleId', example: 'art_12ab' },
  { of: /^\/categories/, variable: 'categoryId', example: 'cat_11aa' },
  { of: /^\/tags/, variable: 'tagId', example: 'tag_44dd' },
  { of: /^\/quotations/, variable: 'quotationId', example: 'quo_66ff' },
];

/** The ids of the examples, by the names that collections give them. */
export const ID_VARIABLES: readonly (readonly [name: string, example: string])[] = IDS.map(
  ({ variable, example }) => [variable, example] as const,
);

/** The name of the id that stands in a path, or that a call answers which makes a record. */
const idVariable = ({ path, id }: Pick<Operation, 'path' | 'id'>): string | undefined =>
  /^commentOnArticle/.test(id) && !path.includes('{commentId}')
    ? 'articleId'
    : IDS.find(({ of }) => of.test(path))?.variable;

/** What of an operation's answer is to be kept for later calls: the id of what it made. */
export function madeVariable(operation: Operation): string | undefined {
  if (operation.success !== 201) return undefined;
  if (/^commentOnArticle/.test(operation.id)) return 'commentId';
  if (/Images$|^rate/.test(operation.id)) return undefined;
  return idVariable(operation);
}

/** A path with its ids written as `write` says. */
export const pathWith = (operation: Operation, write: (variable: string) => string): string =>
  operation.path.replace(/\{\w+\}/, () => write(idVariable(operation) ?? ''));

/** The path with the ids of the examples. */
export const examplePath = (operation: Operation): string =>
  pathWith(operation, (variable) => ID_VARIABLES.find(([name]) => name === variable)?.[1] ?? '');

/** The examples at a place that may have some, in their order. */
function examplesAt(contract: Contract, pointer: string): unknown[] {
  const examples = contract.at(`${pointer}/examples`) ?? {};
  return Object.keys(examples).map((name) => {
    const at = contract.target(child(`${pointer}/examples`, name));
    return (contract.at(at) as { value?: unknown }).value;
  });
}

/** The bodies that the contract shows for a request; none where there is no body. */
export const exampleBodies = (contract: Contract, { body }: Operation): unknown[] =>
  body ? examplesAt(contract, body.pointer.replace(/\/schema$/, '')) : [];

/** The answers that the contract shows for a status; none where it shows none. */
export function exampleAnswers(contract: Contract, { responses }: Operation, status: number): unknown[] {
  const response = responses.get(status);
  return response ? examplesAt(contract, child(response.pointer, 'content', 'application/json')) : [];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** The query parameters with a value for each; `plain` are those with which the answer is as without. */
export const exampleQuery = (parameters: readonly Parameter[]): { name: string; value: string; plain: boolean }[] =>
  parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => ({
      name,
      value: textOf(schema.default ?? schema.enum?.[0]),
      plain: schema.default !== undefined,
    }));
