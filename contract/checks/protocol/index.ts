import type { Check } from '../check';
import { listSingleAgree } from './agreement';
import { numericString } from './amounts';
import { besides } from './besides';
import { capabilities } from './capabilities';
import { idIsString } from './ids';
import { head, methodNotAllowed, unknownRoute } from './routes';
import { timestamps } from './timestamps';

/** Group A: protocol and shape, beside what every answer is judged by (run/judge.ts). */
export const PROTOCOL: readonly Check[] = [
  capabilities,
  numericString,
  idIsString,
  timestamps,
  unknownRoute,
  methodNotAllowed,
  head,
  listSingleAgree,
  besides,
];
