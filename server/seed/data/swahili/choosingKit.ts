import type { DemoArticleSw } from '../types';

export const choosingKit: DemoArticleSw = {
  title: 'Kuchagua kati ya Mini, Standard na High Performance',
  shortDescription:
    'Madishi matatu, kazi tatu: tofauti ni idadi ya watu yanaohudumia, umeme yanaokula na kama yanasafiri.',
  content: `Wengi wanaotuandikia huuliza dishi lipi ni bora zaidi. Hakuna kitu kama hicho; kuna kazi tatu. Jibu maswali manne na itabaki seti moja.

## Watu wangapi, saa ngapi?

Hesabu watu watakaokuwa mtandaoni kwa wakati mmoja, na uhesabu jioni, si asubuhi.

- **Mtu mmoja hadi wanne**: Mini inatosha. Simu mbili za video na kusoma kidogo si shida; filamu nne kwa pamoja ni shida.
- **Familia, ofisi ya watu kumi, kliniki**: seti ya Standard.
- **Thelathini na zaidi, wote kwa pamoja**: seti ya High Performance. Maabara ya kompyuta ndiyo mtihani mgumu zaidi, kwa sababu mashine arobaini huomba ukurasa mmoja kwa sekunde moja.

Kati ya kumi na thelathini inategemea wanafanya nini. Saiba ambako watu hujaza fomu ni nyepesi kuliko hosteli ambako wanatazama kandanda.

## Umeme unatoka wapi?

Hili huamua mara nyingi kuliko kasi. Kipimo cha kwenye plagi:

- Mini: W 25 hadi 40
- Standard: W 75 hadi 100
- High Performance: W 110 hadi 150

Kwenye umeme wa gridi tofauti ni shilingi mia chache kwa mwezi. Kwenye sola ni tofauti kati ya paneli moja na tatu. Kama umeme wako unatoka kwenye betri, anza na dishi dogo zaidi linaloweza kazi na utumie zilizobaki kwa betri.

## Je, linasafiri?

Mini huingia kwenye begi la mgongoni na huwaka kwa soketi ya gari. Seti ya Standard inaweza kuhamishwa, na hoteli nyingine huibeba kutoka kambi hadi kambi ndani ya mkoba mgumu, lakini kila mara ni kazi ya mikono miwili. Dishi la High Performance hubaki pale lilipofungwa.

Kama linapaswa kufanya kazi gari likitembea, ni Mini tu kwenye stendi ya sumaku iliyotengenezwa kwa hilo.

## Anga likoje?

Dishi kubwa huona sehemu kubwa zaidi ya anga kwa wakati mmoja. Mti ukisimama njiani, lina setilaiti nyingine za kugeukia, na hushikilia kwa muda mrefu kwenye dhoruba. Anga likiwa wazi, dishi la Standard ni imara vivyo hivyo.

Kwa hivyo kabla ya kulipa mara tano kwa sababu ya anga baya, angalia kama nguzo inaweza kulipeleka dishi kwenye anga zuri. Mita tatu za bomba ni nafuu kuliko dishi lolote.

## Vitu watu husahau kuhesabu

Dishi si bili nzima. Ongeza

- **stendi** ya paa lako na seti ya kuziba,
- **waya** mrefu zaidi, kama ruta haitakuwa ndani ya m 15,
- **ruta** ya pili kwa kuta za mawe au ghorofa ya pili,
- kitu cha **stima zikipotea**,
- malipo ya huduma ya kila mwezi, ambayo hayamo kwenye bei ya kifaa chochote.

Kwa nyumba ya familia ya watu watano Kajiado, mara ya mwisho tulipohesabu, hayo yalifika takriban theluthi moja juu ya seti. Ni heri ulisikie kutoka kwetu kabla kuliko kutoka benki yako baadaye.

## Jibu letu fupi

Peke yako au barabarani: Mini. Nyumba au ofisi ndogo: Standard. Shule, hospitali, hoteli ya kitalii: High Performance, baada ya sisi kuona paa. Na kama uko kati ya mbili, chukua ndogo na stendi nzuri. Seti iliyokuwa ndogo unaweza kuiuza; hakuna anayenunua tundu la dari.

Leta majibu yako unapoomba bei. Tukijua idadi ya watu, kaunti, aina ya paa na chanzo cha umeme tunaweza kukuambia bei siku hiyo hiyo.`,
};
