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

test('a place may have words of its own for it', () => {
  const options = [{ value: '', label: 'Anybody' }];
  render(<FilterSelect label="Whose" value="7" options={options} onChange={() => undefined} other="A colleague" />);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Anybody', 'A colleague']);
});
