import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parsed } from './commandLine';
import { fileOf } from './files';
import { UsageError } from './refused';
import { isPrivateHost, PERMISSIONS, PROFILES, REPORTS, SCOPES, type Options } from './run/options';

export const USAGE = `Usage: npx contract-kit --base-url http://host/api/v1 --user staff@example.com --password '…'
       (in the repository: npm run contract -- --base-url …)
       npx contract-kit guide [rules|tables|coverage]  how to write a server; every rule; the contract on one page; what is
                                                  asked of each of its sentences
       npx contract-kit mock [--port 8080]        serves the contract with the records of its examples, in memory;
                                                  --prefix /api/v1, --user, --password of its one account of staff,
                                                  --origin (again for each; http://localhost:3000), --page-size 12,
                                                  --ids uuid|number
       npx contract-kit init github|gitlab|container   writes what runs the kit in your repository; --base-url, --user and
                                                  --origin are those of the run

  --base-url URL          where the contract's paths begin, version prefix included
  --user, --password      an account of staff; the password also from CONTRACT_PASSWORD, where no list of processes shows it
  --contract FILE         the contract (openapi.yaml)
  --profile NAME          core: the calls that every server offers; extended (default): and those of the others that this
                          server offers; all: every call of the contract
  --scope NAME            read-only: changes nothing (default for hosts outside of loopback and private networks);
                          own: makes, changes and deletes records of its own (default for the others);
                          full: own, and --allow-account --allow-traces --allow-load
  --allow-account         changes the account's names, address, password, second factor and choice of e-mail, and
                          changes them back
  --allow-traces          sends requests for a quote and a subscription: the contract has no way to delete them;
                          changes counties, prepared answers and the settings of quotations, and puts them back
  --allow-load            many calls at once, wrong passwords until the server slows them down, slow connections
  --i-may-write-to HOST   needed with own and full for a host outside of loopback and private networks: its name and port
  --only A,D05,…          only these groups or checks          --skip …   all but these
  --origin URL            an origin that the server lets in (http://localhost:3000)
  --strict                exit code 1 also where something was to be judged and could not be
  --first                 shows the lines of the first step that is not done (guide, "What to write first"), and no more
  --watch FOLDER          runs again after each save in the folder of the server's sources, where the server itself
                          writes nothing: what failed, and once that holds everything
  --report LIST           console,junit,json,har,html,badge (console)
  --out FOLDER            where reports and the journal go (contract-results)
  --rps N                 requests a second (no limit for loopback, else 20)
  --max-requests N        (20000)       --timeout MS   for one answer (8000)        --seed N   of generated values (1)
  --list                  says which checks would run, and sends nothing
  --explain A,D05         says what these checks demand; of a single one also where the contract says so, an example,
                          and the usual causes
  --cleanup JOURNAL       deletes what a run that was killed has left, and puts back what it has changed; with --base-url,
                          --user and the password of that run
  --version
  --help

Exit codes: 0 conforms, 1 violations (with --strict also what could not be judged), 2 usage or contract file wrong,
3 server unreachable or sign-in refused, 4 conforms, but something was left behind.
`;

export type Command =
  | { kind: 'help' }
  | { kind: 'version' }
  | { kind: 'explain'; checks: string[]; contract: string }
  | { kind: 'list'; options: Options }
  | { kind: 'cleanup'; journal: string; options: Options }
  | { kind: 'run'; options: Options; showing: Showing };

/** How a run is followed. */
export interface Showing {
  /** Whether only the lines of the first step that is not done are shown. */
  first: boolean;
  /** The folder after each save in which the checks run again; null for once. */
  watch: string | null;
}

const SETTINGS = {
  'base-url': { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string' },
  contract: { type: 'string' },
  profile: { type: 'string', default: 'extended' },
  scope: { type: 'string' },
  'i-may-write-to': { type: 'string' },
  'allow-account': { type: 'boolean' },
  'allow-traces': { type: 'boolean' },
  'allow-load': { type: 'boolean' },
  only: { type: 'string', default: '' },
  skip: { type: 'string', default: '' },
  origin: { type: 'string', default: 'http://localhost:3000' },
  strict: { type: 'boolean', default: false },
  first: { type: 'boolean', default: false },
  watch: { type: 'string' },
  report: { type: 'string', default: 'console' },
  out: { type: 'string', default: 'contract-results' },
  rps: { type: 'string' },
  'max-requests': { type: 'string', default: '20000' },
  timeout: { type: 'string', default: '8000' },
  seed: { type: 'string', default: '1' },
  list: { type: 'boolean' },
  explain: { type: 'string' },
  cleanup: { type: 'string' },
  version: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the command line. @throws UsageError with a sentence that says what to change */
export function readArguments(argv: readonly string[], environment: NodeJS.ProcessEnv): Command {
  const values = parsed({ args: [...argv], options: SETTINGS, strict: true }).values;
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  if (values.explain !== undefined)
    return { kind: 'explain', checks: words(values.explain), contract: contractFile(values.contract) };
  const baseUrl = readBaseUrl(values['base-url'] ?? (values.list ? 'http://localhost' : undefined));
  const host = new URL(baseUrl);
  const local = isPrivateHost(host.hostname);
  const scope = oneOf('scope', values.scope ?? (local ? 'own' : 'read-only'), SCOPES);
  if (scope !== 'read-only' && !local && values['i-may-write-to'] !== host.host) {
    throw new UsageError(
      `${host.host} is neither this machine nor in a private network. To let the kit write there (--scope ${scope}), add --i-may-write-to ${host.host}; to read only, leave --scope out.`,
    );
  }
  const allow = Object.fromEntries(
    PERMISSIONS.map((permission) => [permission, scope === 'full' || values[`allow-${permission}`] === true]),
  ) as Options['allow'];
  const granted = PERMISSIONS.find((permission) => allow[permission]);
  if (scope === 'read-only' && granted) throw new UsageError(`--allow-${granted} needs --scope own or full.`);
  const options: Options = {
    contract: contractFile(values.contract),
    baseUrl,
    user: values.user ?? '',
    password: values.password ?? environment.CONTRACT_PASSWORD ?? '',
    profile: oneOf('profile', values.profile, PROFILES),
    scope,
    allow,
    only: words(values.only),
    skip: words(values.skip),
    origin: readOrigin(values.origin),
    strict: values.strict,
    seed: amount('seed', values.seed),
    rps: amount('rps', values.rps ?? (local ? '0' : '20')),
    maxRequests: amount('max-requests', values['max-requests']),
    timeout: amount('timeout', values.timeout),
    reports: words(values.report).map((name) => oneOf('report', name, REPORTS)),
    out: readFolder(values.out),
  };
  if (values.list) return { kind: 'list', options };
  if (options.user === '' || options.password === '')
    throw new UsageError('Say who signs in: --user, and --password or CONTRACT_PASSWORD.');
  if (values.cleanup === undefined) {
    const watch = values.watch === undefined ? null : watchedFolder(values.watch);
    return { kind: 'run', options, showing: { first: values.first, watch } };
  }
  if (!existsSync(values.cleanup)) throw new UsageError(`There is no journal ${values.cleanup}.`);
  if (scope === 'read-only') throw new UsageError('--cleanup deletes; it needs --scope own.');
  return { kind: 'cleanup', journal: values.cleanup, options };
}

function readBaseUrl(value: string | undefined): string {
  if (value === undefined) throw new UsageError('Say where the server is: --base-url http://host/api/v1.');
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new UsageError(`--base-url ${value} is no http address.`);
  return value.replace(/\/+$/, '');
}

/** As browsers send it: scheme, host and port, nothing behind them (RFC 6454, section 6.2). */
function readOrigin(value: string): string {
  if (!URL.canParse(value) || new URL(value).origin !== value)
    throw new UsageError(`--origin ${value} is no origin, such as https://shop.example or http://localhost:3000.`);
  return value;
}

function readFolder(value: string): string {
  if (existsSync(value) && !statSync(value).isDirectory())
    throw new UsageError(`--out ${value} is a file; name a folder.`);
  return value;
}

function watchedFolder(value: string): string {
  if (!existsSync(value) || !statSync(value).isDirectory()) throw new UsageError(`--watch ${value} is no folder.`);
  return value;
}

function oneOf<T extends string>(name: string, value: string, values: readonly T[]): T {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new UsageError(`--${name} is one of ${values.join(', ')}, not ${value}.`);
  return found;
}

function amount(name: string, value: string): number {
  if (!/^\d+$/.test(value)) throw new UsageError(`--${name} is a whole number, not ${value}.`);
  return Number(value);
}

const words = (list: string) =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The file named, else the one that came with the kit: a file of the same name may be another contract. */
function contractFile(named: string | undefined): string {
  // Lines of reports name it: as short as it can be said from here.
  return named ?? path.relative('', fileOf('openapi.yaml'));
}
