import { ENGLISH, type Messages } from '../../../common/i18n/messages';
import { translate } from '../../../common/i18n/translate';
import { shell } from '../../../common/texts/en/shell';
import { plainSpaces } from '../../../common/domain/money';
import { languageOfPage, messagesIn, money, plainAmount, rateText, wordsIn } from './words';

const search = (text: string) => new URLSearchParams(text);

test('the address decides the language, then a site in Kiswahili, then the quotation', () => {
  expect(languageOfPage(search('language=en'), 'sw', 'sw')).toBe('en');
  expect(languageOfPage(search('language=fr'), 'sw', 'en')).toBe('sw');
  expect(languageOfPage(search(''), 'en', 'sw')).toBe('sw');
  expect(languageOfPage(search(''), 'en', 'en')).toBe('en');
});

test("the site's own words on the page are in the page's language", () => {
  const inKiswahili = messagesIn('sw', ENGLISH);
  const slow = ({ translations }: Messages) => translate(translations, 'shell', shell).slow;
  expect([slow(inKiswahili), slow(messagesIn('en', inKiswahili))]).toEqual([
    'Inachukua muda kuliko kawaida.',
    'This is taking longer than usual.',
  ]);
  expect(messagesIn('en', ENGLISH)).toBe(ENGLISH);
});

test('every word is there in both languages, and what takes part in it is said', () => {
  const names = (words: object): string[] =>
    Object.entries(words).flatMap(([name, value]) =>
      typeof value === 'object' ? names(value as object).map((inner) => `${name}.${inner}`) : [name],
    );
  expect(names(wordsIn.sw)).toEqual(names(wordsIn.en));
  for (const { acceptedBy, questionText } of Object.values(wordsIn)) {
    expect(acceptedBy('Wanjiku', '4')).toMatch(/Wanjiku.*4/);
    expect(questionText('Q-2026-0042')).toContain('Q-2026-0042');
  }
});

test('an amount is written as a field takes it, a rate without noughts', () => {
  expect([plainAmount('22560.00'), rateText(16), rateText(13.5)]).toEqual(['22560', '16', '13.5']);
});

test('what was paid may be more than one amount can be', () => {
  expect(plainSpaces(money('19999999999.98'))).toBe('Ksh 19,999,999,999.98');
  expect([plainAmount('10000000000.00'), plainAmount('7160.20')]).toEqual(['10000000000', '7160.2']);
});
