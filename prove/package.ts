/**
 * `npm run prove -- package`: the kit as a stranger gets it, from the packed file in an empty folder, clients that well-known
 * generators make of the contract, and a server that one makes of it. The generators come from npm's registry; what cannot be had is told as failing. A sample is
 * what needs no network and a few seconds: that is in every check.
 */
import { generated, GENERATORS } from './package/clients';
import { installed, mocked, reading, wholeRun } from './package/kit';
import { SERVER, served } from './package/server';
import { runPart } from './support/part';

runPart(async (trial) => {
  const kit = installed(trial);
  reading(trial, kit);
  if (trial.sample) return;
  const baseUrl = await mocked(trial, kit);
  if (trial.only.test('run')) await wholeRun(trial, kit, baseUrl);
  if (trial.only.test(SERVER.name)) await served(trial);
  for (const generator of GENERATORS) if (trial.only.test(generator.name)) generated(trial, generator, baseUrl);
});
