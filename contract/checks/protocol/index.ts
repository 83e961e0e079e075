import type { Check } from '../check';
import { capabilities } from './capabilities';
import { head, methodNotAllowed, unknownRoute } from './routes';
import { timestamps } from './timestamps';
import { idIsString, listSingleAgree, numericString } from './values';

/** Group A: protocol and shape, beside what every answer is judged by (run/judge.ts). */
export const PROTOCOL: readonly Check[] = [capabilities, numericString, idIsString, timestamps, unknownRoute, methodNotAllowed, head, listSingleAgree];
