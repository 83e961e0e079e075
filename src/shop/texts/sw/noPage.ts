import type {
  auth as authEnglish,
  missing as missingEnglish,
  noPage as english,
  noScript as noScriptEnglish,
} from '../en/noPage';
import type { Translation } from '../../../common/i18n/translate';

/** What is shown in the place of a page that cannot be had. */
export const noPage = {
  busy: {
    title: 'Kuna watu wengi hapa sasa hivi',
    text: 'Ukurasa huu haukuweza kutayarishwa kwa wakati. Tafadhali jaribu tena baada ya sekunde chache.',
    retry: 'Jaribu tena',
  },
  offline: {
    title: 'Huna mtandao',
    text: 'Ukurasa huu haujawahi kufunguliwa kwenye kifaa hiki, kwa hiyo hakuna cha kuonyesha bado. Utafunguka wenyewe mtandao utakaporudi.',
    retry: 'Jaribu tena',
    seen: 'Unachoweza kusoma sasa',
  },
} satisfies Translation<typeof english>;

export const noScript = {
  needed:
    'Kikapu, maombi na maoni vinahitaji JavaScript. Bila hiyo, tafadhali tuandikie kwa barua pepe au WhatsApp, au tupigie.',
} as const satisfies Translation<typeof noScriptEnglish>;

export const missing = {
  title: 'Hakuna ukurasa hapa',
  text: 'Huenda anwani ni ya zamani au ina kosa. Kila tunachouza kiko dukani.',
  goHome: 'Nenda mwanzo',
} as const satisfies Translation<typeof missingEnglish>;

export const auth = {
  title: 'Kipindi chako kimeisha',
  text: 'Kwa usalama wako umeondolewa. Ingia tena ili uendelee ulipoishia.',
  kept: 'Ulichoandika kimehifadhiwa kwenye kivinjari hiki na kitakuwepo ukirudi.',
  signIn: 'Ingia tena',
  goHome: 'Nenda kwenye ukurasa wa mwanzo',
} as const satisfies Translation<typeof authEnglish>;
