import type { DemoArticleSw } from '../types';

export const openSky: DemoArticleSw = {
  title: 'Anga juu ya ua wako linapaswa kuwaje',
  shortDescription:
    'Miti, matangi ya maji na ukuta wa jirani: jinsi ya kupata mahali pamoja kwenye kiwanja penye anga wazi, kwa simu yako na dakika kumi.',
  content: `Mtu akituambia kwamba intaneti hukatika kwa sekunde mbili kila baada ya dakika chache, hatuulizi kuhusu hali ya hewa. Tunaomba picha ya anga. Mara nne kati ya tano kuna mti ndani yake.

## Kwa nini sekunde mbili ni muhimu

Setilaiti ziko chini na hukimbia. Kila moja huvuka anga lako kwa dakika chache, na dishi huhama kutoka moja hadi inayofuata. Tawi likificha sehemu ya anga ambako inayofuata ipo, muunganisho husubiri mpaka itokee upande wa pili.

Filamu haigundui, ina akiba ya sekunde kadhaa. Simu hugundua. Mashine ya malipo, mtihani au mchezo pia hugundua.

## Koni

Fikiria koni ya aiskrimu imesimama juu ya dishi, imefunguka juu, pana kidogo kuliko pembe mraba: takriban 110° kutoka ukingo hadi ukingo. Yote inapaswa kuwa anga.

- Kwa **umbali wa m 10**, kitu kisizidi takriban m 7 juu ya dishi.
- Kwa **m 20**, kisizidi m 14.
- Nguzo au waya unaokatiza koni hugharimu kidogo. Ukuta, tangi au kichaka cha majani hugharimu sana.

Kioo huziba, bati huziba, mwavuli wa jua huziba. Makuti hupitisha kiasi yakiwa makavu na hayapitishi kitu yakilowa.

## Dakika kumi na simu

Programu ya seti ina kifaa kinachotumia kamera. Unageuka polepole na inachora koni juu ya kile inachoona. Fanya hivyo kila mahali panapoweza kubeba dishi: kilele cha paa, ukutani, stendi ya tangi, kona ya mbali ya kiwanja.

1. Simama pale dishi litakapokuwa, si chini yake. Ukiwa chini unaona vizuizi visivyokuwepo juu ya paa, na kukosa vingine.
2. Shika simu kwenye urefu wa dishi.
3. Endelea kutembea mpaka kifaa kionyeshe kizuizi chini ya asilimia moja. Asilimia mbili ndicho watu huishi nacho na kulalamika.

Kama huwezi kupanda, piga picha kwa simu iliyo kwenye mpini wa ufagio. Tumetumiwa vitu vya ajabu zaidi.

## Utazame upande gani

Kenya tuko kwenye ikweta, na setilaiti hupita pande zote. Dishi huomba mwinamo mdogo na mwelekeo linapowashwa, lakini kwa kuchagua mahali tazama mzunguko wote. Anayekuambia ulielekeze kaskazini kama dishi la TV amekuwa akiuza madishi ya TV.

## Pasipo na mahali pa wazi

- **Panda juu.** Mlingoti wa mita mbili ukutani mara nyingi hupita paa la jirani.
- **Toka nje.** Nguzo ya ardhini mahali pa wazi shambani, na waya wa m 45, hushinda paa baya. Mbali zaidi, weka ruta ndani ya boksi kavu kwenye nguzo na upeleke waya wa mtandao hadi nyumbani.
- **Pogoa.** Mwombe mwenyewe, uliza kaunti kama ni mti wa barabara, na ukumbuke kwamba mkaratusi hurudi baada ya miezi kumi na minane.
- **Shirikianeni.** Labda paa la jirani ndilo sahihi. Nyumba mbili kwa seti moja ni jambo la kawaida.

## Tazama tena kila mwaka

Miti hukua mita moja kwa mwaka nyanda za juu, na majengo ghorofa moja. Muunganisho uliokuwa mzuri ukianza kukatika dakika zilezile kila siku, tumia kifaa hicho tena kabla ya kulilaumu dishi.

Tutumie picha ya skrini unapoomba bei. Hukuokolea ada ya ukaguzi, nasi hutuokolea safari.`,
};
