/** A picture of 1280 px on a small phone still shows detail at three times its size. */
export const MAX_ZOOM = 3;
const STEPS = [1, 1.5, 2, MAX_ZOOM];
/** A pinch ends anywhere: what is this near to a step counts as on it. */
const NEAR = 0.01;

/** The next step above or below a scale, or undefined at the end. 1 is the whole picture. */
export function nextScale(scale: number, direction: 1 | -1): number | undefined {
  return direction === 1 ? STEPS.find((step) => step > scale + NEAR) : STEPS.findLast((step) => step < scale - NEAR);
}
