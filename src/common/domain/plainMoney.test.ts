import { bareAmount, plainKes, plainKesOr, plainKsh } from './plainMoney';

test('the forms of money, with plain spaces', () => {
  expect(plainKes(4_990_000)).toBe('KES 49,900.00');
  expect(plainKesOr(4_990_050, 'price on request')).toBe('KES 49,900.50');
  expect(plainKsh('49900.5')).toBe('Ksh 49,900.50');
  expect(bareAmount(32_990_000)).toBe('329,900.00');
});

test('no price is in the words for one on request, with plain spaces too', () => {
  expect(plainKesOr(null, 'ask\u00a0us')).toBe('ask us');
});

test('a sum may be more than one amount can be', () => {
  expect(plainKsh('19999999999.98')).toBe('Ksh 19,999,999,999.98');
});
