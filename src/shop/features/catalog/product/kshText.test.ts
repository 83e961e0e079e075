import { kshText } from './kshText';

test('amounts carry the sign of the page, other words stay', () => {
  expect(kshText('12 × KES 4,400.00, total KES\u00a052,800.00')).toBe('12 × Ksh 4,400.00, total Ksh\u00a052,800.00');
  expect(kshText('KESHO delivery; ask for KES or USD')).toBe('KESHO delivery; ask for KES or USD');
});
