import { pluralOf } from '../../i18n/plural';

/** The form of a text for one or for more. */
export const plural = pluralOf('sw-KE');
