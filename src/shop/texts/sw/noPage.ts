import type { noPage as english } from '../en/noPage';
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
