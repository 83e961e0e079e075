import type { Check } from '../check';
import { authFirst } from './authFirst';
import { authInvalid } from './authInvalid';
import { authMissing } from './authMissing';
import { cache } from './cache';
import { elsewhere } from './elsewhere';
import { email } from './email';
import { login } from './login';
import { password } from './password';
import { profile } from './profile';
import { publicOpen } from './publicOpen';
import { secondFactor } from './secondFactor';
import { sessions } from './sessions';
import { throttle } from './throttle';
import { tokenUnique } from './tokenUnique';

/** Group C: who may do what, and what no answer tells (C07 and C08 are judged with every answer). */
export const ACCESS: readonly Check[] = [
  authMissing,
  authInvalid,
  authFirst,
  publicOpen,
  login,
  tokenUnique,
  cache,
  profile,
  email,
  password,
  sessions,
  secondFactor,
  elsewhere,
  throttle,
];
