import { readableFields } from './readableFields';

test('underscores become spaces, the first letter a capital', () => {
  expect(readableFields({ clients_name: 'is required', email: 'is taken' })).toEqual([
    { field: 'clients_name', name: 'Clients name', message: 'is required' },
    { field: 'email', name: 'Email', message: 'is taken' },
  ]);
});
