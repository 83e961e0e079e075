import { expect, test } from './support/test';

test(
  'a journey hears what the console says, what is thrown, and what the content policy refuses',
  { tag: '@engines' },
  async ({ page, shop, trouble }) => {
    const heard = [/said by a journey/, /thrown by a journey/, /content.security.policy/i];
    trouble.expect(...heard);
    await shop.open('/contact');
    await page.evaluate(() => {
      console.error('said by a journey');
      setTimeout(() => {
        throw new Error('thrown by a journey');
      });
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = ""' }));
    });
    for (const words of heard) await expect.poll(() => trouble.matching(words).length).toBeGreaterThan(0);
  },
);
