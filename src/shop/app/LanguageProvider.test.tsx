import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shell } from '../../common/texts/en/shell';
import { ENGLISH, useLanguage, useMessages } from '../../common/i18n/messages';
import { LanguageProvider } from './LanguageProvider';

function Page() {
  const t = useMessages('shell', shell);
  const { language, change } = useLanguage();
  return (
    <>
      <h1>{t.getQuote}</h1>
      <input aria-label="typed" />
      <button type="button" onClick={() => void change(language === 'en' ? 'sw' : 'en')}>
        switch
      </button>
    </>
  );
}

const renderPage = () =>
  render(
    <LanguageProvider first={ENGLISH}>
      <Page />
    </LanguageProvider>,
  );

afterEach(() => {
  document.cookie = 'lang=; path=/; max-age=0';
});

test('a change swaps the texts, keeps the choice, names it in the document and leaves what is typed', async () => {
  renderPage();
  expect(document.documentElement.lang).toBe('en');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('typed'), 'Kisumu');
  const button = screen.getByRole('button');
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Omba bei' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('sw');
  expect(document.cookie).toContain('lang=sw');
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('Kisumu');
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Get a Quote' })).toBeTruthy();
  expect([document.documentElement.lang, document.cookie]).toEqual(['en', expect.stringContaining('lang=en')]);
});
