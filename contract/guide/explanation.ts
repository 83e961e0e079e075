import type { Rule } from '../checks/always';
import type { Contract } from '../spec/contract';
import { child } from '../spec/document';
import { DEMANDS } from './demands';
import { exampleAnswers, exampleBodies, examplePath } from './examples';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Where a part of the contract stands that a demand names. */
function pointerOfPlace(contract: Contract, place: string): string {
  if (place === 'info') return '/info/description';
  return place.includes('/') ? `/components/${place}` : contract.operation(place).pointer;
}

/**
 * Where words stand below a place, as a key or in a text.
 * @returns the pointer and the whole text; undefined where they do not stand there
 */
export function sentenceAt(
  contract: Contract,
  place: string,
  words: string,
): { pointer: string; text: string } | undefined {
  const look = (pointer: string): { pointer: string; text: string } | undefined => {
    const value = contract.at(pointer);
    if (typeof value === 'string')
      return oneLine(value).includes(words) ? { pointer, text: oneLine(value) } : undefined;
    if (typeof value !== 'object' || value === null) return undefined;
    if (words in value) return { pointer: child(pointer, words), text: '' };
    for (const key of Object.keys(value)) {
      const found = look(child(pointer, key));
      if (found) return found;
    }
    return undefined;
  };
  return look(pointerOfPlace(contract, place));
}

/** The sentences of a text in which words stand; the words themselves where they are a key. */
function sentenceIn(text: string, words: string): string {
  const from = text.lastIndexOf('. ', text.indexOf(words)) + 1;
  const to = text.indexOf('. ', text.indexOf(words) + words.length - 1);
  return text === '' ? `\`${words}\`` : text.slice(from, to < 0 ? undefined : to + 1).trim();
}

/** What the contract says of a rule, an exchange of its examples, and why it usually goes wrong; line by line. */
export function explanation(contract: Contract, { id }: Rule): string[] {
  const demand = DEMANDS[id];
  if (!demand) return [];
  const says = demand.says.flatMap(([place, words]) => {
    const found = sentenceAt(contract, place, words);
    return found ? [`${contract.file}:${contract.lineOf(found.pointer)}: ${sentenceIn(found.text, words)}`] : [];
  });
  return [
    '    The contract says:',
    ...says.map((line) => `      ${line}`),
    '    For example:',
    ...exchangeOf(contract, ...demand.example).map((line) => `      ${line}`),
    '    Usual causes:',
    ...demand.causes.map((cause) => `      - ${cause}`),
  ];
}

/** A request and its answer as the examples have them. */
export function exchangeOf(contract: Contract, id: string, status: number): string[] {
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
