import type { Page } from '@playwright/test';

/** No motion that ends is under way, and none began in the last frames: a panel is on the screen before it moves in. */
export async function isAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isMoving = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    for (let calm = 0; calm < 5; calm += 1) {
      await frame();
      if (document.getAnimations().some(isMoving)) calm = -1;
    }
  });
}
