/** The API for `npm run dev`: the server from its sources, started again when they change. */
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '..');
const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
const child = spawn(process.execPath, [tsx, 'watch', '--include', 'openapi.yaml', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: process.env.API_PORT ?? '3001', NODE_ENV: 'development' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
