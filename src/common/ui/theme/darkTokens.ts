import type { tokens } from './tokens';

type Token = keyof typeof tokens;

/** What differs in the dark scheme, which the staff's pages offer; every other token stays. */
export const darkTokens = {
  primary: '#7db1ff',
  'primary-hover': '#a6caff',
  'primary-soft': '#14264a',
  'on-primary': '#0b1220',
  ink: '#eef3fc',
  'ink-2': '#a9b6cc',
  'ink-3': '#8d9cb5',
  line: '#1f2a3c',
  'line-strong': '#33425c',
  input: '#61718b',
  bg: '#05070d',
  paper: '#0b1220',
  soft: '#182235',
  thumb: '#1a2436',
  stage: '#1a2436',
  hover: 'rgba(169,182,204,.07)',
  scrim: 'rgba(2,4,8,.66)',
  error: '#ff9a8d',
  'error-soft': '#331a1a',
  'error-line': '#5b2b28',
  success: '#5fd3a0',
  'success-soft': '#0d2a22',
  'success-line': '#1d4b3c',
  warning: '#ffb868',
  'warning-soft': '#30230f',
  'warning-line': '#57401c',
  sale: '#ffa06b',
  star: '#ffc35c',
  'shadow-overlay': '0 16px 48px rgba(0,0,0,.6)',
} as const satisfies Partial<Record<Token, string>>;

/** Tokens that only the staff's pages have, by scheme. */
export const staffTokens = {
  light: {
    'line-2': '#edf1f7',
    raised: '#fff',
    press: 'rgba(11,18,32,.08)',
    sel: '#eef4ff',
    'sel-line': '#c7d8fb',
    'mute-soft': '#eef2f7',
    'seg-on': '#fff',
    bar: '#b9cbf3',
    'on-error': '#fff',
    'shadow-bar': '0 -1px 0 #e2e8f0,0 -10px 24px rgba(5,7,13,.05)',
  },
  dark: {
    'line-2': '#172133',
    raised: '#131c2c',
    press: 'rgba(169,182,204,.13)',
    sel: '#10203d',
    'sel-line': '#2a4675',
    'mute-soft': '#182235',
    'seg-on': '#26334a',
    bar: '#2c4a7d',
    'on-error': '#2a0b07',
    'shadow-bar': '0 -1px 0 #1f2a3c',
  },
} as const;

export type Scheme = keyof typeof staffTokens;

const variables = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/**
 * Style of a document of the staff's pages, beside the tokens of every document (common/app/document.ts): smaller text, own
 * tokens, and the dark scheme under `data-scheme=dark` of the root element; paper is never dark.
 */
export const staffVariables =
  `:root[data-program=staff]{color-scheme:light;${variables(staffTokens.light)};--t-body:.875rem;--t-small:.8125rem;--fs-xs:.75rem;--gut:16px;--ctl:44px;--field-h:48px}` +
  `@media(min-width:900px){:root[data-program=staff]{--ctl:36px;--field-h:40px}}@media(min-width:1400px){:root[data-program=staff]{--gut:24px}}` +
  `@media screen{:root[data-program=staff][data-scheme=dark]{color-scheme:dark;${variables({ ...darkTokens, ...staffTokens.dark })}}}`;
