import { Script } from 'node:vm';
import type { Driver, Start } from './driver';
import type { Value } from './inPage';
import { Network } from '../network';
import { Window, type Cookie, type Emit } from './window';

/** What commands carry, each what is its own. */
export interface Params {
  context: string;
  userContext: string;
  userContexts: string[];
  partition: { userContext: string };
  url: string;
  delta: number;
  locale: string;
  timezone: string;
  viewport: { width: number; height: number };
  networkConditions: object | null;
  actions: object[];
  target: Target;
  expression: string;
  functionDeclaration: string;
  arguments: Record<string, unknown>[];
  resultOwnership?: string;
  cookie: Omit<Cookie, 'value'> & { value: { value: string } };
}

/** What a user context is to be like; its browser starts with the first page of it. */
interface Place {
  locale: string;
  timezone: string;
  width: number;
  height: number;
  /** Those that wait for a page of theirs: a browser takes a cookie only for the page that it shows. */
  cookies: Cookie[];
  network: Network;
  /** Its browser, also while it starts. */
  driver?: Promise<Driver>;
  window?: Window;
}

interface Target {
  realm?: string;
  context?: string;
  sandbox?: string;
}

/** Commands that a browser under WebDriver's older protocol cannot answer otherwise, and that nothing here depends on. */
const ANSWERS: Readonly<Record<string, object>> = {
  'session.subscribe': { subscription: 'all' },
  'network.addIntercept': { intercept: 'none' },
  'network.addDataCollector': { collector: 'none' },
  'script.addPreloadScript': { script: 'none' },
};

/**
 * The commands of WebDriver BiDi that Playwright drives a browser with, done by WebKitWebDriver, which speaks the older
 * protocol alone. One user context is one browser, and has one page.
 */
export class Bridge {
  private readonly places = new Map<string, Place>();
  private last = 0;

  constructor(
    private readonly start: (how: Omit<Start, 'configuration'>) => Promise<Driver>,
    private readonly emit: Emit,
  ) {}

  /** @throws Error where the command is not known, or fails */
  async answer(method: string, params: Params): Promise<object> {
    const command = this.commands[method];
    if (command) return command(params);
    if (/^(emulation|network|browser|session|script|permissions)\./.test(method)) return ANSWERS[method] ?? {};
    throw new Error(`${method} is not known here.`);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.places.keys()].map((id) => this.remove(id)));
  }

  private readonly commands: Readonly<Record<string, (params: Params) => Promise<object> | object>> = {
    'session.new': () => ({ sessionId: 'bridge', capabilities: { browserName: 'webkit', browserVersion: '0' } }),
    'browser.createUserContext': () => {
      const userContext = `place-${(this.last += 1)}`;
      const size = { width: 1280, height: 800 };
      const network = new Network((report) => {
        const text = `The Content Security Policy refused something: ${report}`;
        this.places.get(userContext)?.window?.note({ type: 'console', level: 'error', text });
      });
      this.places.set(userContext, { locale: 'en', timezone: 'UTC', ...size, cookies: [], network });
      return { userContext };
    },
    'browser.removeUserContext': async ({ userContext }) => {
      await this.remove(userContext);
      return {};
    },
    'emulation.setLocaleOverride': ({ userContexts, locale }) => this.change(userContexts, { locale }),
    'emulation.setNetworkConditions': ({ userContexts, networkConditions }) => {
      for (const userContext of userContexts) this.placeOf({ userContext }).network.isOff = networkConditions !== null;
      return {};
    },
    'emulation.setTimezoneOverride': ({ userContexts, timezone }) => this.change(userContexts, { timezone }),
    'browsingContext.setViewport': async ({ userContexts, context, viewport }) => {
      const { width, height } = viewport;
      if (context) await this.windowOf(context).resize(width, height);
      else this.change(userContexts, { width, height });
      return {};
    },
    'browsingContext.create': ({ userContext }) => this.create(userContext),
    'browsingContext.close': ({ context }) => {
      this.windowOf(context).close();
      return {};
    },
    'browsingContext.activate': () => ({}),
    'browsingContext.navigate': async ({ context, url }) => ({
      navigation: await this.windowOf(context).navigate(url),
      url,
    }),
    'browsingContext.reload': async ({ context }) => {
      await this.windowOf(context).reload();
      return {};
    },
    'browsingContext.traverseHistory': async ({ context, delta }) => {
      await this.windowOf(context).traverse(delta);
      return {};
    },
    'browsingContext.captureScreenshot': async ({ context }) => ({ data: await this.windowOf(context).screenshot() }),
    'input.performActions': async ({ context, actions }) => {
      await this.windowOf(context).act(actions.map(inWholePixels));
      return {};
    },
    'script.evaluate': ({ expression, target, resultOwnership }) =>
      this.run(target, `() => (${expression.trim().replace(/;$/, '')}\n)`, [], resultOwnership, []),
    'script.callFunction': ({ functionDeclaration, target, arguments: args, resultOwnership }) =>
      this.run(target, functionDeclaration, args, resultOwnership, textsToEvaluate(args)),
    'storage.getCookies': async ({ partition }) => ({
      cookies: ((await this.placeOf(partition).window?.getCookies()) ?? []).map(({ value, ...cookie }) => ({
        ...cookie,
        value: { type: 'string', value },
        sameSite: cookie.sameSite?.toLowerCase(),
      })),
    }),
    'storage.setCookie': ({ partition, cookie }) => {
      const { value, sameSite, ...more } = cookie;
      const inItsWords = sameSite && sameSite[0]?.toUpperCase() + sameSite.slice(1);
      this.placeOf(partition).cookies.push({
        ...more,
        value: value.value,
        ...(inItsWords && { sameSite: inItsWords }),
      });
      return {};
    },
    'storage.deleteCookies': async ({ partition }) => {
      this.placeOf(partition).cookies.length = 0;
      await this.placeOf(partition).window?.deleteCookies();
      return {};
    },
  };

  private placeOf({ userContext }: { userContext: string }): Place {
    const place = this.places.get(userContext);
    if (!place) throw new Error('There is no such user context.');
    return place;
  }

  private change(ids: readonly string[], what: Partial<Place>): object {
    for (const userContext of ids) Object.assign(this.placeOf({ userContext }), what);
    return {};
  }

  private windowOf(context: string): Window {
    for (const { window } of this.places.values()) if (window?.id === context) return window;
    throw new Error('There is no such page.');
  }

  private async create(userContext: string): Promise<object> {
    const place = this.placeOf({ userContext });
    if (place.window) throw new Error('A user context has one page here.');
    const { locale, timezone, width, height, network } = place;
    const proxy = await network.open();
    place.driver = this.start({ proxy, locale, timezone });
    place.window = new Window(await place.driver, `page-${(this.last += 1)}`, userContext, place.cookies, this.emit);
    await place.window.resize(width, height);
    await place.window.open();
    return { context: place.window.id };
  }

  private async remove(userContext: string): Promise<void> {
    const { window, driver, network } = this.placeOf({ userContext });
    this.places.delete(userContext);
    window?.close();
    const running = await driver?.catch(() => undefined);
    await running?.stop();
    network.close();
  }

  private async run(
    { realm, context, sandbox }: Target,
    functionText: string,
    args: Record<string, unknown>[],
    ownership: string | undefined,
    compiled: string[],
  ): Promise<object> {
    if (context === undefined) throw new Error(`There is no such realm: ${realm}.`);
    const window = this.windowOf(context);
    let result: Value;
    try {
      result = await window.call(functionText, args, ownership === 'root', compiled);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      return { type: 'exception', realm: window.realm(sandbox), exceptionDetails: { text } };
    }
    return { type: 'success', realm: window.realm(sandbox), result };
  }
}

/** Where texts of functions stand in the calls of Playwright: as the fourth argument, or under one of these names in another. */
const TEXT_PLACE = 3;
const TEXT_NAMES = ['expression', 'functionText', 'callbackText'];

/** Texts that the called function will evaluate in the page. */
function textsToEvaluate(args: readonly Record<string, unknown>[]): string[] {
  const found: string[] = [];
  const text = args[TEXT_PLACE]?.value;
  if (typeof text === 'string') found.push(text);
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { k: name, v: named } = value as { k?: unknown; v?: unknown };
    if (typeof named === 'string' && TEXT_NAMES.includes(String(name))) found.push(named, `(${named})`);
    else if (typeof named === 'string' && name === 'source') found.push(extension(named));
    else Object.values(value).forEach(visit);
  };
  args.map(plain).forEach(visit);
  return found.filter(isExpression);
}

/** The text by which Playwright adds to the script that it has in a page, to the letter. */
const extension = (source: string): string => `
    (() => {
      const module = {};
      ${source}
      return module.exports.default();
    })()`;

function isExpression(text: string): boolean {
  try {
    new Script(`(${text.trim().replace(/;$/, '')}\n)`);
    return true;
  } catch {
    return false;
  }
}

/** What a value of the protocol stands for, as far as it can be written in JSON. */
function plain({ type, value }: Record<string, unknown>): unknown {
  if (type === 'array') return (value as Record<string, unknown>[]).map(plain);
  if (type !== 'object') return value;
  return Object.fromEntries(
    (value as [{ value: string }, Record<string, unknown>][]).map(([{ value: key }, one]) => [key, plain(one)]),
  );
}

function inWholePixels(source: object): object {
  const { actions = [], ...more } = source as { actions?: { x?: number; y?: number }[] };
  return {
    ...more,
    actions: actions.map((action) => ({
      ...action,
      ...(action.x !== undefined && { x: Math.round(action.x) }),
      ...(action.y !== undefined && { y: Math.round(action.y) }),
    })),
  };
}
