import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exampleBodies } from '../../contract/guide/examples';
import { Contract, type Operation } from '../../contract/spec/contract';
import { temporaryFolder } from '../support/cleanup';
import type { Trial } from '../support/part';
import { inFolder, lastLine, ROOT } from './inFolder';

/**
 * A server of nothing but the contract: it routes, asks for a session, validates what is sent, and answers the first example of
 * the operation's success.
 */
export const SERVER = {
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
export async function served({ undo, row }: Trial): Promise<void> {
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
