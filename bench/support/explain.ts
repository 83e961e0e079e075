import type { Explanation } from './lighthouse';
import { kilobytes, milliseconds } from './report';
import { printTable } from './table';

/** Shows what the last applied load of a page consisted of. */
export function printExplanation(explanation: Explanation | undefined): void {
  if (!explanation) return;
  const { lcpElement, longTasks, mainThread, files } = explanation;
  const short = (url: string) => new URL(url, 'http://unknown').pathname;
  console.log(`\nLargest element: ${lcpElement}`);
  printTable(
    'Main thread',
    Object.entries(mainThread).map(([kind, time]) => [kind, milliseconds(time)]),
  );
  printTable(
    'Long tasks',
    longTasks.map(({ url, start, duration }) => [short(url), `at ${milliseconds(start)}`, milliseconds(duration)]),
  );
  printTable(
    'Files',
    files.map(({ url, type, bytes, start, end }) => [short(url), type, kilobytes(bytes), `${start} to ${end} ms`]),
  );
}
