import type { Page } from '@playwright/test';
import { shopUrl } from './addresses';

/** The languages of the site, each with its name in itself. */
export const LANGUAGES = [
  ['en', 'English'],
  ['sw', 'Kiswahili'],
] as const;

/** As if the language had been chosen on an earlier visit. */
export async function speaks(
  page: Page,
  language: (typeof LANGUAGES)[number][0],
  url: string = shopUrl,
): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: language, url }]);
}
