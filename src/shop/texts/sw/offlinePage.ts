import type { offlinePage as english } from '../en/offlinePage';
import type { Translation } from '../../../common/i18n/translate';

/** Texts of what the service worker shows for a page that was never opened on this device. */
export const offlinePage = {
  title: 'Huna mtandao',
  text: 'Ukurasa huu haujawahi kufunguliwa kwenye kifaa hiki, kwa hiyo hakuna cha kuonyesha bado. Utafunguka wenyewe mtandao utakaporudi.',
  retry: 'Jaribu tena',
  seen: 'Unachoweza kusoma sasa',
} satisfies Translation<typeof english>;
