import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterSelect } from './FilterSelect';

test('a value whose name is not known stands in the list, so that all can be chosen instead', async () => {
  const onChange = jest.fn();
  render(<FilterSelect label="Category" value="7" options={[{ value: '', label: 'All' }]} onChange={onChange} />);
  expect(screen.getByRole('option', { name: 'Another', selected: true })).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'All');
  expect(onChange).toHaveBeenCalledWith('');
});
