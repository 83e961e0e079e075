import { screen, within } from '@testing-library/react';
import { faultyNetwork, silent } from '../../testing/faultyNetwork';
import { lines } from '../../testing/openQuote';
import { renderInShop } from '../../testing/renderInShop';
import { ContactForm } from '../features/quote/contact/ContactForm';
import { useSite } from '../ui/site';

function Openers() {
  const { openCart, openQuote, openRating, openMenu } = useSite();
  return (
    <>
      <button onClick={openCart}>Your cart</button>
      <button onClick={() => openQuote({ from: 'header' })}>Get a Quote</button>
      <button onClick={() => openRating(lines[0]!)}>Rate this Product</button>
      <button onClick={openMenu}>Menu</button>
    </>
  );
}

/** Opens a part of the shell by its name. */
async function open(name: string) {
  const { user } = renderInShop(<Openers />, { state: { cart: { items: lines } }, fetch: faultyNetwork(silent).fetch });
  await user.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', { name });
}

test.each(['Your cart', 'Get a Quote', 'Rate this Product', 'Menu'])(
  'each link of what opens leads somewhere, has a name, and says that it opens a tab where it does: %s',
  async (name) => {
    const links = [...(await open(name)).querySelectorAll('a')];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(/^(\/|https:|tel:|mailto:)/);
      const said = link.ariaLabel ?? link.textContent;
      expect(said.trim()).not.toBe('');
      if (link.target !== '_blank') continue;
      expect(said).toContain('opens a new tab');
      expect(link.relList.contains('noopener')).toBe(true);
    }
  },
);

// The newsletter's stands in the footer (Footer.test.tsx), what becomes of a comment beneath its box (Comments.test.tsx).
test.each([
  ['Get a Quote', /^We use these details to answer this request, and for nothing else\./],
  ['Rate this Product', /without your name/],
])('what takes personal data says what becomes of them: %s', async (name, words) => {
  const dialog = within(await open(name));
  expect(dialog.getByText(words)).toBeTruthy();
  expect(dialog.getByRole('link', { name: /^How we handle your data/ }).getAttribute('href')).toBe('/privacy');
});

test('and so does the contact form', () => {
  renderInShop(<ContactForm />);
  expect(screen.getByText(/^We use these details only to answer you\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^How we handle your data/ }).getAttribute('href')).toBe('/privacy');
});
