import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, stopChild } from '../../support/builtServer';

const START_MS = 20_000;

export interface Start {
  /** X server to show it on: `:99`. */
  display: string;
  /** Through which it reaches servers: host and port. */
  proxy: string;
  /** Folder of GTK's settings. */
  configuration: string;
  locale: string;
  timezone: string;
  /** A line that the browser wrote, the messages of its console among them. */
  hear: (line: string) => void;
}

/** WebKitWebDriver with a MiniBrowser of its own, whose storage is nobody else's and ends with it. */
export class Driver {
  private session = '';

  private constructor(
    private readonly child: ChildProcess,
    private readonly origin: string,
  ) {}

  static async start({ display, configuration, proxy, locale, timezone, hear }: Start): Promise<Driver> {
    const port = await freePort();
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
    const driver = new Driver(child, `http://127.0.0.1:${port}`);
    await driver.open(proxy);
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
    await stopChild(this.child);
  }

  private async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(this.origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  }
}
