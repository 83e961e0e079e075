import { render, screen } from '@testing-library/react';
import { Prose } from './Prose';

jest.mock('./Markdown', () => {
  throw new Error('Loading chunk 7 failed.');
});

test('where the part that reads Markdown does not come, the text is still there', async () => {
  render(<Prose markdown="## Crest, never trough" />);
  expect(await screen.findByText('## Crest, never trough')).toBeTruthy();
});
