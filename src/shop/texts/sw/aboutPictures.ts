import type { aboutPictures as english } from '../en/aboutPictures';
import type { TextSection } from '../en/privacy';
import type { Translation } from '../../../common/i18n/translate';

export const aboutPictures = {
  title: 'Kuhusu picha',
  lead: 'Jinsi picha za duka hili zinavyotengenezwa, kile ambacho hazionyeshi, na jinsi unavyoweza kuzitumia.',
  description:
    'Picha za bidhaa na mahali kwenye duka hili zimechorwa na kompyuta, hazikupigwa kwa kamera: jinsi zinavyotengenezwa, leseni ya kuzitumia, na wanaostahili kutajwa.',
  short: 'Kwa ufupi',
  shortPoints: [
    'Picha za bidhaa, za matumizi yake na za mahali zimetengenezwa kwa kompyuta. Hakuna iliyopigwa kwa kamera.',
    'Hakuna paa, shamba, shule wala kambi ya mteja ndani yake: mahali hapo hapapo duniani, wala watu hao.',
    'Ukiagiza, fuata maandishi ya bidhaa: vipimo, uzito na kilicho ndani ya boksi.',
    'Unaweza kuzitumia picha hizi mwenyewe, hata kwa biashara, mradi tangazo la hakimiliki libaki nazo.',
  ],
  sections: [
    {
      title: 'Zinavyotengenezwa',
      text: 'Programu yetu hujenga kila mandhari kwa maumbo, vifaa, mwanga na kamera. Kisha Blender, programu huru ya mandhari ya pande tatu, hukokotoa kile ambacho kamera hiyo ingeona.',
      points: [
        'Bidhaa zote zimewekwa jukwaa moja chini ya taa zilezile, ili uweze kuzilinganisha.',
        'Mapaa, kuta, ua, kambi na vyumba ni mandhari ya kipekee, kila moja na saa yake na hali yake ya hewa.',
        'Anayeonekana chumbani, kwa nyuma na kwa ukungu, pia ni umbo la kompyuta. Hakuna mwenye uso.',
        'Dunia, na taa zake za usiku, zinafuata ramani za umma zilizotokana na setilaiti.',
      ],
    },
    {
      title: 'Kile ambacho hazionyeshi',
      text: 'Picha inaonyesha bidhaa ni nini na jinsi inavyofungwa. Si ushahidi wa jinsi yako itakavyoonekana.',
      points: [
        'Rangi, viungo na plagi vinaweza kutofautiana kidogo. Picha ikitofautiana na maandishi ya bidhaa, fuata maandishi, au tuulize.',
        'Bidhaa zilizorekebishwa zinaonyeshwa bila alama za matumizi ambazo yako inaweza kuwa nazo.',
        'Hakuna picha ya kazi ya ufungaji tuliyoifanya.',
        'Picha ambazo duka litaongeza baadaye zinaweza kuwa za kamera. Iliyotengenezwa kwa kompyuta inasema “Imetengenezwa kwa ajili ya tovuti hii” ikionekana kwa skrini nzima.',
      ],
    },
    {
      title: 'Kuzitumia mwenyewe',
      text: 'Picha hizi, na programu zinazozitengeneza, ziko chini ya leseni ya MIT. Unaweza kuzinakili, kuzibadilisha, kuzichapa, kuzichapisha na kuziuza bila kutuomba na bila kulipa.',
      points: [
        'Weka pamoja nazo tangazo lililo hapa chini na maneno ya leseni.',
        'Zinatolewa jinsi zilivyo: hakuna anayeahidi kuwa zinafaa kwa kazi yako.',
        'Leseni inahusu zile zinazosema “Imetengenezwa kwa ajili ya tovuti hii”. Kwa picha nyingine yoyote, tuulize kwanza.',
      ],
    },
  ] as readonly TextSection[],
  creditTitle: 'Wanaostahili kutajwa',
  credit: 'Tangazo la kubaki nazo:',
  licence: 'Maneno ya leseni ya MIT',
  sourcesText: 'Kazi za wengine zilizotumika kuzitengeneza:',
  sources: [
    'Rangi ya Dunia: Blue Marble Next Generation, NASA Goddard Space Flight Center, Earth Observatory (mali ya umma).',
    'Taa zake: Marc Imhoff (NASA GSFC) na Christopher Elvidge (NOAA NGDC), picha ya Craig Mayhew na Robert Simmon (mali ya umma).',
    'Miinuko: Shuttle Radar Topography Mission, NASA Jet Propulsion Laboratory (mali ya umma).',
    'Pwani na maziwa: Natural Earth (mali ya umma).',
    'Kuondoa chengachenga: mtandao wa Intel Open Image Denoise (Apache License 2.0).',
  ],
  askTitle: 'Kuna picha inayopotosha?',
  ask: 'Tuambie ni ipi, na ina kosa gani. Tutairekebisha, au tutaiondoa.',
  write: 'Tuandikie',
  gallery: 'Tazama picha zote',
} as const satisfies Translation<typeof english>;
