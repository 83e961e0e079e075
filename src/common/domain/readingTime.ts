/** Words a minute that people read on a screen. */
const PACE = 220;

/** How long a text takes to read, in whole minutes, at least one. Marks of Markdown are no words. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / PACE));
}
