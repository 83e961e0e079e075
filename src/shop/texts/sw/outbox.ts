import type { outbox as english } from '../en/outbox';
import type { Translation } from '../../../common/i18n/translate';

/** Texts of requests that wait for the network. */
export const outbox = {
  keptHere:
    'Limehifadhiwa kwenye kifaa hiki na litatumwa lenyewe mtandao utakaporudi, hata ukifunga hapa. Au litume hilo hilo kwa WhatsApp.',
  waits: (count: number) => (count === 1 ? 'Ombi 1 linasubiri kutumwa' : `Maombi ${count} yanasubiri kutumwa`),
  sending: 'Ombi lako linatumwa…',
  sent: 'Ombi lako limetumwa',
  refused: 'Kuna ombi ambalo halikupokelewa',
  open: 'Onyesha',
  title: 'Maombi yako',
  explain: (days: number) =>
    `Maombi ambayo hayakuweza kutumwa yanahifadhiwa kwenye kifaa hiki pekee, kwa siku zisizozidi ${days} baada ya kujaribu mara ya kwanza. Kila moja hutumwa mara moja tu, mtandao unapopatikana.`,
  list: 'Maombi kwenye kifaa hiki',
  at: (time: string) => `Liliandikwa ${time}`,
  sentAt: (time: string) => `Lilitumwa ${time}`,
  items: (count: number) => `bidhaa ${count}`,
  stateKept: 'Linasubiri mtandao',
  stateOld: 'Limesubiri zaidi ya siku moja. Huenda lilifika: litume tena iwapo tu hujajibiwa.',
  stateSending: 'Linatumwa…',
  stateSent: 'Limetumwa',
  stateRefused: 'Halikupokelewa',
  answerAt: (email: string) => `Tutakujibu kwa ${email}.`,
  sendNow: 'Tuma sasa',
  otherTab: 'Kichupo kingine kinatuma kwa sasa. Ombi lako litatumwa lenyewe baadaye.',
  correct: 'Sahihisha na utume',
  whatsapp: 'Tuma kwa WhatsApp',
  remove: 'Futa',
  removeOf: (time: string) => `Futa ombi la ${time}`,
  removed: 'Ombi limefutwa',
  done: 'Sawa',
} satisfies Translation<typeof english>;
