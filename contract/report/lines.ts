import type { Leftover } from '../run/cleanup';
import { quoted } from '../run/curl';
import type { Violation } from '../run/findings';
import type { Report } from '../run/run';

/** The whole of a violation on one line. */
export function violationLine({ check, operation, line, expected, got, fix, times }: Violation, file: string): string {
  return `${check} ${operation} ${file}:${line}: expected ${expected}; got ${got}. ${fix}${times > 1 ? ` (${times} times)` : ''}`;
}

export function leftoverLines(leftovers: readonly Leftover[]): string[] {
  return ['Left behind:', ...leftovers.map(({ kind, id, why }) => `  ${kind} ${id}: ${why}`)];
}

/** What a shell (bash, with curl and jq) needs before the `curl` lines of a report work in it. */
export function shellSetup({ baseUrl, files }: Pick<Report, 'baseUrl' | 'files'>): string[] {
  const { origin, pathname } = new URL(baseUrl);
  const signIn = `"$ORIGIN"${pathname.replace(/\/$/, '')}/auth/web-login`;
  return [
    `export ORIGIN=${origin} ACCOUNT=… CONTRACT_PASSWORD=…${files.byName.size > 0 ? ` FILES=${quoted(files.folder)}` : ''}`,
    `TOKEN=$(jq -n '{emailOrPhone: env.ACCOUNT, password: env.CONTRACT_PASSWORD}' | curl -sS ${signIn} -H 'content-type: application/json' --data-binary @- | jq -r .data)`,
  ];
}

/** In one sentence. */
export function verdict({ violations, inconclusive, baseUrl, contract, ended, leftovers, narrowed, checks }: Report): string {
  const name = `${contract.title} ${contract.version}`;
  if (violations.length > 0) return `${amount(violations.length, 'violation')} of ${name}.`;
  if (ended !== null) return `The run ended early; what was seen conforms to ${name}.`;
  const unjudged = inconclusive.length > 0 ? `${amount(inconclusive.length, 'part')} of checks could not be judged` : '';
  const behind = leftovers.length > 0 ? ', but something was left behind' : '';
  if (narrowed) return `${baseUrl}: nothing against ${name} in the ${amount(checks.length, 'check')} asked for${unjudged && `; ${unjudged}`}${behind}.`;
  return `${baseUrl} conforms to ${name}${unjudged && ` as far as it was judged; ${unjudged}`}${behind}.`;
}

/** `1 violation`, `2 violations`. */
export const amount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
