/**
 * WebKit as a browser that speaks WebDriver BiDi: started by Playwright like Firefox, whose words it answers with. A
 * WebKitWebDriver for each user context.
 */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder, withCleanup, type Cleanup } from '../../support/cleanup';
import { driven, heard } from '../endpoint';
import { Bridge, type Params } from './bridge';
import { Driver } from './driver';

withCleanup(async (undo) => {
  const configuration = narrowWindows(undo);
  const socket = await driven();
  const send = (message: object) => socket.send(JSON.stringify(message));
  const bridge = new Bridge(
    (how) => Driver.start({ ...how, configuration }),
    (method, params) => send({ type: 'event', method, params }),
  );
  undo(() => bridge.stop());
  socket.on('message', (data: Buffer) => {
    const { id, method, params } = JSON.parse(heard(data)) as { id: number; method: string; params: Params };
    bridge.answer(method, params).then(
      (result) => send({ type: 'success', id, result }),
      (error: unknown) =>
        send({
          type: 'error',
          id,
          error: 'unknown error',
          message: error instanceof Error ? error.message : String(error),
        }),
    );
    if (method === 'browser.close') socket.close();
  });
  await once(socket, 'close');
  return 0;
});

/** MiniBrowser's own bar would be wider than a phone: @returns a folder of settings that make it next to nothing. */
function narrowWindows(undo: Cleanup['add']): string {
  const folder = temporaryFolder(undo);
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(
    path.join(folder, 'gtk-3.0/gtk.css'),
    '* { font-size:1px; padding:0; margin:0; border-width:0; min-width:0; min-height:0; -gtk-icon-transform:scale(.1); }',
  );
  return folder;
}
