/** Cases and bags. */
import { shot, type Draw } from '../kit/shot';
import { closedCase, openCase, softBag } from '../objects/cases';
import { standardPanel, type Panel } from '../objects/dish';

const mini = { width: 44, length: 34, height: 14 };
const large = { width: 76, length: 50, height: 19 };
/** The standard panel on its side, as it lies in the long case. */
const lying: Panel = { ...standardPanel, width: 44, height: 40 };

export const caseShots = {
  'travel-case': shot({ view: { target: [0, 0, 6], around: 0, above: 24, distance: 128 }, things: [closedCase(mini, 0, 0, 24)] }),
  'hard-case': shot({ view: { target: [0, 0, 8], around: 0, above: 22, distance: 190 }, things: [closedCase(large, 0, 0, -22)] }),
  'hard-case-open': shot({
    view: { target: [0, 10, 22], around: 0, above: 27, distance: 240 },
    things: [openCase(large, lying, 0, 0, -18)],
  }),
  'carry-bag': shot({
    view: { target: [0, 0, 27], around: 0, above: 11, distance: 172 },
    things: [softBag(36, 14, 46, 0, 0, 24)],
  }),
  'carry-bag-side': shot({
    view: { target: [0, 0, 27], around: 0, above: 16, distance: 176 },
    things: [softBag(36, 14, 46, 0, 0, -48)],
  }),
} satisfies Record<string, Draw>;
