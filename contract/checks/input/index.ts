import type { Check } from '../check';
import { badId } from './badId';
import { badPage } from './badPage';
import { blank } from './blank';
import { boundsIn } from './boundsIn';
import { boundsOut } from './boundsOut';
import { crossReferences } from './crossReferences';
import { dates } from './dates';
import { decided } from './decided';
import { errorNamesField } from './errorNamesField';
import { idTails } from './idTails';
import { malformedJson } from './malformedJson';
import { massAssignment } from './massAssignment';
import { notAnObject } from './notAnObject';
import { operators } from './operators';
import { oversizeJson } from './oversizeJson';
import { protoKeys } from './protoKeys';
import { randomTexts } from './randomTexts';
import { ratingRange } from './ratingRange';
import { requiredMissing } from './requiredMissing';
import { unicodeRoundtrip } from './unicodeRoundtrip';
import { wrongContentType } from './wrongContentType';
import { wrongType } from './wrongType';

/** Group B: what is refused and what is taken. */
export const INPUT: readonly Check[] = [
  malformedJson,
  wrongContentType,
  notAnObject,
  requiredMissing,
  wrongType,
  boundsOut,
  boundsIn,
  blank,
  badId,
  idTails,
  badPage,
  unicodeRoundtrip,
  randomTexts,
  massAssignment,
  protoKeys,
  operators,
  oversizeJson,
  crossReferences,
  dates,
  ratingRange,
  errorNamesField,
  decided,
];
