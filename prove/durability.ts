/** `npm run prove -- durability`: what the shop has acknowledged is there after an upgrade, kills and power cuts. */
import { tryKills } from './durability/kills';
import { tryPowerCuts } from './durability/powerCuts';
import { tryUpgrade } from './durability/upgrade';
import { orSkipped, runPart } from './support/part';

runPart(async (trial) => {
  if (trial.only.test('upgrade and kills')) await tryKills(trial, await tryUpgrade(trial));
  // Filesystems are mounted for the power cuts, which not every machine allows.
  if (trial.only.test('power cuts') && !trial.sample) await orSkipped(trial, 'power cuts', () => tryPowerCuts(trial));
});
