import type { gallery as english } from '../en/gallery';
import type { Translation } from '../../../common/i18n/translate';

/** Texts of the gallery; `pictures` says what each picture shows, in the order of the files. */
export const gallery = {
  title: 'Picha',
  lead: 'Mapaa, mashamba, shule na kambi, kila moja na dishi lake; picha zimetengenezwa kwa ajili ya tovuti hii. Gusa picha uione kwa skrini nzima.',
  description:
    'Picha za intaneti ya setilaiti nchini Kenya: madishi kwenye mapaa ya mabati na vigae, shule, zahanati, mashamba, kambi na maduka.',
  empty: 'Bado hakuna picha',
  emptyText: 'Za kwanza zitatoka kwenye kazi yetu inayofuata.',
  credit: 'Imetengenezwa kwa ajili ya tovuti hii',
  pictures: [
    'Dishi kwenye paa jekundu la mabati, migunga na vilima kwa nyuma',
    'Nyumba yenye paa la vigae na dishi',
    'Madarasa yenye dishi kwenye paa',
    'Dishi kwenye paa la mabati wakati wa macheo',
    'Dishi kwenye mkono wa chuma ukutani',
    'Mahema mawili ya safari jioni na dishi kwenye nguzo',
    'Safu za paneli za jua na kibanda chenye dishi',
    'Zahanati yenye dishi kwenye paa la kijani',
    'Dishi kwenye paa lililolowa mvua',
    'Safu za vilima kwenye ukungu wa asubuhi, dishi mbele',
    'Dishi dogo juu ya gari nyikani',
    'Dishi kwenye paa la kijani baada ya machweo',
    'Ghala la shamba lenye dishi kando ya mistari ya mazao',
    'Ruta mbele ya ukuta wa mawe ya kuchonga',
    'Nyumba yenye paa la vigae jioni, taa zikiwaka',
    'Dishi kwenye nguzo katika ua uliofagiliwa',
    'Dishi na nyumba chini ya nyota',
    'Safu ya maduka jioni, dishi likiwa juu ya paa',
    'Dishi kwenye paa la buluu siku ya anga wazi',
    'Dishi juu ya kibanda cha ujenzi jioni, madirisha yakiwa na taa, kreni kwa nyuma',
    'Sakafu ya mbao juu ya bonde asubuhi, dishi juu ya sanduku kando ya viti',
  ],
} satisfies Translation<typeof english>;
