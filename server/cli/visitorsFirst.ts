import { spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';

// Imported before all else: reading a program takes as long as copying a small shop. On Linux each thread has a priority of
// its own, and those that compile and collect garbage run before the first line; chrt leaves all of them the time that nobody
// else wants. A low priority alone would keep a processor for some milliseconds from a visitor who comes meanwhile.
const { status } = spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)]);
if (status !== 0) setPriority(constants.priority.PRIORITY_LOW);
