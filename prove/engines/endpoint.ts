import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/** What Playwright waits to hear from a browser that it has started. */
export const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

/** Waits, like a browser that was started, until Playwright has come to drive it. */
export async function driven(): Promise<WebSocket> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  console.error(`WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [socket] = (await once(server, 'connection')) as [WebSocket];
  return socket;
}

/** Playwright's way to put a text into a field, which sets its value past whoever keeps watch over it, as React does. */
const PUTS_TEXT = /window\.__pw_bidiInsertText\((\w+)\)/g;

/** A command of Playwright's, where a text is put into a field as if it were pasted: with every event of an edit. */
export const heard = (data: Buffer): string =>
  String(data).replace(PUTS_TEXT, "void document.execCommand('insertText', false, $1)");
