import { render, screen } from '@testing-library/react';
import { Prose } from './Prose';

jest.mock('./Markdown', () => {
  throw new Error('Loading chunk 7 failed.');
});

test('where the part that reads Markdown does not come, the text is still there', async () => {
  render(<Prose markdown="## Crest, never trough" />);
  expect(await screen.findByText('## Crest, never trough')).toBeTruthy();
});

test('a changed text is drawn in its own language, lines in its place until it is', async () => {
  const { container } = render(<Prose markdown="Maji hupungua" lang="sw" />);
  expect(container.querySelector('[lang="sw"]')?.childElementCount).toBe(8);
  expect(await screen.findByText('Maji hupungua')).toBeTruthy();
});
