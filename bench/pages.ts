/**
 * `npm run bench`: how fast the built shop is on a phone, beside hand-written static pages with the same pictures and
 * texts, and the staff's list of products, beside a plain table of the same rows (bench/README.md says how).
 * `--runs 1 --only shop --parts paint` for a quick look, `--runs 1 --only dashboard` for one at the dashboard.
 */
import { parseArgs } from 'node:util';
import { aims, PAGE_SIZE } from './aims';
import { writeFloor } from './author/floor';
import { DASHBOARD_PARTS, reportDashboard } from './dashboard/report';
import { requireBrowser } from './support/browser';
import { BuiltServer } from '../prove/support/builtServer';
import { temporaryFolder, withCleanup, type Undo } from '../prove/support/cleanup';
import { chosen, count } from './support/commandLine';
import { findDrift } from './support/drift';
import { startFloor } from './support/floor';
import { judgePaint } from './support/judge';
import { reportPaints } from './support/paints';
import { printVerdicts, writeResults, type Report } from './support/report';
import { reportNext } from './support/next';
import { SUBJECTS, subjectsOf, type SubjectName } from './support/subjects';
import { reportClicks, reportInteractions } from './support/visits';

const SHOP_PARTS = ['paint', 'touch', 'click', 'next'] as const;
const PARTS = [...new Set([...SHOP_PARTS, ...DASHBOARD_PARTS])];
const NAMES = [...SUBJECTS, 'dashboard'] as const;
/** The shop and the floor have the first two. */
const DASHBOARD_PORT = 2;

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: NAMES.join(',') },
    parts: { type: 'string', default: PARTS.join(',') },
    port: { type: 'string', default: '4300' },
    all: { type: 'boolean', default: false },
    explain: { type: 'boolean', default: false },
    anyway: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const runs = count('runs', options.runs);
const port = count('port', options.port);
const parts = chosen('parts', options.parts, PARTS);

/** What was measured, and where the pages differ from their floor. */
interface Measured {
  reports: Record<string, Report>;
  drift: readonly string[];
}

const NOTHING: Measured = { reports: {}, drift: [] };

async function measureShop(names: readonly SubjectName[], undo: (step: Undo) => void): Promise<Measured> {
  const shop = await BuiltServer.start(
    { port, dataDir: temporaryFolder(undo), env: { PAGE_SIZE_PRODUCTS: PAGE_SIZE } },
    undo,
  );
  const folder = temporaryFolder(undo);
  const addresses = await writeFloor(shop.origin, folder);
  const floor = await startFloor(port + 1, folder, undo);
  const subjects = subjectsOf(names, shop.origin, floor.origin, addresses);
  const drift = await findDrift(subjects);
  const reports: Record<string, Report> = {};
  if (drift.length > 0) {
    console.log(['A page and its floor are no longer alike:', ...drift].join('\n'));
    if (!options.anyway) {
      console.log('Bring bench/author/ up to the page, or measure with --anyway.');
      return { reports, drift };
    }
  }
  const work = {
    paint: () =>
      reportPaints(subjects, { runs, all: options.all, explain: options.explain }, ({ name }, medians) =>
        judgePaint(name, medians),
      ),
    touch: () => reportInteractions(subjects, runs),
    click: () => reportClicks(subjects, runs),
    next: () => reportNext({ shop: shop.origin, floor: floor.origin, addresses }, runs, undo),
  };
  for (const part of SHOP_PARTS.filter((name) => parts.includes(name))) reports[part] = await work[part]();
  return { reports, drift };
}

async function measureDashboard(undo: (step: Undo) => void): Promise<Record<string, Report>> {
  const wanted = DASHBOARD_PARTS.filter((name) => parts.includes(name));
  const reports = await reportDashboard(
    { port: port + DASHBOARD_PORT, parts: wanted, runs, all: options.all, explain: options.explain },
    undo,
  );
  return Object.fromEntries(Object.entries(reports).map(([part, report]) => [`dashboard ${part}`, report]));
}

async function measureAll(undo: (step: Undo) => void): Promise<number> {
  const names = chosen('only', options.only, NAMES);
  const ofShop = SHOP_PARTS.some((part) => parts.includes(part));
  const pages = SUBJECTS.filter((name) => ofShop && names.includes(name));
  requireBrowser();
  const { reports, drift } = pages.length > 0 ? await measureShop(pages, undo) : NOTHING;
  if (drift.length > 0 && !options.anyway) return 1;
  if (names.includes('dashboard')) Object.assign(reports, await measureDashboard(undo));
  const verdicts = Object.values(reports).flatMap((report) => report.verdicts);
  const results = Object.fromEntries(Object.entries(reports).map(([part, report]) => [part, report.results]));
  printVerdicts(verdicts);
  writeResults('pages', { aims, drift, ...results, verdicts });
  return options.check && (drift.length > 0 || verdicts.some(({ met }) => !met)) ? 1 : 0;
}

withCleanup(measureAll);
