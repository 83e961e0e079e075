import type { auth as english } from '../en/auth';
import type { Translation } from '../../../common/i18n/translate';

export const auth = {
  title: 'Kipindi chako kimeisha',
  text: 'Kwa usalama wako umeondolewa. Ingia tena ili uendelee ulipoishia.',
  kept: 'Ulichoandika kimehifadhiwa kwenye kivinjari hiki na kitakuwepo ukirudi.',
  signIn: 'Ingia tena',
  goHome: 'Nenda kwenye ukurasa wa mwanzo',
} as const satisfies Translation<typeof english>;
