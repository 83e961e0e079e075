import type { gallery as english } from '../en/gallery';
import type { Translation } from '../translate';

/** Texts of the gallery; `pictures` says what each picture shows, in the order of the files. */
export const gallery = {
  title: 'Picha',
  lead: 'Madishi, mapaa na mahali palipounganishwa. Gusa picha uione kwa skrini nzima.',
  description: 'Picha za intaneti ya setilaiti nchini Kenya: madishi kwenye mapaa ya mabati, shule, zahanati, mashamba, kambi na maduka yaliyounganishwa.',
  count: (pictures: number) => (pictures === 1 ? 'Picha 1' : `Picha ${pictures}`),
  all: 'Picha zote',
  empty: 'Bado hakuna picha',
  emptyText: 'Za kwanza zitatoka kwenye kazi yetu inayofuata.',
  shop: 'Duka',
  pictures: [
    'Dishi kwenye paa jekundu la mabati, migunga na mlima kwa nyuma',
    'Dishi kwenye kishikilio chake cha kukunja',
    'Madarasa yenye dishi kwenye paa jekundu',
    'Dishi kwenye paa la mabati wakati wa macheo',
    'Ruta na kituo cha mesh',
    'Mahema mawili ya safari jioni na dishi kwenye nguzo',
    'Safu za paneli za jua na kibanda chenye dishi',
    'Zahanati yenye dishi kwenye paa la kijani',
    'Nyumba na dishi kwenye mvua',
    'Safu za vilima kwenye ukungu wa asubuhi',
    'Dishi dogo juu ya gari jioni',
    'Dishi kwenye paa la kijani baada ya machweo',
    'Setilaiti juu ya mkunjo wa Dunia',
    'Rola ya kebo nyeupe ya mtandao',
    'Ghala la shamba lenye dishi kando ya mistari ya mazao',
    'Jiji jioni nyuma ya paa bapa lenye dishi',
    'Dishi na nyumba chini ya nyota',
    'Safu ya maduka jioni, dishi likiwa juu ya paa',
    'Dishi kwenye paa la buluu siku ya anga wazi',
    'Eneo la ujenzi lenye kreni na kibanda chenye dishi',
    'Nyaya za umeme zikivuka tambarare wakati wa machweo',
  ],
} satisfies Translation<typeof english>;
