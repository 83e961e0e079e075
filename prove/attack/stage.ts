import type { Browser, BrowserContext, Page } from '@playwright/test';
import { UNNAMED } from '../../bench/support/browser';
import { launchBrowser } from '../support/browser';
import type { Cleanup } from '../support/cleanup';
import { CANARY, HOOK } from './scripts';

/** Whether the browser keeps the pages' content policy. */
export type Policy = 'off' | 'on';

/** What hostile text came to in a browser. */
export interface Seen {
  pages: number;
  /** Of these, those on which hostile text stood, as text or in a field. */
  shown: number;
  /** Text that ran, asked for the canary's address or opened a dialog, with the page. */
  ran: string[];
  /** Elements and attributes that a page must not have; data that does not parse. */
  faults: string[];
  /** Pages that did not come. */
  missed: string[];
}

interface Acts {
  before?: (index: number) => Promise<void>;
  /** Addresses of what may not be there: what is answered is a page too. */
  mayBeMissing?: boolean;
  after?: (page: Page) => Promise<void>;
}

const PATIENCE_MS = 30_000;
/** Data come a moment after the page of staff; handlers of an element that comes with the program run a moment after it. */
const UNTIL_SHOWN_MS = 2_000;
const AFTERWARDS_MS = 150;
const FILES = /\.(avif|webp|woff2|jpe?g|png)(\?|$)/;

/** One for all stages; what they keep is kept apart. */
let theBrowser: Promise<Browser> | undefined;

/** A browser that looks at pages, and tells whatever runs in them that should not. */
export class Stage {
  readonly seen: Seen = { pages: 0, shown: 0, ran: [], faults: [], missed: [] };

  private constructor(
    private readonly context: BrowserContext,
    private readonly origin: string,
  ) {}

  /** @param cookies by name @param undo closes the browser */
  static async open(
    origin: string,
    policy: Policy,
    cookies: Readonly<Record<string, string>>,
    undo: Cleanup['add'],
  ): Promise<Stage> {
    const browser = await (theBrowser ??= launchBrowser(undo));
    const context = await browser.newContext({ bypassCSP: policy === 'off', serviceWorkers: 'block' });
    const stage = new Stage(context, origin);
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
    await context.addInitScript(UNNAMED);
    await context.exposeBinding(HOOK, ({ page }) => void stage.seen.ran.push(`a script at ${page.url()}`));
    context.on('request', (request) => {
      if (new URL(request.url()).hostname === CANARY) stage.seen.ran.push(`${request.url()} asked for`);
    });
    context.on('dialog', (dialog) => {
      if (dialog.type() !== 'beforeunload') stage.seen.ran.push(`a dialog at ${dialog.page()?.url() ?? ''}`);
      void dialog.dismiss();
    });
    await context.route(FILES, (route) => route.abort());
    return stage;
  }

  /**
   * Opens addresses one after the other, several tabs at once, and looks at what stands there.
   * @param acts what is done before a page is opened, and on it (a button pressed) before it is looked at
   */
  async visit(
    addresses: readonly string[],
    tabs: number,
    { before, after, mayBeMissing = false }: Acts = {},
  ): Promise<void> {
    const waiting = [...addresses.entries()];
    await Promise.all(
      Array.from({ length: tabs }, async () => {
        const page = await this.context.newPage();
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const [index, address] = next;
          try {
            await before?.(index);
            const answer = await page.goto(this.origin + address, { timeout: PATIENCE_MS });
            if (answer && answer.status() >= (mayBeMissing ? 500 : 400)) throw new Error(`it is ${answer.status()}`);
            await after?.(page);
            this.seen.shown += await page
              .waitForFunction(showsHostile, [HOOK, CANARY], { timeout: UNTIL_SHOWN_MS })
              .then(() => 1)
              // Not every page has some.
              .catch(() => 0);
            await page.waitForTimeout(AFTERWARDS_MS);
            this.note(address, await page.evaluate(faultsOf, { hook: HOOK, canary: CANARY }));
          } catch (error) {
            this.seen.missed.push(`${address}: ${String(error).slice(0, 200)}`);
          }
        }
        await page.close();
      }),
    );
  }

  private note(address: string, faults: readonly string[]): void {
    this.seen.pages += 1;
    this.seen.faults.push(...faults.map((fault) => `${fault} at ${address}`));
  }

  /** Reads documents as a browser does, without running them: for what is too many to open. */
  async read(addresses: readonly string[]): Promise<void> {
    const page = await this.context.newPage();
    for (const address of addresses) {
      const html = await this.textOf(address);
      this.note(address, await page.evaluate(faultsOf, { html, hook: HOOK, canary: CANARY }));
    }
    await page.close();
  }

  /** XML that must be well-formed and hold only elements of these names. */
  async readXml(address: string, names: readonly string[]): Promise<void> {
    const page = await this.context.newPage();
    const found = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        return [...parsed.querySelectorAll('*')].map(({ nodeName }) => nodeName);
      },
      await this.textOf(address),
    );
    this.note(
      address,
      [...new Set(found)].filter((name) => !names.includes(name)).map((name) => `<${name}>`),
    );
    await page.close();
  }

  private async textOf(address: string): Promise<string> {
    const answer = await this.context.request.get(this.origin + address);
    if (answer.status() >= 500) this.seen.missed.push(`${address}: it is ${answer.status()}`);
    return answer.text();
  }

  /** Gives each text to a document of its own as HTML, as no page of the shop does. @returns how many of them ran */
  async runAsHtml(texts: readonly string[]): Promise<number> {
    const page = await this.context.newPage();
    await page.goto(`${this.origin}/robots.txt`);
    let ran = 0;
    for (const text of texts) {
      const before = this.seen.ran.length;
      await page.evaluate((html) => {
        const frame = document.createElement('iframe');
        frame.srcdoc = html;
        document.body.replaceChildren(frame);
        return new Promise((resolve) => (frame.onload = () => setTimeout(resolve, 20)));
      }, text);
      if (this.seen.ran.length > before) ran += 1;
    }
    await page.close();
    return ran;
  }

  /** Presses what gives a file. @returns its text */
  async download(address: string, button: string): Promise<string> {
    const page = await this.context.newPage();
    await page.goto(this.origin + address);
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 120_000 }),
      page.getByRole('button', { name: button }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    await page.close();
    return Buffer.concat(chunks).toString('utf8');
  }
}

/** Runs in the page: whether one of the words stands there, as text or in a field. */
function showsHostile(words: readonly string[]): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  const said = [document.body.innerText, ...fields].join();
  return words.some((word) => said.includes(word));
}

/** Runs in the page: what must not be in a document, of its own or of one given as text. */
function faultsOf({ html, hook, canary }: { html?: string; hook: string; canary: string }): string[] {
  const root = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  if (root.contentType !== 'text/html') return [];
  const faults: string[] = [];
  const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'srcdoc', 'background'];
  for (const element of root.querySelectorAll('*')) {
    const { localName } = element;
    for (const { name, value } of element.attributes) {
      const target = value.replace(/[\s\p{C}]/gu, '').toLowerCase();
      if (name.startsWith('on')) faults.push(`<${localName} ${name}>`);
      else if (addresses.includes(name) && /^(javascript|vbscript|data:(?!image\/(svg|png|gif|webp)))/.test(target))
        faults.push(`<${localName} ${name}="${value.slice(0, 60)}">`);
      else if (localName !== 'a' && addresses.includes(name) && target.includes(`//${canary}`))
        faults.push(`<${localName} ${name}="${value.slice(0, 60)}">`);
    }
    if (['base', 'object', 'embed', 'applet', 'frame'].includes(localName)) faults.push(`<${localName}>`);
    if (localName === 'meta' && element.getAttribute('http-equiv') === 'refresh') faults.push('<meta refresh>');
    if (localName === 'script') {
      const text = element.textContent;
      if (!/json/.test(element.getAttribute('type') ?? '')) {
        if (text.includes(hook)) faults.push(`<script>${text.slice(0, 60)}`);
      } else {
        try {
          JSON.parse(text);
        } catch (error) {
          faults.push(`${element.getAttribute('type')} does not parse: ${String(error)}`);
        }
      }
    }
  }
  return faults;
}
