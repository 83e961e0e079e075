import { buildNote, contactNote } from '../../../common/domain/quoteNote';
import { gistOf } from './gist';

const item = (name: string, quantity = 1) => ({ name, price: 100, quantity });

test('names the first two items and counts the rest', () => {
  expect(gistOf(buildNote('Please call', [item('Standard Kit', 2)]))).toBe('Standard Kit × 2');
  expect(gistOf(buildNote('', [item('Kit'), item('Cable'), item('Mount'), item('Mast')]))).toBe(
    'Kit, Cable and 2 more',
  );
});

test('says the message on one line where there are no items', () => {
  expect(gistOf(contactNote('Wi-Fi', 'Three\ngreenhouses'))).toBe('Subject: Wi-Fi Three greenhouses');
  expect(gistOf('  ')).toBe('No message');
});
