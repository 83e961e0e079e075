import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../support/cleanup';
import type { Trial } from '../support/part';
import { ACCOUNT, inFolder, lastLine, ROOT } from './inFolder';

/**
 * What makes a client of the contract: its packages, its command, and a program that signs in with what was made and reads the
 * profile and the products; with types it has to compile.
 */
export const GENERATORS = [
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

/** A client is generated, compiled where it has types, and signs in at the mock. */
export function generated(
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
