/** What the bridge runs in a page, and what it hears back. Everything here is written out into the page's script. */

/** A value as WebDriver BiDi writes it. */
export type Value = Record<string, unknown> & { type: string };

export interface Call {
  id: number;
  /** The window's name. */
  context: string;
  /** The document it is for: another one does not run it. */
  document: string;
  args: Record<string, unknown>[];
  /** Objects are kept in the page and named by a handle. */
  wantsHandle: boolean;
}

export interface Done {
  id: number;
  /** Neither, where the document is another one. */
  result?: Value;
  failure?: string;
}

/** What the page's console says, and what nothing in the page caught. */
export interface Log {
  type: 'console' | 'javascript';
  level: 'error' | 'warn';
  text: string;
}

export interface Seen {
  document: string;
  isNew: boolean;
  readyState: DocumentReadyState;
  url: string;
  done: Done[];
  logs: Log[];
  /** Handles of the fields that would have opened the system's picker of files. */
  pickers: string[];
}

interface State {
  document: string;
  /** The last call that was run; what is asked again is not run again. */
  ran: number;
  handles: Map<string, unknown>;
  done: Done[];
  logs: Log[];
  pickers: string[];
  /** What would be given to `eval`, which the page's policy forbids. */
  compiled: Map<string, () => unknown>;
}

/**
 * Looks at the page, and runs a call in it.
 * @param name for the document, where it has none yet
 * @param compiled texts that the call will want evaluated, each with what it comes to
 */
export function step(
  name: string,
  call: Call | null,
  functionOf: (() => (...args: unknown[]) => unknown) | null,
  compiled: [string, () => unknown][],
): string {
  const page = document as Document & { bridge?: State };
  const isNew = page.bridge === undefined;
  const begun: State = {
    document: name,
    ran: 0,
    handles: new Map(),
    done: [],
    logs: [],
    pickers: [],
    compiled: new Map(),
  };
  const state = (page.bridge ??= begun);
  const keep = (value: unknown) => {
    const handle = `${state.document}/${state.handles.size}`;
    state.handles.set(handle, value);
    return handle;
  };
  const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
  /** @param around the objects that hold it: one that holds itself is written without what is in it */
  const written = (value: unknown, wantsHandle: boolean, around: readonly object[] = []): Value => {
    if (value === undefined || value === null) return { type: String(value) };
    if (typeof value === 'string' || typeof value === 'boolean') return { type: typeof value, value };
    if (typeof value === 'number') {
      const isInJson = Number.isFinite(value) && !Object.is(value, -0);
      return { type: 'number', value: isInJson ? value : Object.is(value, -0) ? '-0' : String(value) };
    }
    if (typeof value === 'bigint') return { type: 'bigint', value: String(value) };
    if (typeof value === 'symbol' || typeof value === 'function') return { type: typeof value, handle: keep(value) };
    if (value instanceof Node) {
      const handle = keep(value);
      return { type: 'node', handle, sharedId: handle, value: { localName: value.nodeName.toLowerCase() } };
    }
    if (value === window)
      return { type: 'window', value: { context: call?.context }, ...(wantsHandle && { handle: keep(value) }) };
    const isArray = Array.isArray(value);
    const type = isArray ? 'array' : value instanceof Error ? 'error' : 'object';
    if (wantsHandle) return { type, handle: keep(value) };
    if (around.includes(value) || !(isArray || isPlain(value))) return { type };
    const within = (one: unknown) => written(one, false, [...around, value]);
    if (isArray) return { type, value: value.map(within) };
    return { type, value: Object.entries(value).map(([key, one]) => [key, within(one)]) };
  };
  const read = (arg: Record<string, unknown>): unknown => {
    const handle = arg.handle ?? arg.sharedId;
    if (typeof handle === 'string') {
      if (!state.handles.has(handle)) throw new Error('The page no longer knows this handle.');
      return state.handles.get(handle);
    }
    const { type, value } = arg;
    if (type === 'null') return null;
    if (type === 'number') return Number(value);
    if (type === 'bigint') return BigInt(String(value));
    if (type === 'date') return new Date(String(value));
    if (type === 'array') return (value as Record<string, unknown>[]).map(read);
    if (type === 'object')
      return Object.fromEntries((value as Record<string, unknown>[][]).map((pair) => pair.map((one) => read(one))));
    if (type === 'regexp') {
      const { pattern, flags } = value as { pattern: string; flags?: string };
      return new RegExp(pattern, flags);
    }
    return value;
  };
  if (isNew) {
    const evaluate: (text: string) => unknown = window.eval;
    window.eval = (text: string): unknown => {
      const known = state.compiled.get(text);
      return known ? known() : evaluate(text);
    };
    for (const level of ['error', 'warn'] as const) {
      const say = console[level].bind(console);
      console[level] = (...words: unknown[]) => {
        state.logs.push({ type: 'console', level, text: words.map(String).join(' ') });
        say(...words);
      };
    }
    const thrown = (error: unknown) => state.logs.push({ type: 'javascript', level: 'error', text: String(error) });
    window.addEventListener('error', ({ error, message }) => thrown(error ?? message));
    window.addEventListener('unhandledrejection', ({ reason }) => thrown(reason));
    window.addEventListener(
      'click',
      (event) => {
        const [field] = event.composedPath();
        if (!(field instanceof HTMLInputElement) || field.type !== 'file') return;
        event.preventDefault();
        state.pickers.push(keep(field));
      },
      true,
    );
  }
  if (call && call.document !== state.document) state.done.push({ id: call.id });
  else if (call && functionOf && call.id > state.ran) {
    state.ran = call.id;
    for (const [text, thunk] of compiled) state.compiled.set(text, thunk);
    const { id, wantsHandle } = call;
    const failed = (error: unknown) => state.done.push({ id, failure: String(error) });
    const answer = (value: unknown) => state.done.push({ id, result: written(value, wantsHandle) });
    try {
      const value = functionOf()(...call.args.map(read));
      if (value instanceof Promise) value.then(answer).catch(failed);
      else answer(value);
    } catch (error) {
      failed(error);
    }
  }
  return JSON.stringify({
    document: state.document,
    isNew,
    readyState: document.readyState,
    url: location.href,
    done: state.done.splice(0),
    logs: state.logs.splice(0),
    pickers: state.pickers.splice(0),
  } satisfies Seen);
}
