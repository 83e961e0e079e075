import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import css from '@eslint/css';
import compat from 'eslint-plugin-compat';
import parser from '@typescript-eslint/parser';

/** Since when each browser has what: the data of `compat`, which itself asks for little more than constructors. */
const { api } = createRequire(import.meta.resolve('eslint-plugin-compat'))('@mdn/browser-compat-data');
const { browserslist } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const IDS = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' };
const PROMISED = browserslist.map((line) => {
  const [name, , version] = line.split(' ');
  return [IDS[name] ?? name, Number(version)];
});
/** What is used all the same, each with its line in docs/browsers.md. */
const GUARDED = ['cancelIdleCallback', 'connection', 'requestIdleCallback', 'share'];

const isLacking = ({ support }) =>
  PROMISED.some(
    ([id, version]) =>
      ![support[id] ?? []]
        .flat()
        .some((one) => !one.flags && !one.prefix && !one.version_removed && parseFloat(one.version_added) <= version),
  );

/** Members, by what they are asked of (`AbortSignal.any`, `document.startViewTransition`), that a promised browser lacks. */
const lacking = Object.entries(api).flatMap(([owner, { __compat, ...members }]) =>
  Object.entries(members)
    .filter(([, member]) => member.__compat && isLacking(member.__compat))
    .flatMap(([name]) => {
      if (name.endsWith('_static')) return { object: owner, property: name.slice(0, -'_static'.length) };
      const isGlobal = ['Document', 'Navigator', 'Window'].includes(owner) && !GUARDED.includes(name);
      return isGlobal ? { object: owner.toLowerCase(), property: name } : [];
    }),
);

/** What is run by visitors' and staff's browsers. */
const IN_BROWSERS = { files: ['src/**/*.ts', 'src/**/*.tsx'], ignores: ['src/testing/**', 'src/*/server.tsx'] };

/** What only ESLint's plugins know; everything else is asked by .oxlintrc.json, which reads types in a tenth of the time. */
export default [
  // Tests run in no browser, and name addresses as visitors see them.
  { ignores: ['node_modules', 'dist', 'src/**/*.gen.ts', 'src/**/*.test.ts', 'src/**/*.test.tsx'] },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    languageOptions: { parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  // What browsers must have is the browserslist of package.json; what they may lack, docs/browsers.md.
  { ...IN_BROWSERS, ...compat.configs['flat/recommended'] },
  {
    ...IN_BROWSERS,
    rules: {
      'no-restricted-properties': [
        'error',
        ...lacking.map((one) => ({ ...one, message: 'A browser of the list lacks it: docs/browsers.md.' })),
      ],
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    ignores: ['src/common/domain/paths.ts', 'src/common/domain/staffPaths.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value=/^\\x2F(shop|articles|dashboard|contact|sign-in|account)/]',
          message: 'Every address is built in common/domain/paths.ts.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.css'],
    plugins: { css },
    language: 'css/css',
    // One of the newest values is not read yet, and says so.
    languageOptions: { tolerant: true },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 2022,
          // What browsers of the list have had all the same, and what may go unheard.
          allowSelectors: ['has', 'marker'],
          allowAtRules: ['container', 'page'],
          allowFunctions: ['color-mix'],
          allowUnits: ['cqw'],
          allowMediaConditions: ['scripting'],
          allowProperties: [
            ...['accent-color', 'container-type', 'forced-color-adjust', 'mask', 'outline', 'overscroll-behavior'],
            ...[
              'overscroll-behavior-x',
              'print-color-adjust',
              'resize',
              'scrollbar-color',
              'scrollbar-width',
              'text-wrap',
              'user-select',
            ],
          ],
          allowPropertyValues: { 'break-before': ['avoid'], 'break-after': ['avoid'] },
        },
      ],
    },
  },
];
