import type { needs as english } from '../en/needs';
import type { Translation } from '../../../common/i18n/translate';
import { plural } from '../../../common/texts/sw/plural';

export const needs = {
  title: 'Utahitaji pia',
  lead: 'Ili kufunga seti hii na kuiweka ikifanya kazi. Zote zinapatikana na zinaendana nayo.',
  reasons: { mount: 'Stendi', sealing: 'Kuziba paa', cable: 'Waya', power: 'Umeme', tool: 'Zana' },
  why: {
    mount: 'Hushika dishi imara, likiona anga bila kizuizi.',
    sealing: 'Huzuia paa lisivuje mahali skrubu zinapopita.',
    cable: 'Kwa umbali ambao waya ulio kwenye boksi haufiki.',
    power: 'Huiwezesha kutumia betri stima inapopotea au isipokuwepo.',
    tool: 'Kwa kuifunga na kuielekeza.',
  },
  together: (count) => (count === 1 ? 'Hii moja' : `Zote ${count} pamoja`),
  addAll: (count) => (count === 1 ? 'Iweke kikapuni' : `Weka zote ${count} kikapuni`),
  addedAll: (count) => `Bidhaa ${count} ${plural(count, 'imewekwa', 'zimewekwa')} kikapuni`,
  cartFull: (left) => `Kikapu chako kimejaa: bidhaa ${left} ${plural(left, 'imeachwa', 'zimeachwa')}. Tumia Omba bei.`,
} satisfies Translation<typeof english>;
