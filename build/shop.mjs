/**
 * `npm run shop`: from a clone to the running shop. Installs and builds only what is missing or older than its sources,
 * says what is being done and how long it took, then starts the server.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The oldest that it runs on; what an older one lacks comes first below. */
const OLDEST = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `This is Node ${process.versions.node}; the shop needs ${OLDEST.join('.')} or newer; 22 or 24 is recommended.`,
  );
  process.exit(1);
}

const root = path.join(import.meta.dirname, '..');
const at = (...parts) => path.join(root, ...parts);
/** Taken away by each build (package.json), which may be another one's. */
const STAMP = at('dist/built.json');
const SOURCES = [
  'src',
  'server',
  'build',
  'pictures',
  'public',
  'openapi.yaml',
  'tsconfig.json',
  'tsconfig.server.json',
  'webpack.config.ts',
];
/** Side by side: each of them waits now and then. */
const BUILDS = ['pictures', 'client', 'server'];

const seconds = (start) => `${Math.round((Date.now() - start) / 1000)} s`;

function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    // On Windows the commands of npm are scripts that only a shell starts.
    const shell = process.platform === 'win32' && command === 'npm';
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell, ...options });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code ?? 'a signal'}.`)),
    );
  });
}

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

function newestIn(file) {
  if (!existsSync(file)) return 0;
  const own = statSync(file);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(own.mtimeMs, ...readdirSync(file).map((name) => newestIn(path.join(file, name))));
}

/** What a build is made from; the site carries what the environment says of the business (docs/CONFIGURATION.md). */
function recipe() {
  const told = Object.entries(process.env).filter(([name]) => name === 'API_BASE_URL' || name.startsWith('BUSINESS_'));
  return JSON.stringify({
    newest: Math.max(...SOURCES.map((name) => newestIn(at(name)))),
    // npm writes the file anew at each installation.
    packages: createHash('sha256')
      .update(readFileSync(at('package-lock.json')))
      .digest('hex'),
    told: told.sort(([one], [other]) => (one < other ? -1 : 1)),
  });
}

async function install() {
  const installed = changedAt(at('node_modules/.package-lock.json'));
  if (installed >= Math.max(changedAt(at('package-lock.json')), changedAt(at('package.json')))) return;
  const start = Date.now();
  console.log('1/3 Installing packages, which takes a minute or so ...');
  // Without what only checks (tools/package.json); whoever has that keeps it.
  await run('npm', ['install', '--workspace=contract', '--include-workspace-root']);
  console.log(`    installed (${seconds(start)})`);
}

async function build() {
  const wanted = recipe();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const start = Date.now();
  console.log(`2/3 Building ${BUILDS.join(', ')} side by side ...`);
  let ready = 0;
  await Promise.all(
    BUILDS.map(async (name) => {
      await run('npm', ['run', '--silent', `build:${name}`]);
      ready += 1;
      console.log(`    ${name}: built (${seconds(start)}), ${ready} of ${BUILDS.length}`);
    }),
  );
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
}

/** Ctrl-C and an end by the system are the server's to answer; this process ends with it. */
function start() {
  console.log('3/3 Starting the shop ...');
  const server = spawn(process.execPath, ['dist/server/main.js'], { cwd: root, stdio: 'inherit' });
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

try {
  await install();
  await build();
  start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
