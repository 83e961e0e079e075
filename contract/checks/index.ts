import { ACCESS } from './access';
import { ALWAYS, type Rule } from './always';
import { BROWSER } from './browser';
import { isCalled, type Check } from './check';
import { FILE } from './file/contractFile';
import { INPUT } from './input';
import { PROTOCOL } from './protocol';
import { ROBUSTNESS } from './robustness';
import { slow } from './robustness/slow';
import { STATE } from './state';
import { UPLOADS } from './uploads';

/** The catalogue. */
export const CHECKS: readonly Check[] = [
  ...FILE,
  ...PROTOCOL,
  ...STATE,
  ...UPLOADS,
  slow,
  ...INPUT,
  ...ACCESS,
  ...BROWSER,
  ...ROBUSTNESS,
];

/**
 * When checks run, by their ids or the letters of their groups (an id counts before its letter): stage after stage, in each the
 * lanes beside each other, in a lane one check after the other. What goes on beside a check must not change what it looks at. Nor may it
 * help a server out: a write, even one that is refused, may have it forget what it should not have kept, and what comes in between
 * parts calls that shall come at the same moment.
 */
const PLAN: readonly (readonly (readonly string[])[])[] = [
  // What all records make together, before the others make theirs.
  [['H', 'A13', 'A15', 'D02', 'D06', 'D08', 'D28', 'D55']],
  // What reads and lists show after changes, and the largest uploads; beside them those that only read.
  [
    ['D', 'F03'],
    ['A10', 'A12', 'B10', 'G04', 'G05'],
  ],
  // What is refused; single calls, and what is sent with them; requests for a quote, and who follows them; slow connections.
  [
    ['B03', 'B04', 'B05', 'B06', 'B12', 'B19', 'C', 'G03'],
    ['A', 'F', 'B', 'G08'],
    ['D04', 'D21', 'D29', 'D37', 'D54', 'B11'],
    ['F07'],
    ['G06'],
  ],
  // What staff keep by themselves, while news of requests, of which there are none else, are waited for.
  [['D38', 'D50'], ['D36']],
  // What comes at the same moment.
  [['D51', 'D53', 'D56', 'B07', 'D22', 'D23', 'D24', 'D40']],
  // What measures, changes the account or ends its sessions, is slowed down, or looks at what all others were answered.
  [['C18', 'E', 'G07', 'B22', 'C05', 'C10', 'C11', 'C12', 'C15', 'C09', 'C14', 'C13', 'G02', 'G01']],
];

/** The words of the plan that mean a check, those that say most of it first. */
const places = PLAN.flatMap((lanes, stage) =>
  lanes.flatMap((lane, beside) => lane.map((word, place) => ({ word, stage, beside, place }))),
).sort((one, other) => other.word.length - one.word.length);
const placeOf = (check: Check) => places.find(({ word }) => isCalled(check, word));

/** The catalogue as it runs. */
export const STAGES: readonly (readonly (readonly Check[])[])[] = PLAN.map((lanes, stage) =>
  lanes.map((_, beside) =>
    CHECKS.map((check) => ({ check, at: placeOf(check) }))
      .filter(({ at }) => at?.stage === stage && at.beside === beside)
      .sort((one, other) => (one.at?.place ?? 0) - (other.at?.place ?? 0))
      .map(({ check }) => check),
  ),
);

/** Everything that can be found wrong, by id. */
export const RULES: readonly Rule[] = [...ALWAYS, ...CHECKS].sort((one, other) => (one.id < other.id ? -1 : 1));
