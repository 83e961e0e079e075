import { existsSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const THREADS = '/proc/self/task';

// Imported before all else: reading a program takes as long as copying a small shop. On Linux each thread has a priority of
// its own, and those that compile and collect garbage run before the first line; elsewhere there is one for all.
for (const thread of existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [process.pid])
  setPriority(thread, constants.priority.PRIORITY_LOW);
