import { paths } from './paths';

/** The pages that can be named in a menu: each has its address in `paths` and its name in the shell's texts. */
type SitePage =
  | 'home'
  | 'shop'
  | 'articles'
  | 'events'
  | 'gallery'
  | 'about'
  | 'aboutPictures'
  | 'contact'
  | 'menu'
  | 'favourites'
  | 'privacy';

export interface SiteLink {
  to: string;
  text: string;
}

/** What the main navigation leads to, in its order. */
export const MAIN_PAGES = ['home', 'shop', 'articles', 'contact', 'about'] as const satisfies readonly SitePage[];

/** Addresses and names of pages. @param t the shell's texts */
export function siteLinks(pages: readonly SitePage[], t: Readonly<Record<SitePage, string>>): SiteLink[] {
  return pages.map((page) => ({ to: paths[page](), text: t[page] }));
}
