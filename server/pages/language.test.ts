import { languageOf } from './language';

const known = ['en', 'sw'];

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['lang=sw', 'sw'],
  ['lang=en', 'en'],
  ['xx_tgk=abc; lang=sw', 'sw'],
  ['xx_tgk=abc;lang=sw;other=1', 'sw'],
  ['lang=sw; lang=en', 'sw'],
])('of the cookies %p it is %s', (cookies, language) => {
  expect(languageOf(cookies, known)).toBe(language);
});

test.each([
  'lang=',
  'lang=fr',
  'lang=SW',
  'lang="sw"',
  'lang=sw-KE',
  'lang=../sw',
  'lang=__proto__',
  'lang=<script>',
  'slang=sw',
  'xlang=sw; language=sw',
  `lang=${'s'.repeat(4000)}`,
])('%p is no choice', (cookies) => {
  expect(languageOf(cookies, known)).toBe('en');
});
