import type { Browser, BrowserContext, Page } from '@playwright/test';
import { UNNAMED } from '../../bench/support/browser';
import { AUTH_COOKIE } from '../../src/common/browser/cookies';
import { tagTypes } from '../../src/common/api/tags';
import { shell } from '../../src/common/texts/en/shell';
import { installInPage, type InPage, type Look } from './inPage';
import type { Mutating, Proxy } from './proxy';
import type { Fault } from './tally';

declare const proof: InPage;

/** How long a document may take to stand, ms. */
const LOAD_MS = 60_000;
/** How long a page may take to ask for what it shows, ms. */
const ASKS_MS = 3_000;
/** How the browser itself tells of answers that failed: it is meant to. */
const NETWORK_WORDS =
  /^Failed to load resource|net::ERR_|^Refused to (load|execute)|violates the following Content Security/;

/** One page of a browser behind a proxy of its own: goes to places, and tells what went wrong there. */
export class Stage {
  private troubles: Fault[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly proxy: Proxy,
    /** A page that reads nothing but what stands around every page. */
    private readonly neutral: string,
  ) {
    page.on('pageerror', ({ message }) => this.troubles.push({ kind: 'uncaught', seen: message.slice(0, 300) }));
    page.on('console', (message) => {
      if (message.type() === 'error' && !NETWORK_WORDS.test(message.text()))
        this.troubles.push({
          kind: 'threw',
          seen: `console: ${message.text().split('\n').slice(0, 3).join(' ').slice(0, 300)}`,
        });
    });
    page.on('crash', () => this.troubles.push({ kind: 'white', seen: 'the page crashed' }));
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  }

  /** @param token of the staff; null for a visitor */
  static async open(browser: Browser, proxy: Proxy, token: string | null): Promise<Stage> {
    const context = await browser.newContext({
      baseURL: proxy.origin,
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      locale: 'en-GB',
    });
    if (token !== null) await context.addCookies([{ name: AUTH_COOKIE, value: token, url: proxy.origin }]);
    await context.addInitScript(UNNAMED);
    await context.addInitScript(installInPage, { brokenTitle: shell.brokenTitle, tags: tagTypes });
    const page = await context.newPage();
    page.setDefaultTimeout(4_000);
    // A page that is loaded anew is no trial.
    page.setDefaultNavigationTimeout(LOAD_MS);
    return new Stage(context, page, proxy, token === null ? '/privacy' : '/dashboard/nowhere');
  }

  /** Loads a document anew. */
  async load(path = this.neutral): Promise<void> {
    await this.page.goto(path).catch(async (error: unknown) => {
      // A page that a trial left to load itself anew, or another one, has just begun to.
      if (!/is interrupted by another navigation|ERR_ABORTED/.test(String(error))) throw error;
      await this.page.waitForLoadState();
      await this.page.goto(path);
    });
    await this.page.locator('main h1, main h2').first().waitFor({ timeout: LOAD_MS });
    await this.stands();
  }

  /** What the server rendered stands there before its programs do; and a page may load itself anew. */
  private async stands(): Promise<void> {
    await this.page.waitForFunction(() => typeof proof !== 'undefined' && proof.stands(), undefined, {
      timeout: LOAD_MS,
    });
  }

  /** To a page by its history, with nothing of what it shows known. */
  async visit(path: string, kept: readonly string[] = ['getCapabilities']): Promise<void> {
    await this.inDocument(async () => {
      await this.stands();
      await this.page.evaluate(
        async ([to, calm, names]) => {
          proof.go(calm);
          await proof.settle();
          proof.forget(names);
          proof.go(to);
        },
        [path, this.neutral, [...kept]] as [string, string, string[]],
      );
    });
  }

  /** Does it once more where the document that a trial sent the page to, as a sign-in does, comes only in its midst. */
  private async inDocument<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!String(error).includes('Execution context was destroyed')) throw error;
      await this.stands();
      return work();
    }
  }

  /** Waits until the calm page has given way: on a busy machine it stands a while under the next one's address. @param calm its title */
  async hasLeft(calm: string): Promise<void> {
    await this.page.waitForFunction((title) => proof.look().title !== title, calm, { timeout: LOAD_MS });
  }

  /** What the page has read is forgotten while it stands there, so that it asks again. @param around what stands around it too */
  async forgetHere(kept: readonly string[], around: boolean): Promise<void> {
    await this.page.evaluate((names) => proof.forget(names), [...kept]);
    if (around) await this.refresh();
  }

  /** Whatever is shown is asked for again. */
  refresh(): Promise<void> {
    return this.page.evaluate(() => proof.refresh());
  }

  async look(): Promise<Look> {
    return this.inDocument(() =>
      this.page.evaluate(async () => {
        await proof.settle();
        return proof.look();
      }),
    );
  }

  /** @returns whether there was a button to try again */
  retry(): Promise<boolean> {
    return this.page.evaluate(() => proof.retry());
  }

  /** @returns whether the call was made in time and answered by the fault */
  async asked(answered: Promise<void>, ms = ASKS_MS): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
    const made = await Promise.race([answered.then(() => true as const), late]);
    clearTimeout(timer);
    return made;
  }

  arm(operation: string, mutating: Mutating): Promise<void> {
    return this.proxy.arm(operation, mutating);
  }

  /** What has gone wrong since it was asked last. */
  takeTroubles(): Fault[] {
    return this.troubles.splice(0);
  }
}
