import type { Rule } from '../checks/always';
import type { Contract } from '../spec/contract';
import { sentencesAskedBy } from '../sentences/counted';
import { DEMANDS } from './demands';
import { exampleAnswers, exampleBodies, examplePath } from './examples';

/** Enough to find the place; the coverage page has all. */
const MOST_SENTENCES = 5;

/** What the contract says of a rule, an exchange of its examples, and why it usually goes wrong; line by line. */
export function explanation(contract: Contract, { id }: Rule): string[] {
  const demand = DEMANDS[id];
  if (!demand) return [];
  const says = sentencesAskedBy(contract, id)
    .slice(0, MOST_SENTENCES)
    .map(({ line, text }) => `${contract.file}:${line}: ${text}`);
  return [
    ...(says.length > 0 ? ['    The contract says:', ...says.map((line) => `      ${line}`)] : []),
    '    For example:',
    ...exchangeOf(contract, ...demand.example).map((line) => `      ${line}`),
    '    Usual causes:',
    ...demand.causes.map((cause) => `      - ${cause}`),
  ];
}

/** A request and its answer as the examples have them. */
function exchangeOf(contract: Contract, id: string, status: number): string[] {
  const operation = contract.operation(id);
  const [body] = exampleBodies(contract, operation);
  const [answer] = exampleAnswers(contract, operation, status);
  const isForm = operation.body?.mediaType === 'multipart/form-data';
  return [
    `${operation.method.toUpperCase()} ${examplePath(operation)}`,
    ...(operation.session === 'none' || status === 401 ? [] : ['Authorization: Bearer …']),
    ...(body === undefined ? [] : [`${isForm ? 'as a form: ' : ''}${JSON.stringify(body)}`]),
    `${status} ${answer === undefined ? '' : JSON.stringify(answer)}`.trim(),
  ];
}
