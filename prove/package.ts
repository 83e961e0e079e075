/**
 * `npm run prove -- package`: the kit as a stranger gets it, from the packed file in an empty folder, clients that well-known
 * generators make of the contract, and a server that one makes of it. The generators come from npm's registry; what cannot be had is told as failing. A sample is
 * what needs no network and a few seconds: that is in every check.
 */
import { spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exampleBodies } from '../contract/guide/examples';
import { Contract, type Operation } from '../contract/spec/contract';
import { freePort } from './support/builtServer';
import { temporaryFolder } from './support/cleanup';
import { runPart, type Trial } from './support/part';

const ROOT = path.join(__dirname, '..');
const START_MS = 1000;
const FIRST_LINE_MS = 2000;
const WHOLE_RUN_MS = 25_000;
const ACCOUNT = { user: 'wanjiru@angalink.example', password: 'correct horse battery staple' };

/**
 * What makes a client of the contract: its packages, its command, and a program that signs in with what was made and reads the
 * profile and the products; with types it has to compile.
 */
const GENERATORS = [
  {
    name: 'openapi-typescript and openapi-fetch (typed)',
    packages: ['openapi-typescript@7', 'openapi-fetch@0.17'],
    command: ['openapi-typescript', 'openapi.yaml', '--output', 'types.ts'],
    file: 'use.ts',
    use: `import createClient from 'openapi-fetch';
import type { paths } from './types';
const client = createClient<paths>({ baseUrl });
const signedIn = await client.POST('/auth/web-login', { body: account });
const profile = await client.GET('/users/get-profile', { headers: { authorization: 'Bearer ' + signedIn.data?.data } });
const list = await client.GET('/products', {});`,
  },
  {
    name: '@hey-api/openapi-ts (typed)',
    packages: ['@hey-api/openapi-ts@0.99'],
    command: ['openapi-ts', '--input', 'openapi.yaml', '--output', 'client'],
    file: 'use.ts',
    use: `import { client } from './client/client.gen';
import { getProfile, listProducts, signIn } from './client/sdk.gen';
client.setConfig({ baseUrl });
const signedIn = await signIn({ body: account });
const profile = await getProfile({ auth: signedIn.data?.data });
const list = await listProducts();`,
  },
  {
    name: 'oazapfts (typed)',
    packages: ['oazapfts@7'],
    command: ['oazapfts', 'openapi.yaml', 'client.ts'],
    file: 'use.ts',
    use: `import { ok } from '@oazapfts/runtime';
import { defaults, getProfile, listProducts, signIn } from './client';
defaults.baseUrl = baseUrl;
const { data: token } = await ok(signIn(account));
const profile = { data: await ok(getProfile({ headers: { authorization: 'Bearer ' + token } })) };
const list = { data: await ok(listProducts()) };`,
  },
  {
    name: 'swagger-typescript-api (without types)',
    packages: ['swagger-typescript-api@13'],
    command: [
      'swagger-typescript-api',
      'generate',
      '--path',
      'openapi.yaml',
      '--name',
      'api.ts',
      '--js',
      '--output',
      '.',
    ],
    file: 'use.js',
    use: `import { Api } from './api.js';
const api = new Api({ baseUrl, securityWorker: (token) => ({ headers: { authorization: 'Bearer ' + token } }) });
api.setSecurityData((await api.auth.signIn(account)).data.data);
const profile = await api.users.getProfile();
const list = await api.products.listProducts();`,
  },
] as const;

/**
 * A server of nothing but the contract: it routes, asks for a session, validates what is sent, and answers the first example of
 * the operation's success.
 */
const SERVER = {
  name: 'openapi-backend (a server)',
  packages: ['openapi-backend@5', 'ajv-formats@3'],
  file: 'server.js',
  program: `import http from 'node:http';
import addFormats from 'ajv-formats';
import { OpenAPIBackend } from 'openapi-backend';
const refuses = (status, message) => [status, { success: false, message }];
// Of a file its name will do.
const fieldsOf = (form) => {
  const pictures = form.getAll('image_url').map(({ name }) => name);
  const texts = [...form].filter(([name]) => name !== 'image_url');
  return { ...Object.fromEntries(texts), ...(pictures.length > 0 && { image_url: pictures }) };
};
const api = new OpenAPIBackend({
  definition: 'openapi.yaml',
  apiRoot: '/api/v1',
  ajvOpts: { coerceTypes: 'array' },
  customizeAjv: (ajv) => addFormats(ajv),
  handlers: {
    notFound: () => refuses(404, 'Not found.'),
    methodNotAllowed: () => refuses(405, 'This method is not offered here.'),
    validationFail: ({ validation }) => refuses(400, JSON.stringify(validation.errors)),
    unauthorizedHandler: () => refuses(401, 'Request is not authorized'),
    notImplemented: ({ operation }) => {
      const { status, mock } = api.mockResponseForOperation(operation.operationId);
      return [status, mock];
    },
  },
});
api.registerSecurityHandler('bearerAuth', ({ request }) => request.headers.authorization !== undefined);
await api.init();
const server = http.createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const type = request.headers['content-type'];
  const sent = new Response(Buffer.concat(chunks), { headers: type ? { 'content-type': type } : {} });
  const [status, body] = await api.handleRequest({
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: /json/.test(type) ? await sent.json() : /form/.test(type) ? fieldsOf(await sent.formData()) : undefined,
  });
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`,
} as const;

const inFolder = (cwd: string, command: string, args: readonly string[]): SpawnSyncReturns<string> =>
  spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    timeout: 300_000,
    env: { ...process.env, CONTRACT_PASSWORD: ACCOUNT.password },
  });

/** The last line that a program said. */
const lastLine = ({ stdout, stderr }: SpawnSyncReturns<string>) => `${stdout}${stderr}`.trim().split('\n').at(-1) ?? '';

/** Packs the kit, and installs it where nothing else is. @returns the folder, and how the kit is started in it */
function installed({ undo, row }: Trial) {
  const folder = temporaryFolder(undo);
  inFolder(ROOT, process.execPath, ['--import', 'tsx', 'contract/package/build.ts']);
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'contract/package.json'), 'utf8')) as { version: string };
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const install = inFolder(folder, 'npm', [
    'install',
    '--offline',
    '--no-audit',
    path.join(ROOT, `dist/angalink-contract-kit-${version}.tgz`),
  ]);
  const installedPackages = readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  row({
    what: 'npm install of the packed file, without a registry',
    aim: 'one package',
    seen: `exit code ${install.status}, ${installedPackages.join(', ')}`,
    holds: install.status === 0 && installedPackages.length === 1,
  });
  const kit = (...args: string[]) => inFolder(folder, path.join(folder, 'node_modules/.bin/contract-kit'), args);
  return { folder, kit };
}

type Installed = ReturnType<typeof installed>;

function reading({ row, sample }: Trial, { kit, folder }: Installed): void {
  for (const [what, args, words] of [
    ['--explain D05', ['--explain', 'D05'], 'Usual causes:'],
    ['guide', ['guide'], '## What to write first'],
    ['guide tables', ['guide', 'tables'], '`createTag`'],
    ['init github', ['init', 'github'], 'is written'],
  ] as const) {
    const begun = performance.now();
    const said = kit(...args);
    const ms = performance.now() - begun;
    row({
      what,
      // A machine that others use too says nothing about time.
      aim: sample ? 'says it' : `says it within ${START_MS} ms`,
      seen: `exit code ${said.status} after ${ms.toFixed(0)} ms`,
      holds: said.status === 0 && said.stdout.includes(words) && (sample || ms < START_MS),
    });
  }
  const again = kit('init', 'github');
  row({ what: 'init github again', aim: 'refused', seen: lastLine(again), holds: again.status === 2 });
  const nowhere = kit('--base-url', 'http://127.0.0.1:9/api/v1', '--user', ACCOUNT.user, '--report', 'junit');
  const junit = path.join(folder, 'contract-results/contract.junit.xml');
  row({
    what: 'a server that is not there',
    aim: 'exit code 3, and a failure for JUnit',
    seen: `exit code ${nowhere.status}, ${existsSync(junit) ? 'a report' : 'no report'}`,
    holds: nowhere.status === 3 && existsSync(junit) && readFileSync(junit, 'utf8').includes('<failure'),
  });
}

/** Starts the mock. @returns its base address */
async function mocked({ undo }: Trial, { folder }: Installed): Promise<string> {
  const port = await freePort();
  const child = spawn(path.join(folder, 'node_modules/.bin/contract-kit'), ['mock', '--port', String(port)], {
    cwd: folder,
  });
  undo(() => void child.kill());
  await once(child.stdout, 'data');
  return `http://127.0.0.1:${port}/api/v1`;
}

/** A whole run of the installed kit against its own mock. */
async function wholeRun({ row }: Trial, { folder }: Installed, baseUrl: string): Promise<void> {
  const begun = performance.now();
  const child = spawn(
    path.join(folder, 'node_modules/.bin/contract-kit'),
    ['--base-url', baseUrl, '--user', ACCOUNT.user, '--report', 'console,junit,badge'],
    { cwd: folder, env: { ...process.env, CONTRACT_PASSWORD: ACCOUNT.password } },
  );
  let said = '';
  let first = 0;
  const hear = (chunk: Buffer) => {
    first ||= performance.now() - begun;
    said += chunk.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const [status] = (await once(child, 'close')) as [number];
  const ms = performance.now() - begun;
  row({
    what: 'a whole run against the mock',
    aim: `conforms; the first line within ${FIRST_LINE_MS} ms, the last within ${WHOLE_RUN_MS} ms`,
    seen: `exit code ${status}, ${first.toFixed(0)} ms, ${ms.toFixed(0)} ms: ${said.trim().split('\n').at(-1) ?? ''}`,
    holds: status === 0 && first < FIRST_LINE_MS && ms < WHOLE_RUN_MS,
  });
}

/** A client is generated, compiled where it has types, and signs in at the mock. */
function generated(
  { undo, row }: Trial,
  { name, packages, command: [program, ...options], file, use }: (typeof GENERATORS)[number],
  baseUrl: string,
): void {
  const folder = temporaryFolder(undo);
  copyFileSync(path.join(ROOT, 'openapi.yaml'), path.join(folder, 'openapi.yaml'));
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  writeFileSync(path.join(folder, file), programOf(use, baseUrl));
  const steps: [command: string, args: readonly string[]][] = [
    ['npm', ['install', '--no-audit', '--no-fund', 'typescript@5', ...packages]],
    [path.join(folder, 'node_modules/.bin', program), options],
    ...(file === 'use.ts' ? [[process.execPath, COMPILE] as [string, string[]]] : []),
    [process.execPath, [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), file]],
  ];
  const aim = 'compiles, signs in at the mock, and reads the profile and the products';
  for (const [command, args] of steps) {
    const done = inFolder(folder, command, args);
    if (done.status === 0) continue;
    row({ what: name, aim, seen: `${path.basename(command)} ${args[0] ?? ''}: ${lastLine(done)}`, holds: false });
    return;
  }
  row({ what: name, aim, seen: 'it does', holds: true });
}

/** The path of an operation with an id in each place. */
const addressOf = ({ path: address }: Operation) => address.replace(/\{\w+\}/g, 'abc_123');

/** The example of an operation's request, as JSON or as a form; a picture where one is due. */
function exampleOf(contract: Contract, operation: Operation): RequestInit {
  const [example] = exampleBodies(contract, operation);
  if (operation.body?.mediaType !== 'multipart/form-data')
    return operation.body ? { body: JSON.stringify(example), headers: { 'content-type': 'application/json' } } : {};
  const form = new FormData();
  for (const [name, value] of Object.entries((example ?? {}) as Record<string, unknown>))
    if (name !== 'image_url') form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  form.append('image_url', new Blob(['of the proof']), 'picture.png');
  return { body: form };
}

/** Every operation is called at a server made of the contract alone, with and without a session, and once with a wrong body. */
async function served({ undo, row }: Trial): Promise<void> {
  const { name, packages, file, program } = SERVER;
  const aim = 'takes each example, answers as documented, asks for sessions, refuses unknown fields';
  const folder = temporaryFolder(undo);
  copyFileSync(path.join(ROOT, 'openapi.yaml'), path.join(folder, 'openapi.yaml'));
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  writeFileSync(path.join(folder, file), program);
  const install = inFolder(folder, 'npm', ['install', '--no-audit', '--no-fund', ...packages]);
  if (install.status !== 0) {
    row({ what: name, aim, seen: lastLine(install), holds: false });
    return;
  }
  const child = spawn(process.execPath, [file], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  undo(() => void child.kill());
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const baseUrl = `http://127.0.0.1:${port.toString().trim()}/api/v1`;
  const contract = new Contract(path.join(ROOT, 'openapi.yaml'));
  const wrong: string[] = [];
  const ask = async (operation: Operation, due: number, request: RequestInit) => {
    const answer = await fetch(baseUrl + addressOf(operation), { method: operation.method.toUpperCase(), ...request });
    const json: unknown = await answer.json();
    const response = operation.responses.get(answer.status);
    const errors = response
      ? contract.errors(`${response.pointer}/content/application~1json/schema`, json)
      : [{ message: 'not documented' }];
    if (answer.status !== due || errors.length > 0)
      wrong.push(`${operation.id} ${answer.status} for ${due} ${errors[0]?.message ?? ''}`);
  };
  for (const operation of contract.operations.values()) {
    const { body, headers } = exampleOf(contract, operation);
    const signedIn = new Headers(headers);
    if (operation.session !== 'none') signedIn.set('authorization', 'Bearer of-the-proof');
    await ask(operation, operation.success, { body, headers: signedIn });
    if (operation.session === 'required') await ask(operation, 401, { body, headers });
    if (operation.body?.mediaType === 'application/json')
      await ask(operation, 400, { body: '{"no_such_field":1}', headers: signedIn });
  }
  const { size } = contract.operations;
  row({
    what: name,
    aim,
    seen:
      wrong.length === 0 ? `it does, with all ${size} operations` : `${wrong.length} times not: ${wrong.join(', ')}`,
    holds: wrong.length === 0,
  });
}

const COMPILE = ['node_modules/typescript/bin/tsc', '--noEmit', '--strict', '--skipLibCheck', 'use.ts'].concat([
  '--target',
  'es2022',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
]);

const programOf = (use: string, baseUrl: string): string => `
const baseUrl = ${JSON.stringify(baseUrl)};
const account = ${JSON.stringify({ emailOrPhone: ACCOUNT.user, password: ACCOUNT.password })};
${use}
if (profile.data?.data.user.email !== account.emailOrPhone || !list.data?.data.products.length)
  throw new Error('The answers are others.');
`;

runPart(async (trial) => {
  const kit = installed(trial);
  reading(trial, kit);
  if (trial.sample) return;
  const baseUrl = await mocked(trial, kit);
  if (trial.only.test('run')) await wholeRun(trial, kit, baseUrl);
  if (trial.only.test(SERVER.name)) await served(trial);
  for (const generator of GENERATORS) if (trial.only.test(generator.name)) generated(trial, generator, baseUrl);
});
