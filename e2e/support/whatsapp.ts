import { expect, type Locator } from '@playwright/test';

/** Where every chat with the shop goes. */
export const BUSINESS_NUMBER = '254700000000';

/** Number and lines of the chat that a link opens; checks that it is a plain link to a new tab. */
export async function chatOf(link: Locator): Promise<{ number: string; lines: string[] }> {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  expect(await link.evaluate((element) => element.tagName)).toBe('A');
  const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(origin).toBe('https://wa.me');
  return { number: pathname.slice(1), lines: (searchParams.get('text') ?? '').split('\n') };
}
