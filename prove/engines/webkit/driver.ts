import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort, stopChild } from '../../support/builtServer';

const START_MS = 20_000;

export interface Start {
  /** Through which it reaches servers: host and port. */
  proxy: string;
  /** Folder of GTK's settings. */
  configuration: string;
  locale: string;
  timezone: string;
  /** A line that the browser wrote, the messages of its console among them. */
  hear: (line: string) => void;
}

/**
 * WebKitWebDriver with a MiniBrowser of its own, whose storage is nobody else's and ends with it; and an X server of its
 * own, on which no other window can take the focus away.
 */
export class Driver {
  private session = '';

  private constructor(
    private readonly children: readonly ChildProcess[],
    private readonly origin: string,
  ) {}

  static async start({ configuration, proxy, locale, timezone, hear }: Start): Promise<Driver> {
    const port = await freePort();
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x4200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
    const display = `:${String(number).trim()}`;
    const child = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        XDG_CONFIG_HOME: configuration,
        TZ: timezone,
        LANG: `${locale.replace('-', '_')}.UTF-8`,
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    });
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', hear);
    const driver = new Driver([child, screen], `http://127.0.0.1:${port}`);
    await driver.open(proxy);
    // Nobody manages the windows there: whoever wants the focus is given it.
    await promisify(execFile)(
      'xdotool',
      ['search', '--sync', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus'],
      { env: { ...process.env, DISPLAY: display }, timeout: START_MS },
    );
    return driver;
  }

  private async open(httpProxy: string): Promise<void> {
    const options = { args: ['--automation', '--enable-write-console-messages-to-stdout=true'] };
    const capabilities = {
      pageLoadStrategy: 'none',
      proxy: { proxyType: 'manual', httpProxy },
      'webkitgtk:browserOptions': options,
    };
    const deadline = Date.now() + START_MS;
    for (;;) {
      try {
        const { sessionId } = await this.ask<{ sessionId: string }>('POST', '/session', {
          capabilities: { alwaysMatch: capabilities },
        });
        this.session = `/session/${sessionId}`;
        return;
      } catch (error) {
        // It does not listen yet.
        if (!(error instanceof TypeError) || Date.now() > deadline) throw error;
        await delay(100);
      }
    }
  }

  /** A command of the session (https://www.w3.org/TR/webdriver2/). @throws Error with the driver's words */
  command<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    return this.ask(method, this.session + path, method === 'POST' ? (body ?? {}) : undefined);
  }

  /** What the body of a function answers in the page. */
  run<T>(script: string): Promise<T> {
    return this.command('POST', '/execute/sync', { script, args: [] });
  }

  async stop(): Promise<void> {
    await this.ask('DELETE', this.session).catch(() => undefined);
    for (const child of this.children) await stopChild(child);
  }

  private async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(this.origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  }
}
