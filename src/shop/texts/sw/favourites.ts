import type { favourites as english } from '../en/favourites';
import type { Translation } from '../../../common/i18n/translate';

/** Texts of the page of favourites and recently viewed products. */
export const favourites = {
  title: 'Vipendwa',
  lead: 'Ulivyovipenda vinabaki kwenye kivinjari hiki, kwa bei ya leo.',
  description: 'Bidhaa ulizozipenda na kuzitazama kwenye kivinjari hiki.',
  loading: 'Inapakia...',
  list: 'Vipendwa',
  emptyTitle: 'Bado hakuna vipendwa',
  emptyText: 'Bonyeza Penda kwenye bidhaa ili uipate hapa tena, kwenye kivinjari hiki.',
  toShop: 'Nenda dukani',
  remove: 'Ondoa',
  removeNamed: (name: string) => `Ondoa ${name} kwenye vipendwa`,
  gone: 'Haipatikani tena',
  unread: 'Haikuweza kusomwa. Bei ni ya mwisho uliyoiona.',
  retry: 'Jaribu tena',
  recent: 'Ulizotazama karibuni',
  forget: 'Futa orodha',
  all: 'Vipendwa vyote',
  more: (count: number) => `Onyesha ${count} zaidi`,
} satisfies Translation<typeof english>;
