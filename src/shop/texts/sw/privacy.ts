import type { privacy as english, TextSection } from '../en/privacy';
import type { Translation } from '../../../common/i18n/translate';

export const privacy = {
  title: 'Faragha',
  lead: 'Tunachohifadhi kukuhusu, kwa nini, kwa muda gani, na unachoweza kutuomba. Kwa lugha rahisi.',
  description:
    'Kile ambacho duka hili huhifadhi kwenye kivinjari chako na kwenye seva yake, kwa nini na kwa muda gani, na haki zako chini ya Sheria ya Ulinzi wa Data ya Kenya ya 2019.',
  short: 'Kwa ufupi',
  shortPoints: [
    'Unaweza kuangalia kila kitu na kujaza kikapu bila kutuambia wewe ni nani.',
    'Hakuna wafuatiliaji wala mitandao ya matangazo, na kidakuzi ni kimoja tu, cha lugha, ukiibadilisha.',
    'Hakuna kampuni nyingine inayoulizwa chochote kabla hujabonyeza kitufe kinachosema hivyo.',
    'Unachotuandikia hutumika kukujibu, na si kwa jambo lingine lolote.',
  ],
  sections: [
    {
      title: 'Kwenye kivinjari chako',
      text: 'Hizi zinabaki kwenye kifaa chako. Hatuzipokei isipokuwa uzitume, na ukifuta data ya tovuti hii zinaondoka.',
      points: [
        'Kikapu chako na vipendwa vyako, hadi uviondoe.',
        'Kile ambacho tovuti hii hukumbuka kwa urahisi wako, kama makala uliyopenda, lugha au kaunti uliyochagua, hadi ukibadilishe.',
        'Maombi ambayo hayakuweza kutumwa, kwa siku zisizozidi 7 baada ya kujaribu mara ya kwanza; yakishatumwa, barua pepe ya jibu pekee, kwa siku moja.',
        'Ulichoandika kwenye fomu bila kutuma, na ofa za sasa, hadi ufunge kichupo.',
        'Kidakuzi cha kuingia na wanachofanyia kazi, kwa wafanyakazi wetu pekee, hadi watoke.',
      ],
    },
    {
      title: 'Kwenye seva yetu',
      text: 'Tunahifadhi kile unachotutumia kwa fomu.',
      points: [
        'Maombi na ujumbe: jina lako, barua pepe, namba ya simu ukitupa, maneno yako na bidhaa ulizoulizia. Tunazitumia kukujibu na kuandaa bei yako, na kuzihifadhi kwa muda ambao ombi lako, ufungaji au dhamana yake inazihitaji.',
        'Bei tuliyokutumia: wakati kiungo chake kilipofunguliwa mara ya kwanza, na ukiikubali, wakati huo na jina unalotoa. Yote huhifadhiwa pamoja nayo; kila aliye na kiungo chake anaona ilikubaliwa na nani na lini.',
        'Jarida: barua pepe yako, hadi utuombe tuiondoe. Hakuna sehemu nyingine ya tovuti inayoitumia.',
        'Ukadiriaji na maoni: nyota na maneno yako, yanaonyeshwa bila jina. Hatujui nani aliyeyaandika.',
        'Utafutaji ambao haukupata kitu: maneno na mara ngapi siku gani, bila chochote kuhusu aliyetafuta, kwa siku 90.',
        'Kupenda na kutazamwa: namba pekee. Alama ya nasibu huzuia ziara moja isihesabiwe mara mbili; inafutwa baada ya siku 30.',
        'Anwani yako ya mtandao, ili mashine zisifurike fomu zetu: kwenye kihesabio kinachofutwa ndani ya saa moja hivi.',
      ],
    },
    {
      title: 'Kampuni nyingine',
      text: 'Hatuuzi data wala kuishiriki kwa matangazo. Baadhi ya vitufe huelekeza kwa wengine, na kivinjari chako huwasiliana nao pale tu unapovibonyeza; huko sheria zao ndizo zinazotumika.',
      points: [
        'Onyesha ramani: OpenStreetMap inaonyesha mahali petu.',
        'Tuandikie WhatsApp: hufungua mazungumzo ya WhatsApp, yenye maandishi unayoweza kubadilisha kabla ya kutuma.',
        'Viungo vya video na mitandao ya kijamii: hufungua kurasa za huduma hizo.',
      ],
    },
    {
      title: 'Haki zako',
      text: 'Sheria ya Ulinzi wa Data ya Kenya ya 2019 inakupa haki juu ya kile tunachoshikilia kukuhusu:',
      points: [
        'kujua kinachohifadhiwa kukuhusu na jinsi kinavyotumika, na kupata nakala;',
        'kurekebishiwa data isiyo sahihi au inayopotosha;',
        'kufutiwa data isiyo sahihi, isiyohitajika tena au isiyoruhusiwa kuhifadhiwa;',
        'kupinga matumizi yake, na kuondoa ridhaa yako wakati wowote.',
      ],
    },
  ] as readonly TextSection[],
  askTitle: 'Tuulize, au omba ifutwe',
  ask: 'Tuandikie kutoka kwenye anwani uliyotumia, au utupigie. Sema unachotaka kuona, kirekebishwe au kifutwe. Ni bure, na tunajibu ndani ya siku 7.',
  write: 'Andika barua pepe',
  mailSubject: 'Data yangu',
  contact: 'Njia nyingine za kutufikia',
  complain: 'Kama hujaridhika na jibu letu, unaweza kulalamika kwa Ofisi ya Kamishna wa Ulinzi wa Data ya Kenya.',
  complainLink: 'Ofisi ya Kamishna wa Ulinzi wa Data',
  responsible: 'Anayewajibika',
} as const satisfies Translation<typeof english>;
