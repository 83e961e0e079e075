/**
 * Firefox, with an answer to what it does not know yet, and a network that can be closed. Playwright drives the newest; of
 * an older one it wants, for every page, to say whether colours are light or dark, and takes no for an answer that it
 * cannot be driven at all; and told to be offline, it says so to its pages, but its service workers still ask.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { stopChild } from '../../support/builtServer';
import { temporaryFolder, withCleanup } from '../../support/cleanup';
import { driven, heard, LISTENING } from '../endpoint';
import { firefox } from '../installed';
import { Network } from '../network';

const OFFLINE = 'emulation.setNetworkConditions';
/** Nothing in a journey hangs on what else is emulated. */
const MAY_BE_UNKNOWN = /^emulation\.(?!setNetworkConditions)/;

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  error?: string;
}

withCleanup(async (undo) => {
  const child = spawn(firefox ?? 'firefox', process.argv.slice(2), {
    stdio: ['ignore', 'ignore', 'pipe'],
    // It refuses to run in a home that is somebody else's.
    env: { ...process.env, HOME: temporaryFolder(undo) },
  });
  undo(() => stopChild(child));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const found = LISTENING.exec(line)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error('Firefox ended at its start.')));
  });
  const browser = new WebSocket(`${address}/session`, { maxPayload: 0 });
  await once(browser, 'open');
  // The first word comes with the connection: whoever is to hear it listens by then.
  const socket = await driven();
  const network = new Network();
  undo(() => network.close());
  const proxy = { proxyType: 'manual', httpProxy: await network.open() };
  const optional = new Set<number>();
  socket.on('message', (data: Buffer) => {
    const { id, method = '', params } = JSON.parse(heard(data)) as Message;
    if (id !== undefined && MAY_BE_UNKNOWN.test(method)) optional.add(id);
    const isNew = method === 'browser.createUserContext';
    if (isNew || method === OFFLINE) network.isOff = Boolean(params?.networkConditions);
    browser.send(JSON.stringify({ id, method, params: isNew ? { ...params, proxy } : params }));
  });
  browser.on('message', (data: Buffer) => {
    const { id, error } = JSON.parse(String(data)) as Message;
    const isMissing = error === 'unknown command' && id !== undefined && optional.has(id);
    socket.send(isMissing ? JSON.stringify({ type: 'success', id, result: {} }) : String(data));
  });
  await Promise.race([once(socket, 'close'), once(browser, 'close')]);
  return 0;
});
