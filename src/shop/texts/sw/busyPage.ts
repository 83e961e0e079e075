import type { busyPage as english } from '../en/busyPage';
import type { Translation } from '../../../common/i18n/translate';

/** Texts of what the server shows in the place of a page while it has too many to make. */
export const busyPage = {
  title: 'Kuna watu wengi hapa sasa hivi',
  text: 'Ukurasa huu haukuweza kutayarishwa kwa wakati. Tafadhali jaribu tena baada ya sekunde chache.',
  retry: 'Jaribu tena',
} satisfies Translation<typeof english>;
