import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../prove/support/builtServer';
import { textOf } from '../diff/shape';
import { isObject, type JsonObject } from '../spec/document';
import { binary, call, NO_TELEMETRY, waitFor, write, type Folders } from './peerProcess';
import {
  prepareContract,
  PICTURE,
  requestOf,
  type PeerOperation,
  type PreparedCall,
  type PreparedContract,
  type Server,
} from './preparedContract';

/**
 * Runs one of the peers against a server and prints each thing that it complains of as a line
 * `complaint: <name>`. The names hold no ids and no numbers, so that those of two servers can be compared.
 * Arguments: peer, base URL, contract, folder to write into, folder of the peers' packages. The token
 * is in CONTRACT_TOKEN; for respect the account in CONTRACT_USER and CONTRACT_PASSWORD.
 */
interface Setup extends Server, Folders {
  contract: string;
}

const RUNS: Record<string, (setup: Setup) => Promise<string[]>> = { dredd, portman, prism, respect, specmatic };

/** How long an answer through a peer may take. */
const ANSWER_MS = 20_000;
const TOP = join(__dirname, '..', '..');

void main();

async function main(): Promise<void> {
  const [peer = '', baseUrl, contract, folder, peers] = process.argv.slice(2);
  const run = RUNS[peer];
  if (!run || !baseUrl || !contract || !folder || !peers) {
    console.error(`Usage: runPeer ${Object.keys(RUNS).join('|')} BASE_URL CONTRACT FOLDER PEERS`);
    process.exitCode = 2;
    return;
  }
  let complaints: string[];
  try {
    complaints = await run({ baseUrl, contract, folder, peers, token: process.env.CONTRACT_TOKEN ?? '' });
  } catch (error) {
    // Neither the records that it needs nor its own failure are its judgement.
    console.error(`It could not be run: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 2;
    return;
  }
  for (const complaint of new Set(complaints.map(withoutNumbers))) console.log(`complaint: ${complaint}`);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}

/** Dredd builds no multipart bodies, compares the media type literally and asks for every status that is documented. */
async function dredd(setup: Setup): Promise<string[]> {
  const { document, paths, calls } = withoutForms(await prepareContract(setup.contract, setup));
  for (const operation of operationsIn(paths)) {
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses)
        .filter(([status]) => status.startsWith('2'))
        .map(([status, response]) => [
          status,
          {
            ...response,
            content: { 'application/json; charset=utf-8': (response.content as JsonObject)['application/json'] },
          },
        ]),
    );
  }
  const file = write(setup, 'dredd.json', document);
  const args = [
    file,
    setup.baseUrl,
    '--header',
    `Authorization: Bearer ${setup.token}`,
    '--language',
    'nodejs',
    '--loglevel',
    'warning',
    '--no-color',
  ];
  const output = await call(binary(setup, 'dredd'), args, setup);
  if (!/^(pass|fail): /m.test(output)) throw new Error('dredd made no calls');
  const complaints: string[] = [];
  let where: string | null = null;
  for (const line of output.split('\n')) {
    const [, method, path] = /^fail: ([A-Z]+) \(\d+\) (\S+) duration/.exec(line) ?? [];
    if (method && path) where = nameOf(calls, method, path);
    else if (where !== null && line.startsWith('fail: ')) {
      complaints.push(`${where}: ${line.slice('fail: '.length)}`);
      where = null;
    }
  }
  return complaints;
}

/** Portman makes a Postman collection with checks, in which the forms get their values here; Newman runs it. */
async function portman(setup: Setup): Promise<string[]> {
  const { document, calls } = await prepareContract(setup.contract, setup);
  const file = write(setup, 'portman.json', document);
  const check = { enabled: true };
  const config = write(setup, 'portman-config.json', {
    version: 1,
    tests: {
      contractTests: [
        {
          openApiOperation: '*::/*',
          statusSuccess: check,
          contentType: check,
          jsonBody: check,
          schemaValidation: check,
          headersPresent: check,
        },
      ],
    },
    globals: { securityOverwrites: { bearer: { token: setup.token } } },
  });
  const collectionFile = join(setup.folder, 'collection.json');
  await call(
    binary(setup, 'portman'),
    ['-l', file, '-b', setup.baseUrl, '-c', config, '-o', collectionFile, '--runNewman', 'false'],
    setup,
  );
  const collection = JSON.parse(readFileSync(collectionFile, 'utf8')) as CollectionItem;
  fillForms(collection, new Map(calls.map((prepared) => [prepared.operation.value.summary as string, prepared])));
  write(setup, 'collection.json', collection as unknown as JsonObject);
  const report = join(setup.folder, 'newman.json');
  await call(
    join(setup.peers, 'portman', 'node_modules', '.bin', 'newman'),
    ['run', collectionFile, '--reporters', 'json', '--reporter-json-export', report],
    setup,
  );
  const { run } = JSON.parse(readFileSync(report, 'utf8')) as {
    run: { failures: { error: { test: string; message: string } }[] };
  };
  return run.failures.map(({ error }) => `${error.test}: ${error.message}`);
}

/** Prism stands between and judges; the calls are the prepared ones, each once. It spoils files on their way. */
async function prism(setup: Setup): Promise<string[]> {
  const { document, calls } = withoutForms(await prepareContract(setup.contract, setup));
  const port = await freePort();
  const args = [
    'proxy',
    write(setup, 'prism.json', document),
    setup.baseUrl,
    '--port',
    String(port),
    '--validate-request',
  ];
  const proxy = spawn(binary(setup, 'prism'), args, { env: { ...process.env, ...NO_TELEMETRY }, stdio: 'ignore' });
  try {
    const complaints: string[] = [];
    await waitFor(`http://127.0.0.1:${port}${calls[0]?.path ?? '/'}`);
    for (const prepared of calls) {
      const answer = await fetch(`http://127.0.0.1:${port}${prepared.path}`, {
        ...requestOf(prepared, setup.token),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const violations = JSON.parse(answer.headers.get('sl-violations') ?? '[]') as {
        location?: string[];
        code?: string;
        message?: string;
      }[];
      for (const { location, code, message } of violations)
        complaints.push(`${prepared.operation.name}: ${location?.join('.') ?? ''} ${code ?? ''} ${message ?? ''}`);
      if (!answer.ok) complaints.push(`${prepared.operation.name}: not a success (${statusClass(answer.status)})`);
      await answer.arrayBuffer();
    }
    return complaints;
  } finally {
    proxy.kill();
  }
}

/** Redocly's runner with the journeys of this repository. */
async function respect(setup: Setup): Promise<string[]> {
  const journeys = ['journeys.arazzo.yaml', 'journeys/extended.arazzo.yaml', 'journeys/traces.arazzo.yaml'].map(
    (file) => join(TOP, 'contract', file),
  );
  const { CONTRACT_USER: user, CONTRACT_PASSWORD: password } = process.env;
  const report = join(setup.folder, 'respect.json');
  const environment = {
    REDOCLY_CLI_RESPECT_INPUT: JSON.stringify({ user, password }),
    REDOCLY_CLI_RESPECT_SERVER: `api=${setup.baseUrl}`,
  };
  await call(
    join(TOP, 'node_modules', '.bin', 'redocly'),
    ['respect', ...journeys, '--json-output', report],
    setup,
    environment,
  );
  const complaints: string[] = [];
  const walk = (value: unknown, step: string): void => {
    if (Array.isArray(value)) for (const entry of value) walk(entry, step);
    if (!isObject(value)) return;
    const name = typeof value.stepId === 'string' ? value.stepId : step;
    const isFailure = value.status === 'error' || value.passed === false;
    if (isFailure && typeof value.name === 'string' && typeof value.message === 'string')
      complaints.push(`${name}: ${value.name} ${value.condition === undefined ? '' : JSON.stringify(value.condition)}`);
    for (const member of Object.values(value)) walk(member, name);
  };
  walk(JSON.parse(readFileSync(report, 'utf8')), '');
  return complaints;
}

/** Specmatic wants named pairs of a request and its answer; it cannot make a picture. It answers 0 whatever it finds. */
async function specmatic(setup: Setup): Promise<string[]> {
  const { document, paths } = withoutForms(await prepareContract(setup.contract, setup));
  for (const operation of operationsIn(paths)) nameExamples(operation, document);
  // It takes a file called specmatic.json for its own settings.
  const file = write(setup, 'contract.json', document);
  const output = await call(binary(setup, 'specmatic'), ['test', file, `--testBaseURL=${setup.baseUrl}`], setup, {
    bearerAuth: setup.token,
  });
  if (!output.includes('Tests run: ')) throw new Error('specmatic ran no tests');
  const complaints: string[] = [];
  let scenario: string | null = null;
  let place = '';
  for (const line of output.split('\n')) {
    const text = line.trim();
    const [, begun] = /^"?Scenario: (.*?)(?: with the request from.*)? FAILED"?$/.exec(text) ?? [];
    if (begun !== undefined) scenario = begun;
    else if (text.startsWith('>> ')) place = text.slice('>> '.length);
    else if (scenario !== null && /^R\d{4}: /.test(text)) complaints.push(`${scenario}: ${place} ${text}`);
  }
  return complaints;
}

interface CollectionItem {
  name?: string;
  item?: CollectionItem[];
  request?: { body?: { mode?: string; formdata?: JsonObject[] } };
}

function fillForms(item: CollectionItem, calls: ReadonlyMap<string, PreparedCall>): void {
  for (const inner of item.item ?? []) fillForms(inner, calls);
  const body = item.request?.body;
  if (body?.mode !== 'formdata') return;
  const fields = Object.entries(calls.get(item.name ?? '')?.body ?? {});
  body.formdata = fields.map(([key, value]) =>
    key === 'image_url' ? { key, type: 'file', src: PICTURE } : { key, type: 'text', value: textOf(value) },
  );
}

/** One example of the request and one of its answer, under the same name. */
function nameExamples(operation: PeerOperation, document: JsonObject): void {
  operation.parameters = operation.parameters.map(({ example, ...rest }) => ({
    ...rest,
    examples: { OWN: { value: example } },
  }));
  const { requestBody } = operation;
  if (isObject(requestBody))
    for (const media of Object.values(requestBody.content as Record<string, JsonObject>)) named(media, media.example);
  for (const [status, response] of Object.entries(operation.responses)) {
    for (const media of Object.values(response.content as Record<string, JsonObject>)) {
      const [first] = Object.values((media.examples ?? {}) as Record<string, JsonObject>);
      const shared = typeof first?.$ref === 'string' ? first.$ref.split('/').at(-1) : undefined;
      const examples = (document.components as Record<string, Record<string, JsonObject>>).examples ?? {};
      named(
        media,
        status.startsWith('2') ? (shared === undefined ? first?.value : examples[shared]?.value) : undefined,
      );
    }
  }
}

function named(media: JsonObject, value: JsonObject[string]): void {
  delete media.example;
  delete media.examples;
  if (value !== undefined) media.examples = { OWN: { value } };
}

function withoutForms(prepared: PreparedContract): PreparedContract {
  const calls = prepared.calls.filter(({ mediaType }) => mediaType !== 'multipart/form-data');
  for (const { operation, mediaType } of prepared.calls)
    if (mediaType === 'multipart/form-data') delete prepared.paths[operation.path]?.[operation.method];
  return { ...prepared, calls };
}

function operationsIn(paths: PreparedContract['paths']): PeerOperation[] {
  return Object.values(paths).flatMap((item) => Object.values(item));
}

function nameOf(calls: readonly PreparedCall[], method: string, path: string): string {
  return (
    calls.find(({ operation, path: called }) => operation.method.toUpperCase() === method && called === path)?.operation
      .name ?? `${method} ${path}`
  );
}

function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

/** Ids, counts and positions differ from run to run. */
function withoutNumbers(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '#')
    .replace(/\d+/g, '#')
    .trim();
}
