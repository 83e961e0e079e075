import { CHECKS, STAGES } from '../checks';
import { ALWAYS } from '../checks/always';
import { isCalled, type Check } from '../checks/check';
import type { Options } from './options';

type Choice = Pick<Options, 'scope' | 'allow' | 'only' | 'skip'>;

/** Which checks a run consists of. */
export function chosenChecks({ scope, allow, only, skip }: Choice): Check[] {
  const matches = (check: Check, words: readonly string[]) => words.some((word) => isCalled(check, word));
  const reachable = ({ reach }: Check) =>
    reach === 'read' || (scope !== 'read-only' && (reach === 'own' || allow[reach]));
  return CHECKS.filter(
    (check) => reachable(check) && (only.length === 0 || matches(check, only)) && !matches(check, skip),
  );
}

/** The same checks as they run: stage after stage, in each the lanes beside each other. */
export function chosenStages(choice: Choice): Check[][][] {
  const chosen = chosenChecks(choice);
  return STAGES.map((lanes) => lanes.map((lane) => lane.filter((check) => chosen.includes(check))));
}

/** Ids of all rules that a run judges by. */
export const judgedBy = (choice: Choice): ReadonlySet<string> =>
  new Set([
    ...ALWAYS.filter(({ reach }) => reach === 'read' || choice.scope !== 'read-only').map(({ id }) => id),
    ...chosenChecks(choice).map(({ id }) => id),
  ]);

/** Why a choice of checks cannot be run as it is meant: a word that names none, or one whose checks all need more than is allowed; null where it can. */
export function misChosen(choice: Choice): string | null {
  for (const word of [...choice.only, ...choice.skip]) {
    if (CHECKS.some((check) => isCalled(check, word))) continue;
    if (ALWAYS.some((rule) => isCalled(rule, word)))
      return `${word} is judged in every run, and cannot be chosen by itself.`;
    return `There is no check ${word}; --list names them.`;
  }
  for (const word of choice.only) {
    if (chosenChecks({ ...choice, only: [word], skip: [] }).length > 0) continue;
    const { id, reach } = CHECKS.find((check) => isCalled(check, word)) ?? {};
    return `${id} writes: it needs --scope own${reach === 'own' ? '' : ` and --allow-${reach}`}.`;
  }
  return chosenChecks(choice).length === 0 ? 'No check is left: --skip takes all away that --only asks for.' : null;
}
