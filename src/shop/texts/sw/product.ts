import type { installBand as installBandEnglish, product as english } from '../en/product';
import type { Translation } from '../../../common/i18n/translate';
import { plural, timesOf } from '../../../common/texts/sw/plural';

/** Texts of the product detail page. */
export const product = {
  breadcrumb: 'Mahali ulipo',
  home: 'Mwanzo',
  shop: 'Duka',
  buy: 'Nunua',
  loading: 'Inapakia...',
  failed: 'Imeshindikana kupakia maelezo ya bidhaa',
  fetchFailed: 'Hitilafu imetokea wakati wa kupata maelezo ya bidhaa',

  rated: (rating) => `Imepewa nyota ${rating} kati ya 5, `,
  noReviews: 'Hakuna maoni bado',
  save: 'Unaokoa',
  until: (date) => `Ofa inaisha ${date}`,
  instalments: 'Lipa kwa awamu',
  parts: (count, every, amount) => `${every ? `${timesOf(every)} ` : ''}${count} × ${amount}`,
  dearer: (amount) => `${amount} zaidi ya bei ya leo`,
  cheaper: (amount) => `${amount} chini ya bei ya leo`,
  asToday: 'sawa na bei ya leo',
  quantity: 'Idadi',
  quantityOf: (name) => `Idadi ya ${name}`,
  less: 'Punguza moja',
  more: 'Ongeza moja',
  allInStock: (pieces) => plural(pieces, 'Hii ndiyo ya mwisho tuliyonayo.', `Zote ${pieces} tulizonazo.`),
  atMost: (pieces) => `Zisizozidi ${pieces}. Ukihitaji zaidi, omba bei.`,
  total: 'Jumla ya bei',
  totalFor: (quantity) => `Jumla ya ${quantity}`,
  outOfStock: 'Imeisha. Tuulize itarudi lini.',
  askPrice: 'Tuulize bei.',
  like: 'Penda',
  getQuote: 'Omba bei',
  whatsapp: 'Tuandikie WhatsApp',
  opensNewTab: '(hufungua kichupo kipya)',

  description: 'Maelezo',
  inEnglish: 'Maelezo ya bidhaa hii yako kwa Kiingereza tu.',
  specifications: 'Sifa za kiufundi',
  specificationsInEnglish: 'Sifa hizi ziko kwa Kiingereza tu.',
  dimensions: 'Vipimo',
  weight: 'Uzito',
  compatibility: 'Inafanya kazi na',
  tools: 'Zana zinazohitajika',
  additional: 'Maelezo zaidi',
  availability: 'Upatikanaji',
  pieces: (count) => `Inapatikana, ${plural(count, 'kipande', 'vipande')} ${count}`,
  category: 'Aina',

  reviewsTitle: 'Maoni',
  outOf: (reviews) => `kati ya 5, ${reviews}`,
  beFirst: 'Hakuna maoni bado. Yako yatakuwa ya kwanza.',
  stars: (n) => `nyota ${n}`,
  newest: (count) => `Maoni ${count} ya karibuni zaidi`,
  rate: 'Kadiria Bidhaa Hii',
  related: 'Bidhaa zinazohusiana',
} satisfies Translation<typeof english>;

/** The band of a product's page that offers the installation. */
export const installBand = {
  title: 'Kwenye paa lako, na timu yetu wenyewe.',
  text: 'Ufungaji, ushauri, usaidizi, matengenezo na maboresho. Tuambie paa liko wapi, nasi tutakutumia bei moja ya vifaa na kazi.',
  picture: 'Mchoro: dishi juu ya paa la mabati, miti nyuma yake',
} satisfies Translation<typeof installBandEnglish>;
