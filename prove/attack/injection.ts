import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { loadContract, type Operation, type Parameter } from '../../server/openapi/document';
import { requestOf } from '../../server/testing/caller';
import { STAFF_WRITES } from '../../server/testing/staffWrites';
import { temporaryFolder } from '../support/cleanup';
import type { Trial } from '../support/part';
import type { AttackedShop } from './shop';
import { first } from './wire';

const contract = loadContract();
const LIMIT_MS = 600_000;
/** What sqlmap says of a parameter: that one is open, once it has looked for what only seemed so, and that one was tried. */
const OPEN = /(?:parameter|header) '[^']+' is vulnerable|^Parameter: /m;
const TRIED = /testing if (?:\S+ )*parameter '[^']+' is dynamic|heuristic \(basic\) test shows/g;

interface Target {
  name: string;
  args: string[];
}

/**
 * The headers that an operation takes, marked where a value of the contract's form goes on. A blank would be refused
 * before anything is asked of the database, so payloads do without.
 */
const HEADERS: Readonly<Record<string, string>> = { 'Idempotency-Key': 'a-key-of-sqlmap*', 'If-Match': '"1*"' };
const WITHOUT_BLANKS = '--tamper=space2comment';
/** sqlmap marks a body that has no marks; its fields are tried already. */
const HEADERS_ALONE = '--param-exclude=^(JSON|MULTIPART)';

/**
 * An operation as sqlmap asks it: its query written out, its path's and body's values marked to be tried. Headers are
 * tried by themselves: beside a key that stays, another body would be refused for the key's sake.
 */
async function targetsOf(shop: AttackedShop, operation: Operation): Promise<Target[]> {
  const values: Record<string, string> = {
    page: '1',
    search: 'kit',
    days: '30',
    min_price: '1',
    max_price: '9',
    visit: '-',
  };
  // A choice that is none would be refused before its neighbours reach the database.
  const valueOf = ({ name, schema, type }: Parameter) => {
    const [choice] = (contract.resolve(schema).enum ?? []) as string[];
    return values[name] ?? choice ?? (type === 'boolean' ? 'true' : '1');
  };
  const query = Object.fromEntries(
    operation.parameters
      .filter(({ place }) => place === 'query')
      .map((parameter) => [parameter.name, valueOf(parameter)]),
  );
  const paths = operation.parameters.filter(({ place }) => place === 'path');
  const make = STAFF_WRITES[operation.id];
  const options = make
    ? await make(shop)
    : { body: BODIES[operation.id], path: Object.fromEntries(paths.map(({ name }) => [name, '1'])) };
  const taken = operation.parameters.filter(({ place }) => place === 'header').map(({ name }) => name);
  if (Object.keys(query).length + paths.length + taken.length === 0 && options.body === undefined) return [];
  const { method, url, headers, payload } = await requestOf(
    operation.id,
    { ...options, query, files: [] },
    operation.session === 'none' ? undefined : shop.token,
  );
  const isForm = operation.body?.kind === 'multipart';
  const [, search = ''] = url.split('?');
  const marked =
    contract.base +
    operation.path.replace(/\{(\w+)\}/g, (_, name: string) => `${encodeURIComponent(options.path?.[name] ?? '1')}*`);
  const headerArgs = (all: Readonly<Record<string, string>>) =>
    Object.entries(all).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const asked: Target = {
    name: operation.id,
    args: [
      ...['-u', shop.origin + marked + (search && `?${search.replaceAll('&', '*&')}*`), `--method=${method}`],
      ...headerArgs(headers),
      ...(payload === undefined ? [] : ['--data', (isForm ? markedForm : markedBody)(String(payload))]),
    ],
  };
  if (taken.length === 0) return [asked];
  const tried = Object.fromEntries(taken.map((name) => [name, HEADERS[name] ?? '1*']));
  const byHeaders: Target = {
    name: `${taken.join(' and ')} of ${operation.id}`,
    args: [
      ...['-u', shop.origin + url, `--method=${method}`, WITHOUT_BLANKS, HEADERS_ALONE],
      ...headerArgs({ ...headers, ...tried }),
      ...(payload === undefined ? [] : ['--data', String(payload)]),
    ],
  };
  return [asked, byHeaders];
}

/** A star behind every value is where sqlmap puts its own. */
const markedBody = (json: string) => json.replace(/"(?=[,}\]])/g, '*"').replace(/([:,[]-?\d[\d.]*)(?=[,}\]])/g, '$1*');
/** The same of a form's parts. */
const markedForm = (form: string) => form.replace(/(?<=\r\n\r\n.*)(?=\r\n--)/g, '*');

const BODIES: Readonly<Record<string, object>> = {
  signIn: { emailOrPhone: 'staff@example.com', password: 'x' },
  rateProduct: { rating: 3, comment: 'x' },
  commentOnArticle: { content: 'x' },
  commentOnArticleAlias: { content: 'x' },
  createQuotation: { clients_name: 'A', clients_email: 'a@example.com', clients_note: 'x', productIds: ['1'] },
  requestQuote: { clients_name: 'A', clients_email: 'a@example.com', clients_note: 'x' },
  subscribeToNewsletter: { email: 'a@example.com' },
};

/** Pages that hand what their address says to the API. */
const PAGES = [
  '/shop?search=kit*&category_id=1*&sort=price*',
  '/search?q=kit*',
  '/articles?search=roof*&page=1*',
  '/shop/single-product/1*',
  '/shop/compare?ids=1*',
];

/** sqlmap on every parameter of every operation, in path, query, headers and body. */
export async function injection(trial: Trial, shop: AttackedShop): Promise<void> {
  const what = 'sqlmap (boolean, error, union, stacked) on every parameter of every operation, and on pages';
  const aim = 'none injectable';
  if (spawnSync('sqlmap', ['--version']).error) {
    trial.row({ what, aim, seen: 'sqlmap is missing: apt-get install sqlmap', holds: null });
    return;
  }
  const targets: Target[] = PAGES.map((page) => ({ name: page, args: ['-u', shop.origin + page] }));
  for (const operation of contract.operations) {
    targets.push(...(await targetsOf(shop, operation)));
  }
  const tried = trial.sample ? targets.slice(0, 1) : targets;
  const folder = temporaryFolder(trial.undo);
  const open: string[] = [];
  const broken: string[] = [];
  const seeming: string[] = [];
  let parameters = 0;
  for (const { name, args } of tried) {
    const said = await sqlmap([...args, '--output-dir', folder]);
    parameters += new Set(said.match(TRIED)).size;
    if (OPEN.test(said) && !(await takenAsText(shop, said))) open.push(name);
    else if (OPEN.test(said)) seeming.push(name);
    if (!/tested parameters do not appear|all tested/.test(said) && !OPEN.test(said))
      broken.push(`${name}: ${said.trim().slice(-150)}`);
  }
  trial.row({
    what,
    aim,
    seen: `${parameters} parameters of ${tried.length} addresses, ${open.length} injectable${first(open)}, ${seeming.length} that seemed so and whose payloads stand in the database as text${first(seeming)}, ${broken.length} not tried to the end${first(broken)}`,
    holds: open.length + broken.length === 0 && parameters > 0,
  });
}

/** What stands in the database as it was typed was not run: sqlmap takes answers that differ for a sign of it. */
async function takenAsText({ query }: AttackedShop, said: string): Promise<boolean> {
  const payloads = [...said.matchAll(/^\s*Payload: (.+)$/gm)].map(([, payload = '']) => payload);
  const texts = payloads.flatMap((payload) => {
    try {
      return Object.values(JSON.parse(payload) as object).filter((value) => typeof value === 'string');
    } catch {
      return [];
    }
  });
  const hostile = texts.filter((text) => /['"(]/.test(text));
  if (hostile.length === 0) return false;
  const rows = await query(
    `select 1 from quotations where clients_name = any($1) or clients_note = any($1) or clients_email = any($1)`,
    [hostile],
  );
  return rows.length > 0;
}

async function sqlmap(args: readonly string[]): Promise<string> {
  const fixed = [
    '--batch',
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
