import { failure, notAuthorized } from '../../fixtures/minimal/answers';
import type { Answer, Context, Defect } from '../../fixtures/minimal/types';
import { ANY_OPERATION, defectsOf, NO_OPERATION } from './tools';

function reflected(origin: string): Record<string, string> {
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' };
}

function isCors(name: string): boolean {
  return name.startsWith('Access-Control-');
}

function withoutCors(answer: Answer): Answer {
  return { ...answer, headers: Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !isCors(name))) };
}

/** A defect in the answers to preflights. */
function preflighted(change: (answer: Answer, context: Context) => Answer): Defect {
  return { answer: (context, answer) => (context.method === 'OPTIONS' ? change(answer, context) : answer) };
}

/** A defect in a list that preflights answer. */
function withWords(header: string, change: (words: string) => string): Defect {
  return preflighted((answer) => ({
    ...answer,
    headers: { ...answer.headers, ...(answer.headers[header] && { [header]: change(answer.headers[header]) }) },
  }));
}

const withoutWord = (header: string, word: RegExp) => withWords(header, (words) => words.replace(word, ''));

/** A defect in which origins may read. */
function origins(test: (origin: string, allowed: string[]) => boolean): Defect {
  return {
    rules: {
      corsHeaders: (origin, allowed) =>
        origin !== undefined && (allowed.includes(origin) || test(origin, allowed)) ? reflected(origin) : {},
    },
  };
}

const hostOf = (origin: string) => /^https?:\/\/([^/:@]*)(:\d+)?$/.exec(origin)?.[1];

export const CORS = defectsOf('cors', {
  'no-preflight': [
    ANY_OPERATION,
    'There is no answer to a preflight but 404.',
    preflighted((answer) => ({ ...withoutCors(answer), status: 404, body: failure(404, 'Not found.').body })),
  ],
  'preflight-405': [
    ANY_OPERATION,
    'A preflight is a method that is not offered.',
    preflighted((answer) => ({ ...answer, status: 405, body: failure(405, 'This method is not offered here.').body })),
  ],
  'preflight-401': [
    ANY_OPERATION,
    'A preflight wants a session.',
    preflighted((answer) => ({ ...answer, ...notAuthorized(), headers: answer.headers })),
  ],
  'every-origin': [ANY_OPERATION, 'Every origin is let in, with credentials.', origins(() => true)],
  wildcard: [
    ANY_OPERATION,
    'The origin is `*`, with credentials.',
    { rules: { corsHeaders: (origin): Record<string, string> => (origin === undefined ? {} : reflected('*')) } },
  ],
  'origin-start': [
    ANY_OPERATION,
    'Origins are let in that only begin like an allowed one.',
    origins((origin, allowed) => allowed.some((known) => origin.startsWith(known))),
  ],
  'origin-end': [
    ANY_OPERATION,
    "Origins are let in whose name only ends like an allowed one's.",
    origins((origin, allowed) => allowed.some((known) => origin.endsWith(known.replace(/^https?:\/\//, '')))),
  ],
  'origin-null': [ANY_OPERATION, 'The origin `null` is let in.', origins((origin) => origin === 'null')],
  'errors-without': [
    ANY_OPERATION,
    'Failures come without the headers, so that a page cannot read them.',
    { answer: (_, answer) => (answer.status >= 400 ? withoutCors(answer) : answer) },
  ],
  'unauthorized-without': [
    'getProfile',
    'A 401 comes without the headers, so that a page cannot see that its session has ended.',
    { answer: (_, answer) => (answer.status === 401 ? withoutCors(answer) : answer) },
  ],
  'unknown-without': [
    NO_OPERATION,
    'An unknown path is answered without the headers.',
    { answer: (context, answer) => (context.operation || context.method === 'OPTIONS' ? answer : withoutCors(answer)) },
  ],
  'no-vary': [
    ANY_OPERATION,
    'The answer depends on the origin, but `Vary` does not say so.',
    { answer: (_, answer) => ({ ...answer, headers: { ...answer.headers, Vary: 'Accept-Encoding' } }) },
  ],
  'fixed-origin': [
    ANY_OPERATION,
    'The allowed origin is written with a slash at its end, so that no browser takes it.',
    {
      rules: {
        corsHeaders: (origin, allowed): Record<string, string> =>
          origin === undefined || !allowed.includes(origin) ? {} : reflected(`${origin}/`),
      },
    },
  ],
  'no-patch': [
    ANY_OPERATION,
    'PATCH is not among the methods that a preflight allows.',
    withoutWord('Access-Control-Allow-Methods', /, PATCH/),
  ],
  'no-delete': [
    ANY_OPERATION,
    'DELETE is not among the methods that a preflight allows.',
    withoutWord('Access-Control-Allow-Methods', /, DELETE/),
  ],
  'small-methods': [
    ANY_OPERATION,
    'The methods that a preflight allows are written in small letters, which browsers take for others.',
    withWords('Access-Control-Allow-Methods', (words) => words.toLowerCase()),
  ],
  'no-authorization': [
    ANY_OPERATION,
    '`Authorization` is not among the headers that a preflight allows.',
    withoutWord('Access-Control-Allow-Headers', /Authorization, /),
  ],
  'no-if-match': [
    ANY_OPERATION,
    '`If-Match` is not among the headers that a preflight allows.',
    withoutWord('Access-Control-Allow-Headers', /, If-Match/),
  ],
  twice: [
    ANY_OPERATION,
    'The origin stands in the header twice, as where a proxy adds its own.',
    {
      answer: (_, answer) => {
        const { 'Access-Control-Allow-Origin': origin, ...headers } = answer.headers;
        return {
          ...answer,
          headers: {
            ...headers,
            ...(origin !== undefined && { 'Access-Control-Allow-Origin': `${origin}, ${origin}` }),
          },
        };
      },
    },
  ],
  'errors-reflected': [
    ANY_OPERATION,
    'Failures let every origin in, with credentials.',
    {
      answer: ({ headers: { origin } }, answer) =>
        answer.status >= 400 && origin !== undefined
          ? { ...answer, headers: { ...answer.headers, ...reflected(origin) } }
          : answer,
    },
  ],
  'errors-no-vary': [
    ANY_OPERATION,
    'The `Vary` of failures does not name Origin.',
    {
      answer: (_, answer) =>
        answer.status >= 400 ? { ...answer, headers: { ...answer.headers, Vary: 'Accept-Encoding' } } : answer,
    },
  ],
  'origin-port': [
    ANY_OPERATION,
    'Origins are let in of every port of an allowed host.',
    origins((origin, allowed) => allowed.some((known) => hostOf(known) === hostOf(origin) && /^http:/.test(origin))),
  ],
  'origin-scheme': [
    ANY_OPERATION,
    'Origins are let in whatever their scheme is.',
    origins((origin, allowed) => allowed.some((known) => origin === known.replace(/^http:/, 'https:'))),
  ],
});
