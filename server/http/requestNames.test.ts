import type { IncomingMessage } from 'node:http';
import { namesOfProxies } from './requestNames';

const from = (remoteAddress: string, headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

const ID = { 'x-request-id': '7f3c-19' };
const TRACE = 'a'.repeat(32);
const SPAN = 'b'.repeat(16);

test.each<[string, boolean | string[], string, string | null]>([
  ['a trusted proxy', ['10.0.0.0/8'], '10.1.2.3', '7f3c-19'],
  ['a trusted proxy, as IPv6 writes it', ['10.0.0.0/8'], '::ffff:10.1.2.3', '7f3c-19'],
  ['a proxy of this machine', ['loopback'], '::1', '7f3c-19'],
  ['anybody, where everybody is trusted', true, '2001:db8::7', '7f3c-19'],
  ['anybody else', ['10.0.0.0/8'], '192.0.2.1', null],
  ['anybody, where nobody is trusted', false, '127.0.0.1', null],
])('the name that %s gives', (_, trust, address, name) => {
  expect(namesOfProxies(trust).requestId(from(address, ID))).toBe(name);
});

test.each(['', 'a b', 'a\nb', 'x'.repeat(129), '<script>'])('%j is no name', (text) => {
  expect(namesOfProxies(true).requestId(from('10.0.0.1', { 'x-request-id': text }))).toBeNull();
});

test.each<[string, boolean]>([
  [`00-${TRACE}-${SPAN}-01`, true],
  [`01-${TRACE}-${SPAN}-01-more`, true],
  [`ff-${TRACE}-${SPAN}-01`, false],
  [`00-${'0'.repeat(32)}-${SPAN}-01`, false],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, false],
  [`00-${TRACE}-${SPAN}-01x`, false],
  [TRACE, false],
])('the trace of %s', (traceparent, isOne) => {
  const found = namesOfProxies(['127.0.0.1']).trace(from('127.0.0.1', { traceparent }));
  expect(found).toEqual(isOne ? { trace_id: TRACE, span_id: SPAN } : undefined);
});
