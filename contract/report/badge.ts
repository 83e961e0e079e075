import type { Report } from '../run/run';
import { amount, isOpen } from './lines';
import { escapeMarkup } from './markup';

/** Of a letter at this size, about; pixels. */
const LETTER = 6.6;
const NAME = 'contract';

/** What a badge says, and whether it is good. */
function saying({ violations, ended, inconclusive, contract, profile }: Report): [words: string, colour: string] {
  if (violations.length > 0) return [amount(violations.length, 'violation'), '#b3261e'];
  if (ended !== null) return ['ended early', '#b3261e'];
  const version = `${contract.version}${profile === 'core' ? ' (core)' : ''}`;
  return inconclusive.some(isOpen) ? [`${version}, in part`, '#8a5a00'] : [version, '#1b6e2d'];
}

/** A picture of the verdict for a README. */
export function toBadge(report: Report): string {
  const [words, colour] = saying(report);
  const left = Math.round(NAME.length * LETTER) + 12;
  const right = Math.round(words.length * LETTER) + 12;
  const text = (value: string, x: number) => `<text x="${x}" y="14">${escapeMarkup(value)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${escapeMarkup(`${NAME}: ${words}`)}">`,
    `<rect width="${left}" height="20" fill="#444"/><rect x="${left}" width="${right}" height="20" fill="${colour}"/>`,
    `<g fill="#fff" font-family="Verdana,sans-serif" font-size="11">${text(NAME, 6)}${text(words, left + 6)}</g>`,
    '</svg>\n',
  ].join('\n');
}
