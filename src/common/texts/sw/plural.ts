import { pluralOf } from '../../i18n/plural';

/** The form of a text for one or for more. */
export const plural = pluralOf('sw-KE');

const TIMES: Readonly<Record<string, string>> = { day: 'Siku', week: 'Wiki', month: 'Miezi' };

/** A unit of time before its number: `Miezi 12`. */
export const timesOf = (unit: string): string => TIMES[unit] ?? unit;
