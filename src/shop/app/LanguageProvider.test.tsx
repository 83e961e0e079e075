import '../../testing/apiOrigin';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Providers } from '../../common/app/Providers';
import { makeStore } from '../../common/state/store';
import { shell } from '../../common/texts/en/shell';
import { ENGLISH, useLanguage, useMessages } from '../../common/i18n/messages';
import { LanguageSwitch } from '../shell/LanguageSwitch';
import { LanguageProvider } from './LanguageProvider';

let mockGone = false;
jest.mock('../texts/sw', () => {
  if (mockGone) throw new Error('Loading chunk messages-sw failed.');
  return jest.requireActual<object>('../texts/sw');
});

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
  // The document is told once the texts stand.
  await waitFor(() => expect(document.documentElement.lang).toBe('sw'));
  expect(document.cookie).toContain('lang=sw');
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('Kisumu');
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Get a Quote' })).toBeTruthy();
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(document.cookie).toContain('lang=en');
});

/** Presses the switch of a page whose texts in the other language are gone. @returns what is said */
async function pressInVain(): Promise<string | undefined> {
  jest.resetModules();
  mockGone = true;
  const store = makeStore();
  render(
    <Providers store={store} now={0}>
      <LanguageProvider first={ENGLISH}>
        <LanguageSwitch />
      </LanguageProvider>
    </Providers>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Kiswahili' }));
  await waitFor(() => expect(store.getState().alert.current).not.toBeNull());
  mockGone = false;
  expect([document.documentElement.lang, document.cookie]).toEqual(['en', expect.stringContaining('lang=sw')]);
  return store.getState().alert.current?.message;
}

test('where the texts are gone from a server that answers, that is said, and the page that is loaded anew has them', async () => {
  window.fetch = () => Promise.resolve(new Response());
  // jsdom cannot reload, and says so.
  const reload = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await pressInVain()).toBe(shell.brokenTitle);
  expect(reload).toHaveBeenCalledTimes(1);
  reload.mockRestore();
});

test('without a network that is said, nothing changes here, and the choice is kept', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await pressInVain()).toBe(shell.youAreOffline);
  online.mockRestore();
});

/** A page whose switch is pressed while the rest of the shop's words is on its way. @returns lets it come */
async function press(): Promise<() => void> {
  let come = () => {};
  const rest = new Promise<boolean>((resolve) => {
    come = () => resolve(true);
  });
  render(
    <Providers store={makeStore()} now={0}>
      <LanguageProvider first={ENGLISH} readRest={() => rest}>
        <LanguageSwitch />
      </LanguageProvider>
    </Providers>,
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Kiswahili' }));
    // The texts' own chunk.
    await import('../texts/sw');
  });
  return come;
}

test("the switch says that it waits for the shop's words, until they are there", async () => {
  const come = await press();
  expect(screen.getByRole('button', { name: 'Kiswahili' }).getAttribute('aria-busy')).toBe('true');
  await act(() => Promise.resolve(come()));
  const back = await screen.findByRole('button', { name: 'English' });
  expect(back.getAttribute('aria-busy')).toBeNull();
});

test('words that do not come hold the change for a few seconds at most', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    await press();
    await act(() => jest.advanceTimersByTimeAsync(2_900));
    expect(screen.queryByRole('button', { name: 'English' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('button', { name: 'English' })).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});
