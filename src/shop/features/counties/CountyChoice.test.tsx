import { screen } from '@testing-library/react';
import type { County } from '../../../common/api/counties';
import type { Language } from '../../../common/domain/language';
import { plainSpaces } from '../../../common/domain/money';
import { ENGLISH, MessagesProvider } from '../../../common/i18n/messages';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { counties as kiswahili } from '../../texts/sw/counties';
import { CountyChoice } from './CountyChoice';

const nakuru: County = {
  id: '32',
  name: 'Nakuru',
  delivery_price: '1200.00',
  delivery_days: 2,
  installation_price: '6500.00',
  installation_days: 4,
  isActive: true,
};
const turkana: County = { ...nakuru, id: '23', name: 'Turkana', installation_price: null, installation_days: null };

/** In the cart and in the request. */
async function show(language: Language = 'en') {
  const { fetch } = faultyNetwork(() => ok({ version: '1', counties: [nakuru, turkana] }));
  const shown = renderInShop(
    <MessagesProvider
      value={{ ...ENGLISH, language, ...(language === 'sw' && { translations: { counties: kiswahili } }) }}>
      <CountyChoice />
      <CountyChoice />
    </MessagesProvider>,
    { fetch },
  );
  const [cart, request] = await screen.findAllByRole<HTMLSelectElement>('combobox');
  const said = () =>
    [...shown.container.querySelectorAll('dl > div')].map(({ textContent }) => plainSpaces(textContent ?? ''));
  return { ...shown, cart: cart as HTMLSelectElement, request: request as HTMLSelectElement, said };
}

test('where it is, cart and request share; it is kept for the next visit, and forgotten where nothing is named', async () => {
  const { user, cart, request, said, unmount } = await show();
  await user.selectOptions(cart, 'Turkana');
  expect([request.value, localStorage.getItem('county')]).toEqual([turkana.id, turkana.id]);
  const terms = ['Delivery to Turkana:KES 1,200.00, within 2 days', 'Installation in Turkana:on request'];
  expect(said()).toEqual([...terms, ...terms]);
  unmount();
  const later = await show();
  expect(later.said()).toEqual([...terms, ...terms]);
  await later.user.selectOptions(later.request, '');
  expect([later.said(), later.cart.value, localStorage.getItem('county')]).toEqual([[], '', null]);
});

test('it is asked in Kiswahili', async () => {
  const { user, cart, said, unmount } = await show('sw');
  expect(screen.getAllByLabelText(/^Ni wapi\?/)).toHaveLength(2);
  await user.selectOptions(cart, 'Nakuru');
  expect(said()[1]).toBe('Ufungaji Nakuru:KES 6,500.00, ndani ya siku 4');
  unmount();
  localStorage.clear();
});
