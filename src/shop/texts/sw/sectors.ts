import type { sectors as english } from '../en/sectors';
import type { Translation } from '../../../common/i18n/translate';

/** The sectors that the business serves; `picture` says what the sector's picture shows. */
export const sectors = {
  title: 'Sekta',
  position: (n: number, total: number) => `Sekta, ${n} kati ya ${total}`,
  pause: 'Simamisha',
  play: 'Endelea',
  slides: {
    agriculture: {
      title: 'Kilimo',
      content:
        'Vipima udongo, kengele za vyumba vya baridi na bei za soko, kwenye mashamba yasiyofikiwa na nyaya wala minara.',
      picture: 'Mistari ya mazao, ghala la shamba lenye dishi, tangi la maji',
    },
    construction: {
      title: 'Ujenzi',
      content:
        'Ramani, kamera na malipo ya wafanyakazi kwenye eneo la ujenzi tangu siku ya kwanza, kisha eneo linalofuata.',
      picture: 'Eneo la ujenzi lenye kreni, kibanda chenye dishi mbele yake',
    },
    education: {
      title: 'Elimu',
      content: 'Masomo, mitihani na chumba kizima cha kompyuta kwa dishi moja, pamoja na umeme wa akiba.',
      picture: 'Shule yenye paa jekundu, baraza lake kwenye jua la jioni, dishi juu ya paa',
    },
    energy: {
      title: 'Nishati na Huduma za Umma',
      content: 'Mita, pampu na vituo vya umeme vinavyotoa taarifa kila dakika, mbali na mji wowote.',
      picture: 'Paneli za jua, kibanda chenye dishi na nyaya za umeme zikivuka tambarare',
    },
    finance: {
      title: 'Huduma za Kifedha',
      content: 'Njia ya pili inayochukua nafasi waya unapokatika, ili matawi na mawakala waendelee kulipa.',
      picture: 'Jiji wakati wa jioni nyuma ya paa bapa lenye dishi',
    },
    retail: {
      title: 'Rejareja na Ukarimu',
      content: 'Malipo ya kadi yanayokamilika, na Wi-Fi ambayo wageni huitaja katika maoni yao.',
      picture: 'Safu ya maduka jioni, dishi likiwa juu ya paa',
    },
  },
} satisfies Translation<typeof english>;
