import type { Leftover } from '../run/cleanup';
import type { Cause } from '../run/causes';
import { quoted } from '../run/curl';
import { withoutCheck } from '../sentences/counted';
import type { Inconclusive, Violation } from '../run/findings';
import type { Report } from '../run/run';

/** The whole of a violation on one line. */
export function violationLine({ check, operation, line, expected, got, fix, times }: Violation, file: string): string {
  return `${check} ${operation} ${file}:${line}: expected ${expected}; got ${got}. ${fix}${times > 1 ? ` (${times} times)` : ''}`;
}

const MAX_FOLLOWING = 90;
const shortened = (text: string) => (text.length > MAX_FOLLOWING ? `${text.slice(0, MAX_FOLLOWING)}…` : text);

/** A cause: its violation with what shows it, where else the same was seen, and what may go with it once it is mended. */
export function causeLines({ first, also, follows }: Cause, file: string): string[] {
  const same =
    also.length > 0 ? ` The same with ${amount(also.length, 'more call')}: ${[...new Set(also)].join(', ')}.` : '';
  const after = follows.map(({ check, operation, expected }) => `${check} ${operation} (${shortened(expected)})`);
  return [
    violationLine(first, file) + same,
    ...first.curl.map((command) => `      ${command}`),
    ...(after.length > 0 ? [`      Maybe for the same reason: ${after.join('; ')}`] : []),
  ];
}

export function leftoverLines(leftovers: readonly Leftover[]): string[] {
  return ['Left behind:', ...leftovers.map(({ kind, id, why }) => `  ${kind} ${id}: ${why}`)];
}

/** What has to be known before all else: that the account is not as it was, and what signs in now. Not for a file. */
export function accountLines({ account, baseUrl }: Pick<Report, 'account' | 'baseUrl'>): string[] {
  if (account === null) return [];
  return [
    ...account.words.map((words) => `The account could not be changed back: ${words}.`),
    `Once the server lets it, this does it, with the password that the run was given: contract-kit --base-url ${baseUrl} --user … --cleanup ${quoted(account.journal)}`,
    '',
  ];
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
export function verdict({
  violations,
  inconclusive,
  baseUrl,
  contract,
  profile,
  ended,
  leftovers,
  narrowed,
  checks,
  blindSpots,
  asked,
}: Report): string {
  const name = `${contract.title} ${contract.version}`;
  if (violations.length > 0) return `${amount(violations.length, 'violation')} of ${name}.`;
  if (ended !== null) return `The run ended early; what was seen conforms to ${name}.`;
  const open = inconclusive.filter(isOpen).length;
  const unjudged = open > 0 ? `${amount(open, 'part')} of checks could not be judged` : '';
  const behind = leftovers.length > 0 ? ', but something was left behind' : '';
  const unseen = blindSpots.length > 0 ? ` Nobody could look ${blindSpots.join('; nor ')}.` : '';
  const { leftOut } = asked.sentences;
  const more = leftOut > 0 ? `; ${amount(leftOut, 'more sentence')} only by checks that this run left out` : '';
  const unasked = ` ${withoutCheck(asked)}${more} (contract-kit guide coverage).`;
  if (narrowed)
    return `${baseUrl}: nothing against ${name} in the ${amount(checks.length, 'check')} asked for${unjudged && `; ${unjudged}`}${behind}.${unseen}`;
  return `${baseUrl} conforms${profile === 'core' ? ' (core)' : ''} to ${name}${unjudged && ` as far as it was judged; ${unjudged}`}${behind}.${unseen}${unasked}`;
}

/** Whether something was to be judged and could not be; what is extended and not offered is not demanded. */
export const isOpen = ({ notOffered }: Inconclusive) => !notOffered;

/** `1 violation`, `2 violations`. */
export const amount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
