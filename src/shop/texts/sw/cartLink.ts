import type { cartLink as english } from '../en/cartLink';
import type { Translation } from '../../../common/i18n/translate';
import { plural } from '../../../common/texts/sw/plural';

/** Texts of sharing a cart, and of opening a shared one. */
const things = (count: number) => `bidhaa ${count}`;

/** Maandishi ya kushiriki kikapu, na ya kufungua kilichoshirikiwa. */
export const cartLink = {
  share: 'Shiriki kikapu hiki',
  shareTitle: 'Shiriki kikapu hiki',
  shareText:
    'Kiungo kina bidhaa na idadi yake tu, hakina chochote kukuhusu. Atakayekifungua ataona bei za siku hiyo na ataulizwa kwanza.',
  left: (count: number) =>
    count === 1
      ? 'Mstari mmoja hautoshei kwenye kiungo na umeachwa.'
      : `Mistari ${count} haitoshei kwenye kiungo na imeachwa.`,
  link: 'Kiungo',
  copy: 'Nakili kiungo',
  copied: 'Kimenakiliwa',
  copyByHand: 'Kivinjari hiki hakiruhusu ukurasa kunakili. Kiungo kimechaguliwa: kinakili kutoka hapo.',
  shareWith: 'Shiriki…',
  whatsapp: 'Tuma kwa WhatsApp',
  message: (business: string) => `Kikapu kutoka ${business}`,
  qr: 'Msimbo wa QR wa kiungo',
  qrText: 'Au soma msimbo huu kwa kamera ya simu nyingine.',
  qrFailed: 'Msimbo wa QR haukuweza kupakiwa.',

  title: 'Umeshirikiwa kikapu',
  loading: 'Inasoma bidhaa…',
  ask: (count: number) =>
    count === 0
      ? 'Uongeze bidhaa hizi kwenye kikapu chako?'
      : `Kikapu chako kina ${things(count)}. Uongeze hizi, au ziwekwe badala yake?`,
  items: 'Bidhaa za kikapu ulichoshirikiwa',
  each: (amount: string) => `${amount} kila moja`,
  total: 'Jumla ya gharama',
  onRequest: 'Uliza bei',
  gone: 'Haipatikani tena: imeachwa.',
  unknown: (id: string) => `Bidhaa ${id}`,
  unread: 'Haikuweza kusomwa.',
  someUnread: 'Baadhi ya bidhaa hazikuweza kusomwa. Huenda mtandao wako ni dhaifu.',
  retry: 'Jaribu tena',
  ignored: (count: number) =>
    count === 1
      ? 'Sehemu moja ya kiungo haikusomeka na imeachwa.'
      : `Sehemu ${count} za kiungo hazikusomeka na zimeachwa.`,
  nothing: 'Hakuna bidhaa ya kiungo hiki inayoweza kununuliwa hapa.',
  add: 'Ongeza kwenye kikapu changu',
  replace: 'Badilisha kikapu changu',
  no: 'Hapana, asante',
  toShop: 'Endelea kwenye ukurasa',
  added: (count: number) => `Umeongeza ${things(count)} kwenye kikapu`,
  replaced: (count: number) =>
    `Kikapu chako sasa kina ${things(count)} ${plural(count, 'uliyoshirikiwa', 'ulizoshirikiwa')}`,
} satisfies Translation<typeof english>;
