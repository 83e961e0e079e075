import { alertLine, readableFields } from './readableFields';

const data = { clients_name: 'is required', email: 'is taken' };

test('underscores become spaces, the first letter a capital', () => {
  expect(readableFields(data).map(({ text }) => text)).toEqual(['Clients name: is required', 'Email: is taken']);
});

test('several underscores are one space, those around a name none; the field keeps its own name', () => {
  expect(readableFields({ _clients__name_: 'is required' })).toEqual([
    { field: '_clients__name_', text: 'Clients name: is required' },
  ]);
});

test('on one line the list follows the message', () => {
  expect(alertLine({ message: 'Please check.', data })).toBe('Please check. Clients name: is required Email: is taken');
  expect(alertLine({ message: 'Please check.' })).toBe('Please check.');
});

test('without a message the list stands alone; without either nothing is said', () => {
  expect(alertLine({ data: { email: 'is taken' } })).toBe('Email: is taken');
  expect(alertLine({})).toBe('');
  expect(readableFields()).toEqual([]);
});
