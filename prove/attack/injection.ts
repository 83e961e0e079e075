import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadContract } from '../../server/openapi/document';
import { temporaryFolder } from '../support/cleanup';
import type { Trial } from '../support/part';
import { need } from '../support/programs';
import type { AttackedShop } from './shop';
import { OWN, standIn, type Behind } from './standIn';
import { first } from './wire';

const LIMIT_MS = 600_000;
/** What sqlmap says of a parameter: that it is open, once it has looked for what only seemed so, and how it ended. */
const OPEN = /parameter '([^']+)' is vulnerable|^Parameter: (\S+)/gm;
const ENDED = /parameter '([^']+)' (?:does not seem to be injectable|is vulnerable)/g;

/** An address as sqlmap asks it. */
interface Target {
  name: string;
  args: string[];
  /** How many of its values are to be tried. */
  count: number;
  /** Where it is an operation. */
  behind?: Behind;
}

/** Pages that hand what their address says to the API. */
const PAGES = [
  '/shop?search=kit*&category_id=1*&sort=price*',
  '/search?q=kit*',
  '/articles?search=roof*&page=1*',
  '/shop/single-product/1*',
  '/shop/compare?ids=1*',
];

/** sqlmap on every parameter of every operation, in path, query, headers and body, and on what is said of a picture. */
export async function injection(trial: Trial, shop: AttackedShop): Promise<void> {
  const what = 'sqlmap (boolean, error, union, stacked) on every parameter of every operation, and on pages';
  const aim =
    'none injectable, none left out, no answer 5xx; each operation succeeds with the values that it begins with';
  need('sqlmap', 'sqlmap');
  const { operations } = loadContract();
  const asked = trial.sample ? operations.filter(({ id }) => id === 'updateTag') : operations;
  const targets: Target[] = [
    ...(trial.sample ? PAGES.slice(0, 1) : PAGES).map((page) => ({
      name: page,
      args: ['-u', shop.origin + page],
      count: page.split('*').length - 1,
    })),
    ...(await standIn(shop, asked, trial.undo)).map((behind) => ({
      name: behind.name,
      args: ['-u', behind.address],
      count: behind.places.length,
      behind,
    })),
  ];
  const folder = temporaryFolder(trial.undo);
  const open: string[] = [];
  const broken: string[] = [];
  const seeming: string[] = [];
  let parameters = 0;
  for (const { name, args, count, behind } of targets) {
    const said = await sqlmap([...args, '--output-dir', folder]);
    const ended = new Set([...said.matchAll(ENDED)].map(([, parameter]) => parameter)).size;
    const found = [...new Set([...said.matchAll(OPEN)].map(([, one, other]) => one ?? other ?? ''))];
    const where = `${name}: ${found.map((one) => behind?.places[Number(one.slice(1))] ?? one).join()}`;
    parameters += ended;
    if (found.length > 0) ((await takenAsText(shop, said)) ? seeming : open).push(where);
    if (ended < count) broken.push(`${name}: ${ended} of ${count}, ${said.trim().slice(-150)}`);
    if (behind?.wrong[0] !== undefined) broken.push(`${name}: ${behind.wrong[0]}`);
  }
  trial.row({
    what,
    aim,
    seen: `${parameters} parameters of ${targets.length} addresses, ${open.length} injectable${first(open)}, ${seeming.length} that seemed so and whose payloads stand in the database as text${first(seeming)}, ${broken.length} not tried to the end or answered amiss${first(broken)}`,
    holds: open.length + broken.length === 0 && parameters > 0,
  });
}

/** What stands in the database as it was typed was not run: sqlmap takes answers that differ for a sign of it. */
async function takenAsText({ query }: AttackedShop, said: string): Promise<boolean> {
  const payloads = [...said.matchAll(/^\s*Payload: (.+)$/gm)].map(([, payload = '']) => payload);
  const hostile = payloads
    .flatMap((payload) => payload.split(/(?:^|&)p\d+=/))
    .filter((text) => /['"(]/.test(text))
    // What it begins with was the call's own text.
    .map((text) => text.replace(new RegExp(`^${OWN}`), ''));
  const stands = async (text: string) => {
    const ends = ['clients_name', 'clients_note', 'clients_email'].map(
      (name) => `right(${name}, length($1::text)) = $1`,
    );
    return (await query(`select 1 from quotations where ${ends.join(' or ')} limit 1`, [text])).length > 0;
  };
  for (const text of hostile) if (!(await stands(text))) return false;
  return hostile.length > 0;
}

async function sqlmap(args: readonly string[]): Promise<string> {
  const fixed = [
    '--batch',
    '--answers=keep testing=Y',
    '--level=1',
    '--risk=1',
    '--technique=BEUS',
    '--dbms=PostgreSQL',
    '--flush-session',
    '--disable-coloring',
    '--threads=4',
    '--ignore-code=400,401,404,409,412,413,415,422',
  ];
  const child = spawn('sqlmap', [...args, ...fixed], { stdio: ['ignore', 'pipe', 'pipe'], timeout: LIMIT_MS });
  let said = '';
  child.stdout.on('data', (bytes: Buffer) => (said += String(bytes)));
  child.stderr.on('data', (bytes: Buffer) => (said += String(bytes)));
  await once(child, 'close');
  return said;
}
