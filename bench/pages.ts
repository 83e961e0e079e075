/**
 * `npm run bench`: how fast the built shop is on a phone, beside hand-written static pages with the same pictures and
 * texts (bench/README.md says how). `--runs 1 --only shop --parts paint` for a quick look.
 */
import { parseArgs } from 'node:util';
import { aims } from './aims';
import { requireBrowser } from './support/browser';
import { temporaryFolder, withCleanup, type Undo } from './support/cleanup';
import { chosen, count } from './support/commandLine';
import { findDrift } from './support/drift';
import { startFloor } from './support/floor';
import { reportPaints } from './support/paints';
import { printVerdicts, writeResults, type Verdict } from './support/report';
import { PAGE_SIZE, startShop } from './support/shopServer';
import { findSubjects, SUBJECTS } from './support/subjects';
import { reportClicks, reportInteractions } from './support/visits';

const PARTS = ['paint', 'touch', 'click'] as const;

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: SUBJECTS.join(',') },
    parts: { type: 'string', default: PARTS.join(',') },
    port: { type: 'string', default: '4300' },
    all: { type: 'boolean', default: false },
    explain: { type: 'boolean', default: false },
    anyway: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

async function measureAll(undo: (step: Undo) => void): Promise<number> {
  const [runs, port] = [count('runs', options.runs), count('port', options.port)];
  const parts = chosen('parts', options.parts, PARTS);
  const names = chosen('only', options.only, SUBJECTS);
  requireBrowser();
  const shop = await startShop({ port, dataDir: temporaryFolder(undo), env: { PAGE_SIZE_PRODUCTS: PAGE_SIZE } }, undo);
  const floor = await startFloor(port + 1, undo);
  const subjects = await findSubjects(shop.origin, floor.origin, names);
  const drift = await findDrift(subjects);
  if (drift.length > 0) {
    console.log(['A page and its floor are no longer alike:', ...drift].join('\n'));
    if (!options.anyway) {
      console.log('Write the floor again with `npm run bench:floor`, out of bench/author/, or measure with --anyway.');
      return 1;
    }
  }

  const reports = {
    paint: () => reportPaints(subjects, { runs, all: options.all, explain: options.explain }),
    touch: () => reportInteractions(subjects, runs),
    click: () => reportClicks(subjects, runs),
  };
  const results: Record<string, object> = { aims, drift };
  const verdicts: Verdict[] = [];
  for (const part of parts) {
    const report = await reports[part]();
    results[part] = report.results;
    verdicts.push(...report.verdicts);
  }
  printVerdicts(verdicts);
  writeResults('pages', { ...results, verdicts });
  return options.check && (drift.length > 0 || verdicts.some(({ met }) => !met)) ? 1 : 0;
}

withCleanup(measureAll);
