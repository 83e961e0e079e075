/** What a page looks like to whoever reads it. */
export interface Look {
  /** Characters that can be read in the page's main part. */
  text: number;
  headings: number;
  /** Whether it says that something is being read. */
  busy: boolean;
  /** Of the first heading. */
  title: string;
  /** Whether header or sidebar stand. */
  shell: boolean;
  /** The part that says that something is broken: something threw. */
  broken: boolean;
  /** Words that only a program says. */
  nonsense: string | null;
  retries: number;
  /** Whether a dialog is open. */
  dialog: boolean;
  /** Whether a form says that it was not taken. */
  refused: boolean;
  path: string;
  /** What stands in all fields. */
  values: string[];
  /** Requests that wait in this browser until they can be sent. */
  waiting: string;
}

/** What the page's own side of the proof can do. */
export interface InPage {
  /** Whether its programs have begun. */
  stands(): boolean;
  go(path: string): void;
  forget(kept: string[]): void;
  refresh(): void;
  look(): Look;
  settle(): Promise<void>;
  retry(): boolean;
}

/** Put into each document before its own programs; it must stand alone, since its text is what runs there. */
export function installInPage({ brokenTitle, tags }: { brokenTitle: string; tags: readonly string[] }): void {
  interface Fiber {
    child: Fiber | null;
    memoizedProps: { store?: Store } | null;
    stateNode: { current: Fiber };
  }
  interface Store {
    getState(): { api: { queries: Record<string, { endpointName?: string } | undefined> } };
    dispatch(action: object): void;
  }
  let store: Store | null = null;
  const lookForStore = (): Store | null => {
    const root = document.getElementById('root') as unknown as Record<string, Fiber> | null;
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$')) ?? '';
    for (let fiber: Fiber | null = root?.[key]?.stateNode.current ?? null; fiber; fiber = fiber.child)
      if (fiber.memoizedProps?.store) return fiber.memoizedProps.store;
    return null;
  };
  const findStore = (): Store => {
    store ??= lookForStore();
    if (!store) throw new Error('The page has no store.');
    return store;
  };
  const isShown = (element: Element) => element.checkVisibility();
  const inPage: InPage = {
    stands: () => lookForStore() !== null,
    go(path) {
      // As the router does: pages of one key would stand on top of each other.
      history.pushState({ key: Math.random().toString(36).slice(2) }, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as object }));
    },
    forget(kept) {
      const { queries } = findStore().getState().api;
      for (const [queryCacheKey, query] of Object.entries(queries))
        if (query?.endpointName && !kept.includes(query.endpointName))
          findStore().dispatch({ type: 'api/queries/removeQueryResult', payload: { queryCacheKey } });
    },
    refresh() {
      findStore().dispatch({ type: 'api/invalidateTags', payload: tags });
    },
    settle: () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 25));
      }),
    retry() {
      const again = [...document.querySelectorAll<HTMLElement>('main button')].find(
        (button) => isShown(button) && /^(try again|retry)$/i.test(button.textContent.trim()),
      );
      again?.click();
      return again !== undefined;
    },
    look() {
      const main = document.querySelector<HTMLElement>('main') ?? document.body;
      const dialog = document.querySelector<HTMLElement>('[role=dialog],[role=alertdialog]');
      const text = `${main.innerText}\n${dialog?.innerText ?? ''}`;
      const headings = [...document.querySelectorAll('h1, h2, h3')].filter(isShown);
      const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select');
      return {
        text: text.trim().length,
        headings: headings.length,
        busy: main.querySelector('[aria-busy=true], [role=status]') !== null,
        title: headings[0]?.textContent ?? '',
        shell: document.querySelector('header, nav, aside') !== null,
        broken: text.includes(brokenTitle),
        nonsense: /\bNaN\b|\bundefined\b|\[object \w+\]|Invalid Date|\bInfinity\b/.exec(text)?.[0] ?? null,
        retries: main.querySelectorAll('button').length,
        dialog: dialog !== null,
        refused: [...(dialog ?? main).querySelectorAll('[role=alert]')].some(isShown),
        path: location.pathname + location.search,
        values: [...fields].map(({ value }) => value),
        waiting: Object.entries(localStorage)
          .filter(([key]) => /outbox$/i.test(key))
          .map(([, kept]) => String(kept))
          .join(),
      };
    },
  };
  (window as unknown as { proof: InPage }).proof = inPage;
}
