import type { Contract } from '../spec/contract';

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
  const all: Sentence[] = [];
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null || SKIPPED.test(pointer)) return;
    for (const [key, inner] of Object.entries(value)) {
      const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (key === 'description' && typeof inner === 'string')
        for (const text of split(inner)) all.push({ text, pointer: at, line: contract.lineOf(at) });
      else walk(inner, at);
    }
  };
  walk(contract.raw, '');
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
