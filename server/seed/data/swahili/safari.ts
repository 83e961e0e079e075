import type { DemoArticleSw } from '../types';

export const safari: DemoArticleSw = {
  title: 'Intaneti safarini: kambi, magari na barabara ndefu za murram',
  shortDescription:
    'Jinsi waongozaji watalii wanavyotumia dishi dogo kati ya Mara na Loiyangalani, wanavyolipatia umeme, na wakati ambapo ni heri libaki ndani ya mkoba.',
  content: `Hoteli moja ya kitalii Samburu ilituambia kwa nini ilinunua dishi: si kwa ajili ya wageni bali ofisi ya kupokea wageni, ambayo ilikuwa mtu na simu juu ya kilima. Wageni walikuja pili. Kwenye magari ni vivyo hivyo. Waongozaji wanataka ujumbe kwamba daraja la Archers Post linapitika, na hali ya hewa. Kwamba mgeni anaweza kupiga simu nyumbani ni nyongeza.

## Seti gani

Kwa magari na kambi za kuhamahama, **Mini**. Hutumia W 25 hadi 40, huwaka kwa dakika mbili na huingia chini ya kiti. Seti ya Standard ni ya kambi zinazokaa msimu mzima, juu ya nguzo kando ya hema la chakula.

Kwa gari litakalokuwa mtandaoni likitembea, ongeza stendi ya sumaku. Tarajia kukatika chini ya miti, kwenye makorongo na kila lori linapopita karibu. Kwenye barabara ya wazi kaskazini mwa Isiolo hushika kwa saa nyingi.

## Umeme ndani ya gari

- Kutoka **betri ya pili**, kamwe si ile inayowasha injini. Saa nne za dishi hula Ah 10 hadi 13.
- Kupitia **fyuzi ya A 10** na soketi isiyocheza. Mawimbi ya barabara hutikisa plagi zikatoka; zetu tunazifunga kwa utepe.
- Kuwasha injini hushusha umeme, na dishi huanza upya. Washa kwanza, kisha uchomeke.

Kambini boksi la betri la Ah 50 hubeba dishi kutoka machweo hadi kifungua kinywa, na hujazwa tena na paneli ya kukunja wote wakiwa wameenda kutazama wanyama.

## Mahali pa kuliweka

Mahali pa wazi hushinda kila kitu. Mita kumi kutoka kwenye migunga ni bora kuliko chini yake, na meza ya kambi ni bora kuliko nyasi, kwa sababu ya fisi. Fisi hutafuna chochote chenye harufu ya mikono. Waya wetu mmoja ulifika Tarangire na kurudi ukiwa tumboni, au ndivyo inavyosimuliwa.

Pwani, lisuuze kwa maji baridi yasiyo na chumvi. Chumvi hufanyia alumini kile fisi hufanyia waya.

## Vumbi

Barabara ya C103 ina vumbi laini kama poda. Huingia kila mwanya usiozibwa, na dishi halina mwanya, lakini plagi zinao. Zifunge kwa vifuniko vyake au kipande cha utepe kabla ya kuondoka. Futa uso wa dishi kwa kitambaa chenye maji; kikavu hugeuza vumbi kuwa msasa.

Mkoba mgumu wenye mpira wa kuziba si anasa huko. Sponji yake pia huokoa dishi mkoba ukianguka kutoka kwenye karia, na utaanguka.

## Adabu

Hii ndiyo sehemu watu hutushukuru.

1. **Zima mkitazama wanyama.** Gari lenye hotspot ni gari lililojaa vichwa vilivyoinama.
2. **Saa moja jioni** inatosha. Kubalianeni mwanzoni na hakuna atakayenuna.
3. **Jina la Wi-Fi lisitaje kambi ilipo.** Majangili nao husoma. Usitume picha za moja kwa moja za vifaru zinazoonyesha mahali.
4. **Uliza hifadhi.** Sheria hutofautiana na hubadilika. Simu moja kabla ya safari ni nafuu kuliko mjadala langoni.

## Wakati libaki ndani ya mkoba

Kwenye msongamano wa Nairobi. Chini ya miti ya msitu wa Kakamega. Ndani ya korongo. Na jioni ya mwisho, kando ya moto, mtu anapoanza hadithi.

## Vya kubeba

- Seti ya Mini, waya wa V 12, boksi la betri au power bank ya W 100
- Stendi ya sumaku na kamba yake ya usalama
- Mkoba mgumu, kitambaa chenye maji, utepe, fyuzi ya akiba
- Kadi iliyochapishwa yenye jina la mtandao, nenosiri na saa, kwa wageni

Mzigo mzima una kilo kumi na nne ukiwa na boksi la betri, na sita bila hilo. Mengine yote utakayohitaji huko hayapakuliwi mtandaoni.`,
};
