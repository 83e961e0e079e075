import { act, fireEvent, screen, within } from '@testing-library/react';
import type { RootState } from '../common/state/store';
import { useSite, type QuoteSubject } from '../shop/ui/site';
import { renderInShop } from './renderInShop';

/** What a cart holds. */
export const lines = [{ id: '1042', name: 'Standard Kit', price: 49900, quantity: 2, image: '' }];

function Opener({ subject }: { subject: QuoteSubject }) {
  const { openQuote } = useSite();
  return <button onClick={() => openQuote(subject)}>Ask</button>;
}

/** The form of a quote about this, over a network that answers so. */
export async function openQuote(subject: QuoteSubject, fetch?: typeof globalThis.fetch) {
  const items = subject.from === 'cart' ? subject.lines : [];
  const state = { cart: { items } } as Partial<RootState>;
  const shop = renderInShop(<Opener subject={subject} />, { state, ...(fetch && { fetch }) });
  await shop.user.click(screen.getByRole('button', { name: 'Ask' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Get a Quote' }));
  // The checks that follow an input are asynchronous.
  const write = (label: string, value: string) =>
    act(() => Promise.resolve(void fireEvent.change(dialog.getByLabelText(label), { target: { value } })));
  const fill = async () => {
    await write('Name', 'Achieng Otieno');
    await write('Email', 'achieng@example.com');
    await write('Message', 'Two kits, please.');
  };
  return {
    ...shop,
    dialog,
    write,
    fill,
    send: () => shop.user.click(dialog.getByRole('button', { name: 'Send request' })),
  };
}

/** What of it is kept for this visit. */
export const draft = () => JSON.parse(window.sessionStorage.getItem('quoteDraft') ?? 'null') as unknown;
