import type { Press } from './clickWorks';

/** A measured page, and the static page it stands beside. */
export interface Subject {
  name: SubjectName;
  /** Address on the shop's server. */
  shop: string;
  /** Address on the floor's server. */
  floor: string;
  /** What an impatient visitor presses there first. */
  press: Press;
}

export const SUBJECTS = [
  'home',
  'shop',
  'product',
  'articles',
  'article',
  'search',
  'guide',
  'compare',
  'contact',
] as const;
export type SubjectName = (typeof SUBJECTS)[number];
/** Of the measured pages, from the root of the shop; the floor has its pages at the same ones. */
export type Addresses = Readonly<Record<SubjectName, string>>;

const ADD_TO_CART: Press = {
  name: 'Add to Cart',
  button: 'main button',
  label: 'add to cart',
  effect: { element: 'header [aria-haspopup=dialog]' },
};

const PRESSES: Readonly<Record<SubjectName, Press>> = {
  home: ADD_TO_CART,
  shop: ADD_TO_CART,
  product: ADD_TO_CART,
  articles: {
    name: 'a topic',
    button: 'main [role=group] button',
    label: '#',
    effect: { element: 'main [role=group] button', attribute: 'aria-pressed' },
  },
  article: {
    name: 'Like',
    button: 'main button[aria-pressed]',
    label: 'like',
    effect: { element: 'main button[aria-pressed]', attribute: 'aria-pressed' },
  },
  search: ADD_TO_CART,
  guide: {
    // Its own answers are links, which need no program.
    name: 'the cart',
    button: 'header [aria-haspopup=dialog]',
    label: '',
    effect: { element: '[role=dialog]' },
  },
  compare: ADD_TO_CART,
  contact: {
    name: 'Show map',
    button: 'main button',
    label: 'show map',
    effect: { element: 'main iframe', attribute: 'title' },
  },
};

/** The pages to measure. */
export const subjectsOf = (
  names: readonly SubjectName[],
  shop: string,
  floor: string,
  addresses: Addresses,
): Subject[] =>
  names.map((name) => ({
    name,
    shop: `${shop}${addresses[name]}`,
    floor: `${floor}${addresses[name]}`,
    press: PRESSES[name],
  }));

/**
 * Asks for a page until the server has it in memory, compressed: what is measured is a page that somebody else has
 * looked at within the last minute.
 */
export async function warm(url: string): Promise<void> {
  for (let asked = 0; asked < 2; asked += 1) {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
    // Compression goes on after the first answer.
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
