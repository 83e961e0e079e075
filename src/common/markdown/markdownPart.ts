import type { ComponentType } from 'react';

type MarkdownPart = ComponentType<{ source: string }>;

let part: MarkdownPart | null = null;

/** Loads the part that reads Markdown: on the server before it renders, in the browser only where it is needed. */
export async function loadMarkdown(): Promise<MarkdownPart> {
  part ??= (await import(/* webpackChunkName: "markdown" */ './Markdown')).Markdown;
  return part;
}

/** The part, once it has been loaded. */
export const loadedMarkdown = (): MarkdownPart | null => part;
