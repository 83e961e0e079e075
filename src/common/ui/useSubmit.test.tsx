import { fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { useSubmit } from './useSubmit';

function Form({ name, sent, inner }: { name: string; sent: (name: string) => void; inner?: React.ReactNode }) {
  const handlers = useSubmit(() => Promise.resolve(sent(name)));
  return (
    <form aria-label={name} {...handlers}>
      <input aria-label={`field of ${name}`} />
      {inner && createPortal(inner, document.body)}
    </form>
  );
}

test('a dialog sends its own form, and not the one that opened it', () => {
  const sent: string[] = [];
  const send = (name: string) => void sent.push(name);
  render(<Form name="page" sent={send} inner={<Form name="dialog" sent={send} />} />);
  fireEvent.submit(screen.getByRole('form', { name: 'dialog' }));
  fireEvent.keyDown(screen.getByLabelText('field of dialog'), { key: 'Enter', ctrlKey: true });
  expect(sent).toEqual(['dialog']);
  fireEvent.keyDown(screen.getByLabelText('field of page'), { key: 'Enter', ctrlKey: true });
  expect(sent).toEqual(['dialog', 'page']);
});
