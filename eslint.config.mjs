import css from '@eslint/css';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['node_modules', 'dist', 'coverage', 'src/**/*.gen.ts', 'playwright-report', 'test-results', '.data'] },
  {
    files: ['**/*.{ts,tsx,mts,mjs,cjs,js}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.server.json', './tsconfig.tests.json', './tsconfig.worker.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { prefer: 'type-imports', fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.tsx', 'src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  // What browsers must have is the browserslist of package.json; what they may lack, docs/browsers.md.
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    ignores: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/testing/**', 'src/*/server.tsx'],
    extends: [compat.configs['flat/recommended']],
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
  // Programs of the command line speak to the person who runs them.
  {
    files: [
      'bench/**',
      'prove/**',
      'build/**',
      'pictures/**',
      'server/cli/**',
      'server/main.ts',
      'contract/**',
      'e2e/**',
      '*.config.ts',
      'openapi-config.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.cjs', '**/*.mjs', 'build/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
