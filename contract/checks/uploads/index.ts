import type { Check } from '../check';

/** Group F: pictures in forms. */
export const UPLOADS: readonly Check[] = [];
