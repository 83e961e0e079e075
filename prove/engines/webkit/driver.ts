import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
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
}

/**
 * WebKitWebDriver with a MiniBrowser of its own, whose storage is nobody else's and ends with it; and an X server of its
 * own, on which no other window can take the focus away.
 */
export class Driver {
  private readonly children: ChildProcess[] = [];
  private origin = '';
  private session = '';

  private constructor() {}

  /** @throws Error where a part of it does not come up; no part is left running then */
  static async start(how: Start): Promise<Driver> {
    const driver = new Driver();
    try {
      await driver.begin(how);
    } catch (error) {
      await driver.stop();
      throw error;
    }
    return driver;
  }

  private async begin({ configuration, proxy, locale, timezone }: Start): Promise<void> {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x4200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    this.children.unshift(screen);
    const signal = AbortSignal.timeout(START_MS);
    const [number] = (await once(screen.stdio[3] as Readable, 'data', { signal })) as [Buffer];
    const env = { ...process.env, DISPLAY: `:${String(number).trim()}` };
    const port = await freePort();
    this.origin = `http://127.0.0.1:${port}`;
    this.children.unshift(
      spawn('WebKitWebDriver', [`--port=${port}`], {
        stdio: 'ignore',
        env: {
          ...env,
          GDK_BACKEND: 'x11',
          XDG_CONFIG_HOME: configuration,
          TZ: timezone,
          LANG: `${locale.replace('-', '_')}.UTF-8`,
          LIBGL_ALWAYS_SOFTWARE: '1',
        },
      }),
    );
    await this.open(proxy);
    // Nobody manages the windows there: whoever wants the focus is given it.
    await promisify(execFile)(
      'xdotool',
      ['search', '--sync', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus'],
      { env, timeout: START_MS },
    );
  }

  private async open(httpProxy: string): Promise<void> {
    const capabilities = {
      pageLoadStrategy: 'none',
      proxy: { proxyType: 'manual', httpProxy },
      'webkitgtk:browserOptions': { args: ['--automation'] },
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
    if (this.session) await this.ask('DELETE', this.session).catch(() => undefined);
    for (const child of this.children) await stopChild(child);
  }

  private async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(this.origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  }
}
