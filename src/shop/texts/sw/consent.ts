import type { consent as english } from '../en/consent';
import type { Translation } from '../../../common/i18n/translate';

export const consent = {
  contact: 'Tunatumia taarifa hizi kukujibu tu.',
  newsletter: 'Tunatumia anwani yako kwa barua hii tu.',
  rating: 'Ukadiriaji na maoni yako yataonekana pamoja na bidhaa, bila jina lako.',
  privacy: 'Jinsi tunavyotunza taarifa zako',
} as const satisfies Translation<typeof english>;
