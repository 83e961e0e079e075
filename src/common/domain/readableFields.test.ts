import { alertLine, readableFields } from './readableFields';

const data = { clients_name: 'is required', email: 'is taken' };

test('underscores become spaces, the first letter a capital', () => {
  expect(readableFields(data).map(({ text }) => text)).toEqual(['Clients name: is required', 'Email: is taken']);
});

test('on one line the list follows the message', () => {
  expect(alertLine({ message: 'Please check.', data })).toBe('Please check. Clients name: is required Email: is taken');
  expect(alertLine({ message: 'Please check.' })).toBe('Please check.');
});
