import type { DemoArticleSw } from '../types';

export const mabatiRoof: DemoArticleSw = {
  title: 'Jinsi ya kufunga dishi kwenye paa la mabati bila kuvuja',
  shortDescription:
    'Ziba kila skrubu, weka mlingoti mbali na kilele cha paa na upitishe waya chini ya mwingiliano wa mabati, ili mvua za kwanza za masika zisikushtue.',
  content: `Paa la mabati ndilo mahali pazuri zaidi pa dishi katika sehemu nyingi za Kenya: liko juu, lina anga wazi na ni rahisi kulifikia. Ndilo pia linalotuitisha tena mara nyingi, kwa sababu kila skrubu inayopita kwenye bati ni tundu mpaka mtu aizibe. Hivi ndivyo timu zetu hufanya.

## Chagua mahali kabla ya stendi

Simama pale dishi litakapokuwa na utazame juu. Dishi linahitaji anga wazi lenye umbo la koni, upana wa takriban 110°. Miti hukua, na tangi la maji la jirani linaweza kupanda ghorofa nzima: acha nafasi upande usioumiliki.

Kisha tazama chini. Unataka mahali ambapo

- pana **papi** chini yake, mbao au chuma kinachobeba bati, kwa sababu bati peke yake halishiki chochote,
- ni angalau sm 60 kutoka kilele cha paa, ambako upepo ni mkali zaidi, na kutoka ncha za paa,
- ni mbali na bonde kati ya mapaa mawili, ambako maji hukusanyika,
- waya unaweza kufika chumba ambacho ruta itakuwa.

Papi utaitambua kwa mstari wake wa skrubu. Gonga bati kati ya skrubu mbili: juu ya mbao sauti ni nzito.

## Juu ya wimbi, kamwe si bondeni

Maji hupita kwenye bonde la wimbi. Skrubu iliyo bondeni husimama ndani ya mto kila mvua inyeshapo; iliyo juu ya wimbi hulowa na kukauka tena. Toboa juu ya wimbi, kupitia bati, hadi ndani ya papi.

Bamba likikaa hivi kwamba tundu moja linaangukia bondeni, sogeza bamba. Usijiambie kwamba gundi itatosha.

## Ziba kwa mpangilio sahihi

1. Safisha bati kwa brashi kavu, kisha kwa kitambaa na spiriti kidogo. Rangi inayobanduka lazima itoke.
2. Weka kipande cha **utepe wa butyl** chini ya bamba, kuzunguka kila tundu. Ubonyeze; unapaswa kujitokeza pembeni.
3. Funga skrubu na **washa yake ya neoprene**. Kaza mpaka washa ianze kuvimba. Ukizidisha utaikata.
4. Paka gundi juu ya vichwa vya skrubu na ukingo wa bamba. Hiyo ni kinga ya pili, si ya kwanza.

Silikoni peke yake ndiyo tunayoikuta kwenye mapaa yanayovuja. Haishiki vizuri kwenye chuma cha mabati na huachia mwaka wake wa pili juani.

## Skrubu sahihi

Kwa papi za mbao chukua skrubu za paa za mm 65: mm 25 ni za urefu wa wimbi, zinazobaki ni za mbao. Kwa papi za chuma chukua skrubu zinazojitoboa zenye nyuzi nyembamba. Skrubu zilizokuja na mabati zimetengenezwa kushika mabati, si mlingoti kwenye upepo.

## Ingiza waya bila maji

Shusha waya juu ya wimbi hadi ncha ya paa na uache **kitanzi cha kudondosha maji** kabla haujaingia ukutani: pindo linaloning'inia chini ya tundu, ili maji yadondoke badala ya kuingia ndani. Kwenye paa refu unaweza kupitisha waya chini ya mwingiliano wa mabati mawili. Kamwe usitoboe bati kwa ajili yake.

Ubane kila sm 50 kwa vibanio kwenye skrubu zilizopo. Waya unaocheza kwenye upepo hujikata ganda lake ndani ya mwaka.

## Kabla hujashuka

- Vuta mlingoti kwa uzito wako. Kitu kisisogee.
- Mwaga ndoo ya maji juu ya bamba, mtu mwingine akitazama dari.
- Piga picha ya skrubu. Baada ya miaka miwili utataka kujua zilikuwaje.

Fanya kazi na mtu wa pili, asubuhi kavu, na viatu visivyoteleza. Mabati yaliyo salama saa tatu asubuhi ni utelezi saa kumi jioni, umande wa nyanda za juu ukishuka. Na kama paa linaonekana kuukuu kuliko nyumba, tuulize kwanza: skrubu mpya kwenye papi zilizooza ni skrubu za kupoteza.`,
};
