import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileOf } from '../files';
import { bundle } from '../package/bundle';
import { KIT_PROGRAM } from './kitProcess';

/** The kit as one program for all tests that start it, which from its sources takes twice as long to begin. */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-kit-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // It looks for them beside itself.
  for (const name of ['openapi.yaml', 'package.json']) copyFileSync(fileOf(name), path.join(folder, name));
  process.env[KIT_PROGRAM] = path.join(folder, 'cli.js');
  await bundle(process.env[KIT_PROGRAM]);
}
