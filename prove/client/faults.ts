import type { Look } from './inPage';
import type { Stage } from './stage';
import type { Fault } from './tally';

/** A page on its way to another one may be white for a moment, ms. */
const MOMENT_MS = 100;
const MOST_LOOKS = 12;

/** What is wrong with how a page looks. @param answer it was given: words that stand there are not the page's own */
export function faultsOf(look: Look, answer: string): Fault[] {
  const faults: Fault[] = [];
  if (look.text < 3 || (look.headings === 0 && !look.busy))
    faults.push({ kind: 'white', seen: `a white page: ${look.text} characters, ${look.headings} headings` });
  if (!look.shell) faults.push({ kind: 'white', seen: 'nothing stands around the page' });
  if (look.broken) faults.push({ kind: 'threw', seen: 'a part of the page threw' });
  if (look.nonsense !== null && !answer.includes(look.nonsense))
    faults.push({ kind: 'nonsense', seen: `it says "${look.nonsense}"` });
  return faults;
}

/** The same of a page that stands: looked at again while something is wrong. */
export async function lastingFaults(stage: Stage, answer: string): Promise<{ look: Look; faults: Fault[] }> {
  for (let looks = 1; ; looks += 1) {
    const look = await stage.look();
    const faults = faultsOf(look, answer);
    const passing = faults.some(({ kind }) => kind === 'white');
    if (!passing || looks === MOST_LOOKS) return { look, faults };
    await stage.page.waitForTimeout(MOMENT_MS);
  }
}

/** The first line of what was thrown. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ').slice(0, 300) : String(error);
