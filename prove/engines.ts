/**
 * `npm run prove -- engines`: the journeys tagged @engines in Firefox and in WebKit, on a phone's page and a desktop's. A
 * journey fails on whatever the console or the content policy says, as all journeys do.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { stopChild } from './support/builtServer';
import { runPart } from './support/part';
import { temporaryFolder } from './support/cleanup';
import { ENGINES } from './engines/installed';

const ROOT = path.join(__dirname, '..');
const AIM = 'to its end, with nothing in the console';

runPart(async ({ sample, only, undo, row }) => {
  for (const { name, missing } of ENGINES)
    if (missing) row({ what: `Journeys in ${name}`, aim: AIM, seen: missing, holds: null });
  if (ENGINES.every(({ missing }) => missing)) return;
  const file = path.join(temporaryFolder(undo), 'report.json');
  const child = spawn(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
      ...['test', '--config', path.join(__dirname, 'engines/playwright.config.ts')],
      ...(sample ? ['--grep', 'mainJourney'] : []),
      ...(only.source === '(?:)' ? [] : ['--grep', only.source]),
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, CI: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
  undo(() => stopChild(child));
  await once(child, 'exit');
  if (!existsSync(file)) throw new Error('The journeys left no report.');
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as JSONReport;
  for (const { message } of errors) row({ what: 'the journeys', aim: 'begin', seen: message ?? '', holds: false });
  for (const { title, projectName, seconds, words } of suites.flatMap(journeysOf))
    row({ what: `${projectName}: ${title}`, aim: AIM, seen: words ?? `so, in ${seconds} s`, holds: words === null });
});

interface Journey {
  title: string;
  projectName: string;
  seconds: number;
  /** Why it failed; null where it did not. */
  words: string | null;
}

function journeysOf({ specs, suites = [] }: JSONReportSuite): Journey[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => {
      const last = results.at(-1);
      const words =
        last?.status === 'passed' ? null : (last?.error?.message?.split('\n').slice(0, 3).join(' ') ?? 'did not run');
      return { title, projectName, seconds: Math.round((last?.duration ?? 0) / 1000), words };
    }),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}
