/**
 * What the server and the renderer of public pages (src/server.tsx) agree on: two programs, built apart, of which
 * neither imports the other.
 */
export interface Renderer {
  /** What the site speaks; the first is for visitors who have chosen none. */
  languages: readonly string[];
  /** Renders a public page to a whole document, with the state it was rendered from. */
  render(request: RenderRequest): Promise<RenderedPage>;
}

/** What the server gives the renderer for one page. */
export interface RenderRequest {
  /** Path and query. */
  url: string;
  /** One of `languages`. */
  language: string;
  /** The site's public origin (from configuration, never from a header). */
  origin: string;
  /** Answers a GET of the API within the process; `text` is the body. @param path with its query */
  ask: (path: string) => Promise<{ status: number; text: string }>;
  /** Random for each rendered page; its scripts and styles carry it. */
  nonce: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** The preview of a picture, for links to a page; null for a picture of another server. */
  previewOf: (picture: { url: string; width?: number; height?: number }) => { url: string; width: number; height: number; type: string } | null;
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
  /** It shows pictures of the visitor's own computer before they are sent: its policy lets it. */
  previews?: boolean;
  /** Of the staff's: no cache keeps it, the browser's memory of pages neither. */
  personal?: true;
}
