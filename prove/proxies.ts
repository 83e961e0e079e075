/** `npm run prove -- proxies`: the files of deploy/ with the programs they are for, and the figures that are read. */
import { tryCost, tryFigures } from './proxies/figures';
import { tryImage } from './proxies/image';
import { caddy, haproxy, nginx } from './proxies/proxy';
import { tryProxy } from './proxies/tryProxy';
import { orSkipped, runPart } from './support/part';

runPart(async (trial) => {
  for (const [name, open] of Object.entries({ caddy, nginx, haproxy }))
    if (trial.only.test(name)) await orSkipped(trial, `${name}: its file`, () => tryProxy(trial, name, open));
  if (trial.only.test('figures')) await orSkipped(trial, 'figures', () => tryFigures(trial));
  if (trial.only.test('cost')) await tryCost(trial);
  if (trial.only.test('image')) await tryImage(trial);
});
