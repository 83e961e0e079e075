import type { DemoProductSw } from '../types';

/** By the product's key. The words are those of docs/swahili.md. */
export const productsSw: Record<string, DemoProductSw> = {
  'standard-kit': {
    name: 'Seti ya Standard Gen 3 yenye ruta na waya wa m 15',
    description: `Seti ya nyumba au ofisi ndogo ambako fibre haijafika. Weka dishi kwenye stendi yake chini ya anga wazi, chomeka umeme na ufuate programu ya simu: wengi wanaingia mtandaoni ndani ya saa moja.

Ruta ya Wi-Fi 6 iliyo ndani ya boksi inatosha nyumba ya takriban m² 180 na hadi vifaa 128. Kuta nene za mawe zitakunyima chumba kimoja au viwili; kifaa cha mesh kinavirudisha.

Dishi halisumbuliwi na mvua wala vumbi (IP67) na linafanya kazi kutoka -30 hadi 50 °C. Linatumia W 75 hadi 100, kwa hivyo kwenye betri ya V 12 linahitaji inverter au kigeuzi chetu cha DC. Malipo ya huduma ya kila mwezi hayamo kwenye bei hii.`,
  },
  'mini-kit': {
    name: 'Seti ya Mini: dishi dogo la kubeba lenye waya wa umeme wa USB-C, kwa magari na safari',
    description: `Dishi lenye ukubwa wa sinia ya chai, ruta ikiwa ndani yake. Lina uzito wa kilo moja na kidogo, linaingia kwenye begi la mgongoni na linatumia soketi ya gari ya V 12 au power bank ya USB-C ya W 100.

Limetengenezwa kwa watu wa safari: ziara za nchi kavu, watafiti walio nyanjani, kibanda kwenye maonyesho ya kilimo, matatu inayowapa abiria Wi-Fi ikisubiri kujaa. Kwenye gari linalotembea linahitaji stendi ya sumaku na anga wazi juu ya barabara.

Linatosha hema moja, gari moja au nyumba ndogo. Kwa familia inayotazama filamu jioni, seti ya Standard ni chaguo bora.`,
  },
  'high-performance-kit': {
    name: 'Seti kubwa ya High Performance kwa shule, kliniki na hoteli za kitalii',
    description: `Dishi kubwa linaloona sehemu pana zaidi ya anga: linafuatilia setilaiti nyingi kwa wakati mmoja, halipunguzi kasi kwenye mvua kubwa au panapokuwa na kizuizi kidogo, na linatosha maabara ya kompyuta au hoteli ya vyumba thelathini.

Ni la kufungwa mahali pamoja, si la kubeba. Stendi yake ya chuma hukaa juu ya paa bapa au hufungwa kwa bolti kwenye fremu; kwenye mabati tunajenga fremu juu ya papi. Panga umeme wa W 110 hadi 150, mchana na usiku.

Bei ni ya vifaa. Ukaguzi, fremu, nyaya na vituo vya Wi-Fi tunavitolea bei baada ya kuona mahali.`,
  },
  'business-kit': {
    name: 'Seti ya Biashara: dishi la Standard, nguzo ya m 3, kinga ya umeme, kifaa cha mesh na miaka miwili ya huduma kwako, kwa zahanati na shule za Turkana na Marsabit',
    description: `Kila kitu kituo cha mbali kinachohitaji kwa mzigo mmoja, ili mtu asirudi Isiolo kutafuta kiunganishi: dishi, nguzo ya m 3, vikinga umeme viwili, ruta, kifaa cha mesh, waya wa m 45 na zana za kuvifunga.

Bei inajumuisha usafiri hadi mji mkuu wa kaunti, ufungaji na timu yetu, na miaka miwili ya huduma papo hapo. Hitilafu isiyotatulika kwa simu tunaifikia ndani ya siku kumi za kazi; barabara baada ya mvua zinaweza kuongeza siku.

Saruji, mchanga na maji ya msingi wa nguzo hupatikana hapo hapo. Umeme haumo: vituo vingi huchukua seti hii pamoja na seti ya betri na sola.`,
  },
  'safari-kit': {
    name: 'Seti ya Safari: dishi la Mini, stendi ya sumaku na mkoba wa safari',
    description: `Seti ya Mini pamoja na vile ambavyo mwongozaji watalii au timu ya filamu huishia kuongeza: stendi ya sumaku ya paa la gari na mkoba mgumu wenye sponji iliyokatwa kwa kipimo. Ukinunua pamoja unalipa kidogo kuliko vipande vitatu.

Kambini, toa dishi kwenye stendi uliweke mahali pa wazi. Mkoba huzuia vumbi la barabara ya C103, na huelea kivuko kisipoelea.

Inauzwa na waya wa m 5 wa soketi ya V 12. Kwa magari mawili, agiza stendi ya pili: kuhamisha dishi ni dakika moja.`,
  },
  'refurbished-kit': {
    name: 'Seti ya Standard Gen 2 iliyorekebishwa, dhamana ya miezi sita',
    description: `Seti za kizazi kilichopita zilizorudi wenyewe walipochukua mpya. Tunafungua sehemu ya waya, tunabadilisha mpira wa kuzuia maji, tunawasha kila dishi kwa saa 48 na kuandika matokeo juu ya boksi.

Dishi hujielekeza lenyewe angani likiwa kwenye mlingoti wake na hutumia W 50 hadi 75. Kasi yake inakaribia ya seti mpya; ruta ni ya Wi-Fi 5 na haina soketi ya mtandao, kwa hivyo mtandao wa waya unahitaji adapta.

Tarajia alama za matumizi kwenye kasha. Ambacho tusingekifunga kwenye paa letu huenda kusagwa.`,
  },
  'roof-pivot-mount': {
    name: 'Stendi ya paa la mabati inayoinama, na skrubu nne za kuzuia maji',
    description: `Bamba la chuma kisichoshika kutu lenye mlingoti unaoinama ili usimame wima kwenye mteremko wowote wa paa hadi 45°. Linafungwa kupitia bati hadi kwenye papi, kamwe si kwenye bati pekee.

Ndani ya boksi kuna skrubu nne za mm 65 zenye washa za neoprene na kipande cha utepe wa butyl wa kuweka chini ya bamba. Kwa mapaa ya zamani yenye bati jembamba tunashauri kuongeza seti ya kuziba.

Linatoshea dishi la Standard moja kwa moja, na madishi mengine yote kwa adapta ya bomba.`,
  },
  'wall-mount': {
    name: 'Stendi ndefu ya ukutani, chuma kisichoshika kutu',
    description: `Mkono unaoshikilia dishi sm 45 kutoka ukutani, umbali wa kutosha kuepuka ncha za paa za majengo mengi ya Nairobi. Bomba limepinda mara moja tu na limechomelewa kwenye bamba pande zote mbili.

Lifunge kwenye jiwe au zege yenye nondo. Tofali zenye matundu zinahitaji nanga za kemikali, ambazo hazimo ndani ya boksi.`,
  },
  'pipe-adapter': {
    name: 'Adapta ya bomba kwa nguzo za mm 38 hadi 48',
    description: `Kiunganishi kinachoweka dishi la Gen 3 kwenye nguzo uliyo nayo tayari: mlingoti wa TV ya zamani, stendi ya kisima, nguzo ya ua iliyojazwa zege. Bolti mbili huibana, na plastiki ya ndani huizuia isizunguke.

Pima nguzo kwa nje. Bomba la maji la inchi 1½ ni mm 48 na linatoshea; la inchi 2 ni mm 60 na halitoshei.`,
  },
  'ground-pole': {
    name: 'Nguzo ya ardhini, m 3, yenye bamba la chini na nanga',
    description: `Kwa ua ambalo miti imesimama karibu kuliko majirani: weka dishi palipo na anga, si palipo na nyumba. Nguzo huja kwa vipande viwili na husimama kwenye bamba lenye nanga nne.

Inahitaji msingi wa sm 60 × 60 × 60. Mwaga zege, subiri wiki moja, kisha funga bamba kwa bolti. Kwenye udongo mweusi wa pamba, chimba hadi mita moja.`,
  },
  'vehicle-mount': {
    name: 'Stendi ya sumaku ya gari kwa dishi la Mini',
    description: `Reli mbili juu ya sumaku nne zilizofunikwa kwa mpira. Dishi la Mini huingia likiwa bapa na halisogei hadi km 120 kwa saa kwenye lami, wala kwenye mawimbi ya barabara ya murram.

Futa paa kabla ya kuiweka: mchanga chini ya sumaku hukwaruza. Ni kwa mapaa ya chuma pekee.`,
  },
  'sealing-kit': {
    name: 'Seti ya kuziba mapaa ya mabati: utepe wa butyl, washa na skrubu za mm 65',
    description: `Vile mafundi wetu hubeba kwenye mfuko wa pili: mita tano za utepe wa butyl, kopo la gundi ya kupaka kwa brashi, skrubu kumi na mbili za paa za mm 65 na washa ishirini za neoprene. Zinatosha stendi mbili.

Butyl hukaa chini ya bamba, washa chini ya kichwa cha skrubu, gundi juu ya vyote viwili. Kwa mpangilio huo paa halivuji; silikoni peke yake hudumu msimu mmoja wa mvua.`,
  },
  'dish-cable-23': {
    name: 'Waya wa dishi wa kubadilisha, m 23, wenye viunganishi visivyoingiza maji',
    description: `Waya kati ya dishi la Gen 3 na ruta yake, mita nane zaidi ya ule ulio ndani ya boksi. Viunganishi vya ncha zote mbili hubana na kuzuia mvua na siafu.

Usiukate na kuuunga upya: dishi hupata umeme kupitia nyaya hizo hizo, na muungo mbaya hupunguza kasi kwanza, kisha huharibu soketi.`,
  },
  'dish-cable-45': {
    name: 'Waya wa dishi wa kubadilisha, m 45, wa nje, unaostahimili jua',
    description: `Waya mrefu zaidi ambao dishi linaruhusu. Unafika kutoka nguzo iliyo chini ya shamba hadi nyumbani, au kutoka paa la jengo la ghorofa nne hadi chumba cha mlinzi.

Ganda lake ni jeusi ndani na jeupe nje dhidi ya jua. Uzike ndani ya bomba mahali watu wanachimba; acha kitanzi cha kudondosha maji kabla haujaingia ukutani.`,
  },
  'ethernet-45': {
    name: 'Waya wa Ethernet wa nje, unaostahimili jua, m 45',
    description: `Cat 6 ya shaba tupu ndani ya ganda lisilopasuka baada ya miaka miwili juani. Unaunganisha ruta na kifaa cha mesh, kituo cha Wi-Fi au jirani mnayegawana bili.

Viunganishi vimefungwa ncha zote mbili na kupimwa. Si waya wa dishi: viunganishi vyake ni tofauti.`,
  },
  'mini-power-cable': {
    name: 'Waya wa umeme wa V 12 kwa dishi la Mini, USB-C, m 5',
    description: `Unawasha dishi la Mini kutoka soketi ya gari, boksi la betri au kidhibiti cha sola. Kifaa kidogo ndani ya plagi hupandisha V 12 hadi V 20 ambazo dishi linahitaji.

Kuwasha injini hushusha umeme na dishi huanza upya. Washa injini kwanza kisha uchomeke, au tumia betri ya pili.`,
  },
  'rj45-pack': {
    name: 'Viunganishi vya RJ45 vyenye kinga, pakiti ya 10',
    description: `Plagi kumi za kupitisha waya, na vifuniko vyake, kwa Cat 5e na Cat 6. Nyaya hutokea mbele, kwa hivyo unaona mpangilio kabla ya kubana.

Plagi zenye kinga husaidia tu waya na vifaa vyote viwili vikiwa na kinga. Vinginevyo hazidhuru.`,
  },
  'ethernet-adapter': {
    name: 'Adapta ya Ethernet Gen 2, toleo la mwisho',
    description: `Inaipa ruta ya kizazi kilichopita soketi ya mtandao ambayo haikuwa nayo. Inakaa kati ya dishi na ruta na kupitisha umeme na data.

Hizi ni za mwisho, ndiyo maana ya bei hii. Seti mpya haziihitaji.`,
  },
  'router-gen3': {
    name: 'Ruta ya Gen 3, bendi tatu, Wi-Fi 6',
    description: `Ruta ya seti ya Standard, peke yake: kubadilisha iliyopigwa na radi, au kupata mtandao bora zaidi kwenye seti uliyo nayo tayari.

Bendi tatu, soketi mbili za mtandao wa waya na moja ya dishi. Husimama wima kwenye rafu; ipe hewa pande zote na usiiweke sakafuni, ambako vumbi na deki huifikia.

Ruta moja inatosha nyumba isiyo na ghorofa. Kwa ghorofa mbili au kuta za mawe za sm 20, chukua pakiti ya mbili.`,
  },
  'mesh-pair': {
    name: 'Ruta za mesh Gen 3, pakiti ya mbili kwa nyumba za ghorofa mbili',
    description: `Ruta mbili zinazofanya kazi kama mtandao mmoja: simu iliyo mfukoni inahama kutoka moja hadi nyingine ukiwa kwenye ngazi, bila kukata mazungumzo.

Weka ya pili katikati ya njia ya kufika mahali mawimbi yanaishia, si mahali yameshaisha. Ukiunganisha mbili hizo kwa waya wa mtandao, kasi ni ileile ghorofa zote mbili.

Kwa maisonette ya kawaida mbili zinatosha. Nyumba ndefu zilizojengwa chumba baada ya chumba zinaweza kuhitaji ya tatu.`,
  },
  'mesh-node': {
    name: 'Kifaa kimoja cha mesh cha kupanua Wi-Fi',
    description: `Kifaa kidogo kinachopeleka mtandao kwenye chumba kimoja zaidi, nyumba ya wageni au duka lililo mbele ya nyumba. Kiwashe karibu na ruta, bonyeza kujiunga kwenye programu, kisha ukipeleke mahali pake.

Soketi moja nyuma yake huunganisha printa au mashine ya malipo kwa waya.`,
  },
  'access-point': {
    name: 'Kituo cha Wi-Fi cha nje kwa ua na vibanda vya soko',
    description: `Wi-Fi ya mahali pa wazi: uwanja wa shule, bustani ya hoteli, safu ya vibanda. Chini ya anga wazi hufika takriban m 120; mabati na malori yaliyoegeshwa hupunguza umbali huo.

Hupata data na umeme kupitia waya mmoja wa mtandao, kwa hivyo soketi ya karibu inaweza kuwa m 90 mbali. Kifunge ukutani kwa skrubu au kwenye nguzo kwa mkanda, antena zikitazama juu.`,
  },
  'battery-box': {
    name: 'Boksi la betri la V 12, Ah 50 LiFePO4, lenye soketi tatu',
    description: `Wh 640 ndani ya boksi lenye mkono wa kubebea. Huwasha dishi la Mini kwa takriban saa 18, au dishi la Standard kupitia kigeuzi cha DC kwa saa sita hadi saba: inatosha stima za KPLC zikipotea mara nyingi, na jioni nzima kambini.

Lichaji kwa umeme wa nyumbani kwa saa tano, kwa paneli ya W 200 siku yenye jua, au kwa gari unapoendesha. Skrini huonyesha chaji kwa hatua tano na matumizi kwa wati.

Betri ya lithiamu ya aina hii haiharibiki ikiachwa nusu na hudumu takriban mizunguko 3,000. Iweke chini ya 45 °C: si ndani ya gari lililofungwa Lodwar.`,
  },
  'solar-set': {
    name: 'Seti ya betri na sola, kWh 1.2, kwa mahali pasipo na umeme wa gridi',
    description: `Imepimwa kwa dishi moja la Standard na ruta kutoka saa kumi na mbili asubuhi hadi saa nne usiku, pamoja na akiba ya asubuhi moja ya mawingu: betri ya kWh 1.2, paneli za W 400, kidhibiti, kigeuzi cha DC, fyuzi na nyaya.

Kwa saa ishirini na nne haitoshi. Kwa dishi lisilolala chukua seti mbili au uombe hesabu: tunahitaji kujua kaunti yako, saa zako na vitu vingine vinavyotumia betri hiyo.

Paneli zilizo chini huibwa na hupata kivuli. Tukiweza, tunazifunga juu ya paa kando ya dishi.`,
  },
  'dc-converter': {
    name: 'Kigeuzi cha DC, V 12 hadi V 48, W 150',
    description: `Huwasha dishi la Standard kutoka betri ya V 12 bila kuzunguka kupitia V 230. Inverter ambayo huitumii ingekula W 15 hadi 25, yaani sehemu ya tano ya betri.

Hujizima betri ikifika V 11.2, kabla haijadhurika, na huwaka tena ikifika V 12.4. Kifunge mahali hewa inapita.`,
  },
  'router-supply': {
    name: 'Umeme wa akiba wa ruta, V 12, saa nne',
    description: `Boksi bapa kati ya plagi ya ruta na ukuta. Stima ikipotea huchukua nafasi yake bila ruta kugundua, kwa hivyo simu au mtihani ulio mtandaoni unaendelea.

Huwasha ruta au kifaa cha mesh, si dishi. Kwa seti nzima chukua boksi la betri.`,
  },
  'router-psu': {
    name: 'Adapta ya umeme ya ruta, W 120',
    description: `Adapta ya umeme ya seti ya Standard kama akiba. Nyingi zinazotufikia ziliuawa na umeme uliorudi kwa nguvu, kwa hivyo weka kikinga umeme kabla ya kuchomeka mpya.

Kwa sasa imeisha; tunaweza kukuazima moja wakati yako inaangaliwa.`,
  },
  'travel-case': {
    name: 'Mkoba wa safari wa seti ya Mini',
    description: `Mkoba mgumu wenye sponji iliyokatwa kwa dishi la Mini, nyaya zake na power bank. Mpira wa kuziba huzuia vumbi na maji ya mashua ya Lamu; vali hutoa hewa baada ya ndege kutua.

Unakubalika kama mzigo wa mkononi kwenye ndege ndogo tulizoulizia. Power bank huingia nawe ndani ya ndege, si kwenye sehemu ya mizigo.`,
  },
  'hard-case': {
    name: 'Mkoba mgumu wa seti ya Standard',
    description: `Kwa seti zinazosafiri kutoka mahali hadi mahali: kliniki zinazotembea, waangalizi wa uchaguzi, timu za upimaji. Dishi, stendi, ruta na waya wa m 15 kila kimoja kina nafasi yake; kinachokosekana huonekana mara moja.

Watu wawili wanaweza kuubeba ukiwa umejaa; mmoja anaweza pia, akilalamika. Matundu ya kufuli yameimarishwa kwa chuma.`,
  },
  'carry-bag': {
    name: 'Begi la kubebea Gen 2, umbo la zamani',
    description: `Begi lenye sponji kwa dishi la kizazi kilichopita, na mfuko wa mbele wa ruta. Tulibadilisha umbo Gen 3 ilipokuja; haya ni ya mwisho ya aina ya zamani.

Huzuia mikwaruzo na mvua, si kuanguka. Linafaa pia kwa laptopu, hema na nguo za siku tatu, kama mteja mmoja alivyogundua.`,
  },
};
