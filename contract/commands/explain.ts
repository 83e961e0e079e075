import { RULES } from '../checks';
import type { Rule } from '../checks/always';
import { isCalled } from '../checks/check';
import { explanation } from '../guide/explanation';
import { UsageError } from '../refused';
import { Contract } from '../spec/contract';

/** A rule on two lines. */
export const ruleText = ({ id, name, reach, rule }: Rule): string => `${id} ${name} (${reach})\n    ${rule}\n`;

/** Says what checks demand; of one that is named alone also where the contract says so, an example, and usual causes. */
export function explain(words: readonly string[], contractFile: string): number {
  const contract = new Contract(contractFile);
  for (const word of words) {
    const rules = RULES.filter((rule) => isCalled(rule, word));
    if (rules.length === 0) throw new UsageError(`There is no check ${word}; --explain A,B,C,D,E,F,G,H,Z says all.`);
    const [only, ...others] = rules;
    for (const rule of rules) process.stdout.write(ruleText(rule));
    if (only && others.length === 0) process.stdout.write(`${explanation(contract, only).join('\n')}\n`);
  }
  return 0;
}
