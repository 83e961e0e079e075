import type { installBand as english } from '../en/installBand';
import type { Translation } from '../../../common/i18n/translate';

/** The band of a product's page that offers the installation. */
export const installBand = {
  title: 'Kwenye paa lako, na timu yetu wenyewe.',
  text: 'Ufungaji, ushauri, usaidizi, matengenezo na maboresho. Tuambie paa liko wapi, nasi tutakutumia bei moja ya vifaa na kazi.',
  picture: 'Mchoro: dishi juu ya paa la mabati, miti nyuma yake',
} satisfies Translation<typeof english>;
