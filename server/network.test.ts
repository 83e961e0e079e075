import { networkOf } from './network';

const visitor = (ip: string) => networkOf({ ip, ips: [ip] });

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
  // Nobody's IPv4 address, although it begins like one.
  ['::ffff:0:41.90.1.2', visitor('::1')],
])('%s counts as %s', (address, network) => {
  expect(visitor(address)).toBe(network);
});

test('a connection that is closed counts as nowhere', () => {
  expect(networkOf({ ip: '', ips: [''] })).toBe('nowhere');
});
