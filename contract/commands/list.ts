import { chosenChecks, misChosen } from '../run/choice';
import type { Options } from '../run/options';
import { UsageError } from '../refused';
import { Contract } from '../spec/contract';
import { ruleText } from './explain';

/** Says which checks would run. */
export function list(options: Options): number {
  const wrong = misChosen(options);
  if (wrong !== null) throw new UsageError(wrong);
  new Contract(options.contract);
  for (const rule of chosenChecks(options)) process.stdout.write(ruleText(rule));
  return 0;
}
