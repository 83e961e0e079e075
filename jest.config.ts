/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

/** Packages that come as ES modules only; Jest reads CommonJS. */
const ES_MODULES = ['swiper', 'cookie', 'content-disposition', 'lru-cache', 'marked'];

const shared = {
  transform: { '^.+\\.[cm]?[jt]sx?$': ['ts-jest', { tsconfig: 'tsconfig.jest.json', diagnostics: false }] },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`, '<rootDir>/dist/'],
  moduleNameMapper: { '\\.css$': '<rootDir>/build/cssNames.js', '^@emotion/sheet$': '<rootDir>/build/noSheet.js' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
} satisfies Config;

/** A busy machine takes its time to start a database; a test that hangs still ends. */
const TIMEOUT_MS = 60_000;

/** Types are checked by `npm run types`; here only behaviour is. */
const config: Config = {
  // Tests of the server wait for databases and clocks: three for each two processors keep these busy.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  globalSetup: '<rootDir>/build/jestSetup.ts',
  testTimeout: TIMEOUT_MS,
  projects: [
    {
      ...shared,
      displayName: 'client',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: '<rootDir>/build/plainEnvironment.js',
      testMatch: ['<rootDir>/server/**/*.test.ts'],
      globalSetup: '<rootDir>/server/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/server/testing/globalTeardown.ts',
    },
    {
      ...shared,
      displayName: 'contract',
      testEnvironment: '<rootDir>/build/plainEnvironment.js',
      testMatch: ['<rootDir>/contract/**/*.test.ts'],
      globalSetup: '<rootDir>/contract/proof/globalSetup.ts',
    },
    {
      ...shared,
      displayName: 'project',
      testEnvironment: '<rootDir>/build/plainEnvironment.js',
      testMatch: ['<rootDir>/build/**/*.test.ts', '<rootDir>/bench/**/*.test.ts'],
    },
  ],
};

export default config;
