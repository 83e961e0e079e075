import type { about as english } from '../en/about';
import type { Translation } from '../../../common/i18n/translate';

/** What the business does, and why here: on the home page and /about. */
export const about = {
  title: 'Kutuhusu',
  description:
    'Ufungaji, ushauri, msaada, matengenezo na uboreshaji wa intaneti ya setilaiti, kwa nyumba na biashara kote Kenya.',
  heading: 'Kinachohitajika ni anga wazi tu.',
  lead: 'Tunauza vifaa, tunafika ulipo, tunavifunga na kuvitunza. Unapata bei moja na namba moja ya kupiga.',
  picture: 'Dishi kwenye paa kuukuu la mabati, miti na vilima kwa nyuma',
  services: [
    { title: 'Ufungaji', content: 'Dishi, mlingoti na waya hufungwa, huzibwa na kujaribiwa mahali pako.' },
    { title: 'Ushauri', content: 'Anga, umeme na njia ya waya hukaguliwa kabla hujalipa.' },
    { title: 'Msaada', content: 'Kwa simu na WhatsApp, Jumatatu hadi Jumamosi.' },
    { title: 'Matengenezo', content: 'Stendi, mizibo na viunganishi hukaguliwa na kubadilishwa.' },
    { title: 'Uboreshaji', content: 'Ruta za mesh, milingoti mirefu zaidi, umeme wa akiba.' },
  ],
  whyTitle: 'Kwa Nini Sisi',
  why: {
    price: {
      title: 'Bei iko wazi',
      content: 'Kila bidhaa kwa KES, awamu pamoja na jumla yake, ufungaji kwa bei ya maandishi.',
    },
    roof: {
      title: 'Inafungwa kulingana na paa lako',
      content: 'Mabati, vigae, mawe au mlingoti: stendi sahihi na mzibo unaostahimili masika.',
    },
    people: { title: 'Watu hujibu', content: 'Timu inayofunga vifaa vyako ndiyo inayopokea simu yako.' },
  },
  askTitle: 'Tuambie paa liko wapi.',
  askText: 'Tunakujibu kwa bei moja ya vifaa na kazi.',
  getQuote: 'Omba bei',
  shop: 'Duka',
  galleryLink: 'Tazama kwa picha',
} satisfies Translation<typeof english>;
