import { rmSync } from 'node:fs';
import './globalSetup';

export default async function globalTeardown(): Promise<void> {
  const run = globalThis.testRun;
  if (!run) return;
  await run.embedded.stop();
  rmSync(run.folder, { recursive: true, force: true });
}
