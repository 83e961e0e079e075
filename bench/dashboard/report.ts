import { staffPaths } from '../../src/common/domain/staffPaths';
import { startPlainTable } from '../plainTable/start';
import { DEVICES } from '../support/browser';
import { addProducts } from '../support/bulk';
import { BuiltServer } from '../../prove/support/builtServer';
import { temporaryFolder, type Undo } from '../../prove/support/cleanup';
import type { PaintOptions } from '../support/paints';
import type { Report } from '../support/report';
import { reportListPaints, type ListPair } from './paintReport';
import { reportRoutes } from './routes';
import { FEW, MANY, reportScale } from './scale';
import { read, signIn, type Staff } from './staff';
import { reportTouches } from './touchReport';

export const DASHBOARD_PARTS = ['paint', 'touch', 'routes', 'scale'] as const;
type Part = (typeof DASHBOARD_PARTS)[number];

interface DashboardOptions extends PaintOptions {
  /** This port and the next two. */
  port: number;
  parts: readonly Part[];
}

/** The staff's list of products, signed in, beside a plain table of the same rows; @returns each part's report. */
export async function reportDashboard(
  { port, parts, ...options }: DashboardOptions,
  undo: (step: Undo) => void,
): Promise<Partial<Record<Part, Report>>> {
  const { staff, fillUp } = await startOne(port, undo);
  const plain = await startPlainTable(port + 1, staff.origin, undo);
  const pairs = DEVICES.map<ListPair>((device) => ({
    name: `dashboard on a ${device}`,
    device,
    shop: staff.origin + staffPaths.products(),
    floor: `${plain.origin}/`,
    visitor: { device, cookie: staff.cookie },
  }));
  const work: Record<Part, () => Promise<Report>> = {
    paint: () => reportListPaints(pairs, options),
    touch: () => reportTouches(pairs, staff.cookie, options.runs),
    routes: () => reportRoutes(staff),
    // The last part: it fills the shop up.
    scale: async () => {
      const large = await startOne(port + 2, undo);
      await Promise.all([fillUp(FEW), large.fillUp(MANY)]);
      return reportScale({ few: staff, many: large.staff }, options.runs);
    },
  };
  const reports: Partial<Record<Part, Report>> = {};
  for (const part of parts) reports[part] = await work[part]();
  return reports;
}

/** A shop of its own, as its owner would run it. */
async function startOne(
  port: number,
  undo: (step: Undo) => void,
): Promise<{ staff: Staff; fillUp: (products: number) => Promise<void> }> {
  const dataDir = temporaryFolder(undo);
  const staff = await signIn((await BuiltServer.start({ port, dataDir }, undo)).origin);
  /** Adds synthetic products to the demo shop's until there are so many. */
  const fillUp = async (products: number) => {
    const { meta } = await read<{ meta: { total: number } }>(staff, '/products?page=1&status=all');
    await addProducts(dataDir, products - meta.total);
  };
  return { staff, fillUp };
}
