import { createLogger } from './http/logging';
import { networkOf, trustedBy } from './network';

const log = createLogger('silent');
const visitor = (ip: string) => networkOf({ ip, ips: [ip], log });

test.each([
  ['41.90.1.2', '41.90.1.2'],
  ['::ffff:41.90.1.2', '41.90.1.2'],
  ['::FFFF:41.90.1.2', '41.90.1.2'],
  ['0:0:0:0:0:ffff:41.90.1.2', '41.90.1.2'],
  ['::ffff:295a:102', '41.90.1.2'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:a:b:c:d', '2001:db8:1:2::/64'],
  ['2001:0db8:0:0:1::2', '2001:db8:0:0::/64'],
  [`fe80::1%${'y'.repeat(3_000)}`, 'fe80:0:0:0::/64'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8::1]:4711', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['[::ffff:41.90.1.2]:4711', '41.90.1.2'],
  // Nobody's IPv4 address, although it begins like one.
  ['::ffff:0:41.90.1.2', visitor('::1')],
])('%s counts as %s', (address, network) => {
  expect(visitor(address)).toBe(network);
});

test('a connection that is closed counts as nowhere', () => {
  expect(networkOf({ ip: '', ips: [''], log })).toBe('nowhere');
});

test('a proxy is trusted with its port as without it', () => {
  const isTrusted = trustedBy(['10.0.0.0/8', '2001:db8::/32']);
  const asked = ['10.0.0.5', '10.0.0.5:4711', '[2001:db8::1]:4711', '192.0.2.1:10', '[::1]:4711', 'x:4711', ''];
  expect(asked.filter(isTrusted)).toEqual(asked.slice(0, 3));
});

test('a proxy that names what is no address is told of once', () => {
  const warn = jest.spyOn(log, 'warn');
  const by = (...ips: string[]) => networkOf({ ip: '', ips, log });
  expect([by(''), by('10.0.0.1', '203.0.113.7:1')]).toEqual(['nowhere', '203.0.113.7']);
  expect(warn).not.toHaveBeenCalled();
  expect([by('10.0.0.1', '_hidden'), by('10.0.0.1', 'unknown')]).toEqual(['10.0.0.1', '10.0.0.1']);
  expect(warn).toHaveBeenCalledTimes(1);
});
