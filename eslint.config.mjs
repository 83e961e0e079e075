import css from '@eslint/css';
import compat from 'eslint-plugin-compat';
import parser from '@typescript-eslint/parser';

/** What only ESLint's plugins know; everything else is asked by .oxlintrc.json, which reads types in a tenth of the time. */
export default [
  { ignores: ['node_modules', 'dist', 'src/**/*.gen.ts'] },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    languageOptions: { parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  // What browsers must have is the browserslist of package.json; what they may lack, docs/browsers.md.
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    ignores: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/testing/**', 'src/*/server.tsx'],
    ...compat.configs['flat/recommended'],
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    ignores: ['src/common/domain/paths.ts', 'src/common/domain/staffPaths.ts', 'src/**/*.test.ts', 'src/**/*.test.tsx'],
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
