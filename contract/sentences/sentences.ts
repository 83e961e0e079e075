import type { Contract } from '../spec/contract';
import { child, pointersIn } from '../spec/document';

/** Something that the contract says in words. */
export interface Sentence {
  text: string;
  /** Where it stands, as a JSON pointer. */
  pointer: string;
  line: number;
}

/** What says nothing that a server could keep or break: titles of sections, of examples and of the file itself. */
const SKIPPED = /^\/(tags|servers|components\/securitySchemes)\/|\/examples?(\/|$)/;

/** Every sentence of the contract’s descriptions, in the order of the file. */
export function sentencesOf(contract: Contract): Sentence[] {
  const all = [...pointersIn(contract.raw)].flatMap(([value, at]): Sentence[] => {
    const { description } = value as { description?: unknown };
    if (typeof description !== 'string' || SKIPPED.test(at)) return [];
    const pointer = child(at, 'description');
    return split(description).map((text) => ({ text, pointer, line: contract.lineOf(pointer) }));
  });
  return all.sort((one, other) => one.line - other.line);
}

/** Sentences end with a full stop and a blank; those in brackets and abbreviations do not. */
function split(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.:])\s+(?=[A-Z*`])/)
    .map((sentence) => sentence.replaceAll('**', '').trim())
    .filter((sentence) => sentence.length > 1);
}
