import type { contact as english } from '../en/contact';
import type { Translation } from '../../../common/i18n/translate';

export const contact = {
  title: 'Wasiliana nasi',
  lead: 'Tuambie mahali palipo na unachotaka kufanya mtandaoni. Tunajibu ndani ya siku moja ya kazi.',
  description:
    'Tupigie, tuandikie au tutembelee Nairobi: simu, WhatsApp, barua pepe, saa za kazi Jumatatu-Jumamosi saa 2:00 asubuhi - saa 11:30 jioni, na ramani.',
  ways: 'Njia za kutufikia',
  phone: 'Simu na WhatsApp',
  email: 'Barua pepe',
  location: 'Mahali',
  whatsapp: 'Tuandikie WhatsApp',
  map: 'Ramani',
  mapText: 'Ramani inatoka OpenStreetMap pale unapoiomba.',
  mapShown: 'Ramani inatoka OpenStreetMap.',
  showMap: 'Onyesha ramani',
  hideMap: 'Ficha ramani',
  openMap: 'Fungua kwenye OpenStreetMap',
  mapFrame: (place: string) => `Ramani ya ${place}`,
  form: 'Tuma ujumbe',
  subject: 'Mada',
  subjectRequired: 'Mada inahitajika.',
  send: 'Tuma ujumbe',
  sent: 'Ujumbe wako umetumwa.',
  another: 'Andika ujumbe mwingine',
  formMissing: 'Fomu haikuweza kupakiwa. Ulichoandika kimehifadhiwa; tafadhali jaribu tena.',
} as const satisfies Translation<typeof english>;
