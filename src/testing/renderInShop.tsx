import './apiOrigin';
import { act, configure, fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { Providers } from '../common/app/Providers';
import { LanguageProvider } from '../shop/app/LanguageProvider';
import { SiteShell } from '../shop/shell/SiteShell';
import { makeStore, type RootState } from '../common/state/store';
import { ENGLISH } from '../common/i18n/messages';

// A page's code is compiled while the first test waits for it, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

/** jsdom has no layout: media queries match by the width given here. */
export function setScreenWidth(width: number): void {
  window.matchMedia = (query: string) => {
    const [, bound, px] = /\((min|max)-width:\s*([0-9.]+)px\)/.exec(query) ?? [];
    const matches = px !== undefined && (bound === 'min' ? width >= Number(px) : width <= Number(px));
    return Object.assign(new EventTarget(), {
      matches,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}

/** What the page asks what is on the screen: nothing comes near, or all of it is there. */
const screenOf = (near: boolean) =>
  class implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
    constructor(private readonly told: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void) {}
    observe() {
      if (near) this.told([{ isIntersecting: true }]);
    }
    disconnect() {}
  };

interface Place {
  address: string;
  navigate: ReturnType<typeof useNavigate>;
}

function Whereabouts({ onChange }: { onChange: (place: Place) => void }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => onChange({ address: pathname + search, navigate }), [pathname, search, navigate, onChange]);
  return null;
}

interface ShopOptions {
  state?: Partial<RootState>;
  path?: string;
  /** Stands in for the network, for faults only. */
  fetch?: typeof fetch;
  /** Whether what stands far down the page is on the screen. */
  near?: boolean;
}

/** Renders content inside the shop's shell, with a store of its own, as the browser does. */
export function renderInShop(content: ReactNode, { state, path = '/', fetch, near = false }: ShopOptions = {}) {
  setScreenWidth(1280);
  Object.assign(window, { IntersectionObserver: screenOf(near) });
  // Nor has jsdom anything to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  const store = makeStore({ ...(fetch && { fetch }) }, state);
  let place: Place;
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const view = render(
    <Providers store={store} now={Date.parse('2026-11-20T09:00:00Z')}>
      <LanguageProvider first={ENGLISH}>
        <MemoryRouter initialEntries={[path]}>
          <Whereabouts onChange={(now) => void (place = now)} />
          <SiteShell>{content}</SiteShell>
        </MemoryRouter>
      </LanguageProvider>
    </Providers>,
  );
  return {
    ...view,
    store,
    user,
    /** Path and query. */
    address: () => place.address,
    /** The browser's own. */
    back: () => act(() => void place.navigate(-1)),
  };
}

/** What a chat begins with. @param link leads to it */
export const chatText = (link: HTMLElement): string =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';

/** Of every row, in pixels. */
export const ROW_WIDTH = 640;

/** jsdom lays nothing out and scrolls nothing: rows have a width, and are at once where they are sent. */
export function layOutRows(): void {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(ROW_WIDTH);
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    this.scrollLeft = (to as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  };
}
