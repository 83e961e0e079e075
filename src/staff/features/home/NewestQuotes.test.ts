import { buildNote, contactNote } from '../../../common/domain/quoteNote';
import { home } from '../../texts/home';
import { noteLine } from './NewestQuotes';

const item = (name: string, quantity = 1) => ({ name, price: 100, quantity });

test('names the first two items and counts the rest', () => {
  expect(noteLine(buildNote('Please call', [item('Standard Kit', 2)]))).toBe('Standard Kit × 2');
  expect(noteLine(buildNote('', [item('Kit'), item('Cable'), item('Mount'), item('Mast')]))).toBe(
    'Kit, Cable and 2 more',
  );
});

test('says the message on one line where there are no items', () => {
  expect(noteLine(contactNote('Wi-Fi', 'Three\ngreenhouses'))).toBe('Subject: Wi-Fi Three greenhouses');
  expect(noteLine('  ')).toBe('No message');
});

test('the way to all of them counts them where they are several', () => {
  expect([0, 1, 2].map(home.allQuotes)).toEqual(['All quotes', 'All quotes', 'All 2 quotes']);
});
