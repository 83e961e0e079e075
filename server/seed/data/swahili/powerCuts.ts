import type { DemoArticleSw } from '../types';

export const powerCuts: DemoArticleSw = {
  title: 'Umeme wa intaneti ya setilaiti stima zikipotea',
  shortDescription:
    'Betri ya V 12, inverter ndogo au bila inverter kabisa: seti inatumia umeme kiasi gani hasa, na kila njia inakuweka mtandaoni kwa muda gani.',
  content: `Stima zinapotea na intaneti inaondoka nazo, ingawa setilaiti haijali. Zile KPLC inazotangaza huchukua kutoka saa tatu asubuhi hadi saa kumi na moja jioni; zisizotangazwa ni fupi zaidi na huja jioni. Zote mbili zinaweza kuvukwa. Swali ni kwa muda gani na kwa gharama gani.

## Vifaa viwili, njaa mbili

Seti ina sehemu mbili zinazohitaji umeme: dishi na ruta. Kwenye seti ya Standard, dishi hutumia W 75 hadi 100 na ruta hupata umeme wake njiani. Mini ni dishi na ruta kwa pamoja na hutumia W 25 hadi 40.

Kwa hivyo umeme wa akiba wa ruta pekee, ule mdogo unaouzwa kwa modemu za fibre, huweka jina la Wi-Fi yako hewani lakini hakuna intaneti nyuma yake. Unafaa pale kifaa cha mesh au boksi la fibre linapouhitaji, na si kwingineko.

## Njia tatu za kuvuka

### Boksi la betri

Kwa Mini hii ndiyo njia rahisi zaidi: chomeka waya wa V 12 kwenye boksi. Ukiwa na Ah 50, yaani Wh 640, una takriban saa 18. Kwa seti ya Standard weka kigeuzi cha DC kati yao na utarajie saa sita hadi saba.

### Betri na inverter

Kama nyumba ina inverter tayari, itumie. Angalia mambo mawili:

- Lazima iwe ya **pure sine**. Za bei rahisi hutoa wimbi lisilo laini linalopasha adapta moto na kuanzisha dishi upya.
- Iwe ndogo. Inverter ya kW 3 hujitumia yenyewe W 30 hadi 50 usiku kucha, ili kulisha dishi la 80.

### Sola mchana, betri usiku

Pale stima zinapopotea kwa muda mrefu au hakuna gridi, paneli hujilipa zenyewe. Tumeandika makala tofauti kuhusu ukubwa wake.

## Hesabu ya haraka

Chukua wati-saa za betri, toa sehemu ya kumi kwa upotevu, gawanya kwa wati za dishi:

- Wh 640 na Mini ya W 32: saa 18
- Wh 640 na dishi la Standard la W 85: karibu saa saba
- Wh 1,200 na dishi la Standard: kati ya saa kumi na mbili na kumi na tatu

Betri ya asidi itumike hadi nusu tu kama unataka idumu zaidi ya mwaka. Hesabu nusu ya kilichoandikwa juu yake.

## Okoa kabla ya kununua

Wati-saa ya bei nafuu zaidi ni ile usiyoitumia.

1. Weka dishi **lilale** kwenye programu, tuseme kutoka saa tano usiku hadi saa kumi na moja alfajiri. Hiyo ni robo ya umeme wake.
2. Zima kiyeyusha theluji. Hakuna anayekihitaji Kenya, na kinaweza kutumia zaidi ya dishi lenyewe.
3. Tumia DC unapoweza. Kila mabadiliko kutoka DC hadi AC na kurudi hula sehemu ya kumi.

## Umeme unaorudi huua seti nyingi kuliko mvua

Umeme ukirudi hauji polepole. Adapta nyingi zinazofika kwenye karakana yetu zilikufa wakati huo. Kikinga umeme cha soketi ni nafuu kuliko chakula cha mchana cha watu wawili; cha waya unaotoka paani ni ghali kidogo zaidi. Kericho au Kakamega, ambako radi ni jirani, chukua vyote viwili.

Na chomoa plagi dhoruba ikisimama juu ya nyumba. Hapo boksi la betri linasaidia kwa njia ya pili: ukiwa umechomoa umeme, unabaki mtandaoni radi zikipiga.

## Sisi tungefanya nini

Kwa nyumba ya mjini ambako stima hupotea saa chache: seti ya Standard, kigeuzi cha DC, boksi la betri. Kwa duka la M-Pesa lisiloweza kufunga: Mini na boksi la betri, ambavyo ni nafuu zaidi na hudumu siku nzima ya biashara. Kwa shule: tuulize, kwa sababu hapo kompyuta nazo huhesabiwa.`,
};
