import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { isAtRest } from './rest';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};
/** What every page of the shop has alike. */
const SHELL = { exclude: [['#root > header'], ['#root > footer']] };

/**
 * Lets bars that stick to an edge stand in their place: what one happens to have scrolled half beneath them is no smaller
 * for it (WCAG 2.5.8 is about the target, not about where one has scrolled to). Colours change at once meanwhile: an
 * answer that enables a button while axe looks would be caught half-way between two colours.
 * @returns what makes bars stick and colours fade again
 */
function hold(): () => void {
  const atOnce = new CSSStyleSheet();
  atOnce.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(atOnce);
  const bars = [...document.querySelectorAll<HTMLElement>('header, nav, main *')].filter((element) => {
    const { position } = getComputedStyle(element);
    return position === 'sticky' || (position === 'fixed' && element.localName === 'nav');
  });
  bars.forEach((bar) => {
    bar.style.position = 'static';
  });
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== atOnce);
    bars.forEach((bar) => {
      bar.style.position = '';
    });
  };
}

/** From here on a screen is no phone's: fields may be smaller. */
const WIDE = 900;

/** Fields with letters so small that an iPhone would zoom into them. */
function smallFields(): string[] {
  const typed = ['text', 'search', 'email', 'tel', 'url', 'number', 'password', 'date'];
  return [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .filter((field) => field.localName !== 'input' || typed.includes(field.type))
    .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `${field.localName} ${field.name || field.id}: ${getComputedStyle(field).fontSize}`);
}

/**
 * Checks what is on the screen with axe, once nothing moves any more: half-way through a fade the contrast is not the
 * one that people read. Evaluated by the browser's debugger, which the content security policy does not bind.
 * @param knowsShell header and footer were looked at on another page
 */
export async function isAccessible(page: Page, what: string, knowsShell = false): Promise<void> {
  await isAtRest(page);
  // A document that was looked at before has it still.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const putBack = await page.evaluateHandle(hold);
  const { violations } = await page.evaluate(
    ({ without, options }) =>
      (window as unknown as { axe: { run: (of: object, options: RunOptions) => Promise<AxeResults> } }).axe.run(
        without ?? document,
        options,
      ),
    { without: knowsShell ? SHELL : null, options: OPTIONS },
  );
  await putBack.evaluate((back) => back());
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help} | ${target.join(' ')} | ${failureSummary?.replace(/\s+/g, ' ') ?? ''}`,
    ),
  );
  expect.soft(told, what).toEqual([]);
  await zoomsIntoNoField(page, what);
}

/** Nothing sticks out at the right, however narrow the screen is, once the page has heard that it is. */
export async function fitsTheScreen(page: Page, what: string): Promise<void> {
  await isAtRest(page);
  expect
    .soft(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `${what}: no sideways scrolling`,
    )
    .toBe(0);
  await zoomsIntoNoField(page, what);
}

async function zoomsIntoNoField(page: Page, what: string): Promise<void> {
  if ((page.viewportSize()?.width ?? WIDE) < WIDE) expect.soft(await page.evaluate(smallFields), what).toEqual([]);
}
