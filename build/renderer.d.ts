/**
 * What the server and the renderer of public pages (src/server.tsx) agree on: two programs, built apart, of which
 * neither imports the other.
 */
export interface Renderer {
  /** What the site speaks; the first is for visitors who have chosen none. */
  languages: readonly string[];
  /** The API's origin where it is not the site's own; its answers name pictures there. */
  apiOrigin: string | null;
  site: SiteAddresses;
  /** Who the site says it is. */
  business: { phone: string; email: string; address: readonly string[] };
  /** The one address of all that show the same page: `render` takes it, and a rendered page is kept by it. @param url path and query as they were sent */
  addressOf(url: string): Promise<string>;
  /** Renders a public page to a whole document, with the state it was rendered from. */
  render(request: RenderRequest): Promise<RenderedPage>;
  /** The page for who asks while too many others are being rendered. */
  busy(language: string): Promise<RenderedPage>;
}

/** Where things are, for search engines and readers of the feed; paths. */
export interface SiteAddresses {
  /** Public pages that are the same for everybody. */
  pages: readonly string[];
  /** What lies below these is nobody's to find. */
  closed: readonly string[];
  articles: string;
  feed: string;
  product: (id: string) => string;
  article: (id: string) => string;
}

/** What the server gives the renderer for one page. */
export interface RenderRequest {
  /** Of `addressOf`. */
  address: string;
  /** One of `languages`. */
  language: string;
  /** The site's public origin (from configuration, never from a header). */
  origin: string;
  /** Answers a GET of the API within the process; `text` is the body. @param path with its query */
  ask: (path: string) => Promise<{ status: number; text: string }>;
  /** Milliseconds since the epoch. */
  now: number;
  /** The preview of a picture, for links to a page; null for a picture of another server. */
  previewOf: (picture: {
    url: string;
    width?: number;
    height?: number;
  }) => { url: string; width: number; height: number; type: string } | null;
  assets: RenderAssets;
}

/** Addresses and contents of the build's files. */
export interface RenderAssets {
  /** Files of an entry or a named chunk, in load order. */
  files: (chunk: string) => ChunkFiles;
  /** The text of a style sheet of the build. */
  css: (file: string) => string;
}

/** The files of one entry or named chunk group, as paths below the public root. */
export interface ChunkFiles {
  js: readonly string[];
  css: readonly string[];
}

export interface RenderedPage {
  status: number;
  html: string;
  /** What the page shows, by topic: a change makes it stale. */
  topics: readonly string[];
  /** Whether others may be given the same page. */
  keep: boolean;
  /** The texts of its scripts and styles; the policy allows these and none else. */
  inline: { scripts: readonly string[]; styles: readonly string[] };
  /** It shows pictures of the visitor's own computer before they are sent: its policy lets it. */
  previews?: boolean;
  /** Of the staff's or of one customer: no browser keeps it either. */
  personal?: true;
}
