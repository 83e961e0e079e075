import type { Locator, Page } from '@playwright/test';
import { isAtRest } from './rest';

/** Between two places of a finger on its way, ms: who throws a row of pictures goes past several. */
const STEP_MS = 30;

/**
 * A finger that goes over an element from one side to the other, as the browser itself would report it. It comes when
 * nothing moves: where a moving element is now, it is no longer when the finger arrives.
 */
export async function swipe(page: Page, element: Locator, direction: 'left' | 'right'): Promise<void> {
  await isAtRest(page);
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to swipe.');
  const y = box.y + box.height / 2;
  const [from, to] = direction === 'left' ? [0.85, 0.15] : [0.15, 0.85];
  const at = (share: number) => ({ x: box.x + box.width * share, y });
  const session = await page.context().newCDPSession(page);
  const STEPS = 8;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(from)] });
  for (let step = 1; step <= STEPS; step += 1) {
    await page.waitForTimeout(STEP_MS);
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [at(from + ((to - from) * step) / STEPS)],
    });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
