import { setTimeout as delay } from 'node:timers/promises';
import { OWN_PATH } from '../network';
import type { Driver } from './driver';
import { step, type Call, type Done, type Log, type Seen, type Value } from './inPage';

/** How often a page is looked at while nobody asks it anything, ms. */
const LOOK_MS = 40;
/** A command can meet a page that is just being replaced; how often it is tried again. */
const TRIES = 5;
/** Where another process takes over with the new page, the command is never answered; how long its answer is waited for, ms. */
const ANSWER_MS = 5_000;

export type Emit = (method: string, params: Record<string, unknown>) => void;

export interface Cookie {
  name: string;
  value: string;
  domain: string;
  path?: string;
  httpOnly?: boolean;
  secure?: boolean;
  sameSite?: string;
  expiry?: number;
}

/** One window of WebKit, told as WebDriver BiDi tells of it: events are made of what looking at the page shows. */
export class Window {
  /** The document that stands in it. */
  private document = '';
  private url = '';
  private readyState: DocumentReadyState = 'complete';
  /** Whether it has gone back or on since it was last seen: within a document, the address may be the same as before. */
  private hasTraversed = false;
  private last = 0;
  private navigation: string | null = null;
  private waiting = new Map<number, { resolve: (done: Value) => void; reject: (reason: Error) => void }>();
  /** Commands go one after the other. */
  private queue: Promise<unknown> = Promise.resolve();
  private isOpen = true;

  constructor(
    readonly driver: Driver,
    readonly id: string,
    private readonly userContext: string,
    /** Given as soon as a page of theirs is opened. */
    private readonly cookies: Cookie[],
    private readonly emit: Emit,
  ) {}

  async open(): Promise<void> {
    const { id, userContext, emit } = this;
    emit('browsingContext.contextCreated', { context: id, userContext, url: 'about:blank', parent: null });
    await this.look();
    void this.watch();
  }

  close(): void {
    this.isOpen = false;
    this.emit('browsingContext.contextDestroyed', { context: this.id, userContext: this.userContext, parent: null });
  }

  private async watch(): Promise<void> {
    while (this.isOpen) {
      await delay(LOOK_MS);
      await this.look();
    }
  }

  /** Of a part of the page; the parts share its one world. */
  realm(sandbox?: unknown): string {
    return typeof sandbox === 'string' ? `${this.document}/${sandbox}` : this.document;
  }

  private look(): Promise<void> {
    // A page that is being replaced is looked at the next time.
    return this.alone(() => this.see(null, 'null', []).catch(() => undefined));
  }

  /**
   * Calls a function in the page.
   * @param compiled texts that it will want evaluated
   * @throws Error where the page is another one by then, or the function fails
   */
  async call(
    functionText: string,
    args: Record<string, unknown>[],
    wantsHandle: boolean,
    compiled: string[],
  ): Promise<Value> {
    const id = (this.last += 1);
    const call: Call = { id, context: this.id, document: this.document, args, wantsHandle };
    const answer = new Promise<Value>((resolve, reject) => this.waiting.set(call.id, { resolve, reject }));
    answer.catch(() => undefined);
    await this.alone(async () => {
      for (let tried = 1; ; tried += 1) {
        try {
          return await this.see(call, `() => (${functionText}\n)`, compiled);
        } catch (error) {
          if (tried === TRIES) this.end(call.id, error as Error);
          else await delay(LOOK_MS);
        }
      }
    });
    return answer;
  }

  private async see(call: Call | null, functionOf: string, compiled: readonly string[]): Promise<void> {
    if (call && !this.waiting.has(call.id)) return;
    const texts = compiled.map((text) => `[${JSON.stringify(text)}, () => (${text.trim().replace(/;$/, '')}\n)]`);
    const script = `const __name = (named) => named;
      return (${step.toString()})('document-${(this.last += 1)}', ${JSON.stringify(call)}, ${call ? functionOf : 'null'}, [${texts.join()}])`;
    // A page that was only busy is heard when it answers.
    const heard = this.driver.run<string>(script).then((text) => {
      const seen = JSON.parse(text) as Seen;
      this.tell(seen);
      for (const done of seen.done) this.finish(done);
    });
    const late = delay(ANSWER_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('No answer.')));
    await Promise.race([heard, late]);
  }

  private tell({ document, readyState, url, logs, pickers }: Seen): void {
    const context = this.id;
    if (document !== this.document) this.replace(document, url);
    else if (url !== this.url || this.hasTraversed)
      this.emit('browsingContext.historyUpdated', { context, url, timestamp: Date.now() });
    this.hasTraversed = false;
    const before = this.readyState;
    [this.url, this.readyState] = [url, readyState];
    const moment = { context, url, navigation: this.navigation, timestamp: Date.now() };
    if (before === 'loading' && readyState !== 'loading') this.emit('browsingContext.domContentLoaded', moment);
    if (before !== 'complete' && readyState === 'complete') this.emit('browsingContext.load', moment);
    for (const log of logs) this.note(log);
    for (const sharedId of pickers)
      this.emit('input.fileDialogOpened', { context, element: { type: 'node', sharedId }, multiple: true });
  }

  /** What a page complains of. */
  note({ type, level, text }: Log): void {
    this.emit('log.entryAdded', {
      ...{ type, level, text, method: level, args: [{ type: 'string', value: text }] },
      source: { realm: this.realm(), context: this.id },
      timestamp: Date.now(),
    });
  }

  private replace(document: string, url: string): void {
    const context = this.id;
    if (this.document)
      for (const realm of [this.realm(), this.realm('__playwright_utility_world__')])
        this.emit('script.realmDestroyed', { realm });
    for (const id of this.waiting.keys()) if (this.document) this.end(id, new Error('The page is another one by now.'));
    const isFirst = this.document === '';
    this.document = document;
    this.emit('script.realmCreated', { realm: document, context, origin: 'null', type: 'window' });
    if (isFirst) return;
    const navigation = this.navigation ?? this.begin();
    this.emit('browsingContext.navigationCommitted', { context, url, navigation, timestamp: Date.now() });
    this.navigation = null;
    this.readyState = 'loading';
  }

  private begin(url = this.url): string {
    const navigation = `navigation-${(this.last += 1)}`;
    this.navigation = navigation;
    this.emit('browsingContext.navigationStarted', { context: this.id, url, navigation, timestamp: Date.now() });
    return navigation;
  }

  private finish({ id, result, failure }: Done): void {
    if (result) this.waiting.get(id)?.resolve(result);
    else this.waiting.get(id)?.reject(new Error(failure ?? 'The page is another one by now.'));
    this.waiting.delete(id);
  }

  private end(id: number, reason: Error): void {
    this.waiting.get(id)?.reject(reason);
    this.waiting.delete(id);
  }

  async navigate(url: string): Promise<string> {
    return this.alone(async () => {
      await this.giveCookies(new URL(url));
      const navigation = this.begin(url);
      await this.driver.command('POST', '/url', { url });
      return navigation;
    });
  }

  reload(): Promise<unknown> {
    return this.alone(() => this.driver.command('POST', '/refresh'));
  }

  traverse(delta: number): Promise<unknown> {
    return this.alone(async () => {
      await this.driver.command('POST', delta < 0 ? '/back' : '/forward');
      this.hasTraversed = true;
    });
  }

  act(actions: object[]): Promise<unknown> {
    return this.alone(() => this.driver.command('POST', '/actions', { actions }));
  }

  screenshot(): Promise<string> {
    return this.alone(() => this.driver.command('GET', '/screenshot'));
  }

  /** The page itself is to be so large, whatever the window has around it. */
  resize(width: number, height: number): Promise<void> {
    return this.alone(async () => {
      let [outerWidth, outerHeight] = [width, height];
      for (let tried = 0; tried < 3; tried += 1) {
        await this.driver.command('POST', '/window/rect', { x: 0, y: 0, width: outerWidth, height: outerHeight });
        const [innerWidth = 0, innerHeight = 0] = await this.driver.run<number[]>('return [innerWidth, innerHeight]');
        if (innerWidth === width && innerHeight === height) return;
        outerWidth += width - innerWidth;
        outerHeight += height - innerHeight;
      }
    });
  }

  getCookies(): Promise<Cookie[]> {
    return this.alone(() => this.driver.command<Cookie[]>('GET', '/cookie'));
  }

  deleteCookies(): Promise<unknown> {
    return this.alone(() => this.driver.command('DELETE', '/cookie'));
  }

  private async giveCookies({ hostname, origin }: URL): Promise<void> {
    if (!this.cookies.some(({ domain }) => domain === hostname)) return;
    if (!this.url.startsWith(origin)) {
      await this.driver.command('POST', '/url', { url: origin + OWN_PATH });
      while ((await this.driver.run('return location.origin').catch(() => '')) !== origin) await delay(LOOK_MS);
    }
    for (const cookie of this.cookies.splice(0)) await this.driver.command('POST', '/cookie', { cookie });
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.queue.then(work);
    this.queue = result.catch(() => undefined);
    return result;
  }
}
