import type { events as english } from '../en/events';
import type { Translation } from '../../../common/i18n/translate';

export const events = {
  title: 'Matukio',
  lead: 'Ofa zinazoendelea sasa, na zile zinazoanza hivi karibuni.',
  description:
    'Ofa za vifaa vya intaneti ya setilaiti, ruta, stendi na nyaya nchini Kenya: kilicho na bei nafuu sasa, hadi lini, na kinachoanza hivi karibuni.',
  running: 'Zinazoendelea sasa',
  soon: 'Zinaanza hivi karibuni',
  until: (date: string) => `Hadi ${date}`,
  from: (date: string) => `Kuanzia ${date}`,
  fromUntil: (from: string, until: string) => `${from} - ${until}`,
  noEnd: 'Hadi taarifa nyingine',
  onRequest: 'Uliza bei',
  all: 'Mapunguzo yote dukani',
  none: 'Hakuna ofa kwa sasa',
  noneText: 'Ofa mpya zitaonekana hapa na, ukipenda, kwenye barua pepe yako: acha anwani yako chini ya ukurasa.',
  toShop: 'Nenda dukani',
  failed: 'Ofa hazikuweza kupakiwa',
  partFailed: 'Baadhi ya ofa hazikuweza kupakiwa; hizi ndizo nyingine.',
  loading: 'Inapakia...',
} as const satisfies Translation<typeof english>;
