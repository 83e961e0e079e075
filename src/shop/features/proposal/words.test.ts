import { dueNow, plainAmount, rateText } from './figures';
import { languageOfPage, wordsIn } from './words';

const search = (text: string) => new URLSearchParams(text);

test('the address decides the language, then a site in Kiswahili, then the quotation', () => {
  expect(languageOfPage(search('language=en'), 'sw', 'sw')).toBe('en');
  expect(languageOfPage(search('language=fr'), 'sw', 'en')).toBe('sw');
  expect(languageOfPage(search(''), 'en', 'sw')).toBe('sw');
  expect(languageOfPage(search(''), 'en', 'en')).toBe('en');
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

test('what is due next is the deposit, then the balance, then nothing', () => {
  expect(dueNow({ depositDue: '100.00', balance: '500.00' })).toEqual({ what: 'deposit', amount: '100.00' });
  expect(dueNow({ depositDue: '0.00', balance: '400.00' })).toEqual({ what: 'balance', amount: '400.00' });
  expect(dueNow({ depositDue: '0.00', balance: '0.00' })).toBeNull();
  expect([plainAmount('22560.00'), rateText(16), rateText(13.5)]).toEqual(['22560', '16', '13.5']);
});
