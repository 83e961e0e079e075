import { act, screen } from '@testing-library/react';
import { renderForStaff } from '../../testing/renderForStaff';
import { ShortcutList } from '../features/commandPalette/ShortcutList';
import { useKeySequence } from './useKeySequence';
import { singleKeys, useShortcut } from './useShortcut';

const heard = jest.fn<undefined, [string]>();

function Keys() {
  useShortcut('j', () => heard('j'));
  useShortcut('ctrl+k', () => heard('ctrl+k'));
  useKeySequence({ 'g p': () => heard('g p') });
  return <input />;
}

beforeEach(() => {
  heard.mockClear();
  window.localStorage.clear();
});

test('plain keys act, but not while somebody types', async () => {
  const { user } = renderForStaff(<Keys />);
  await user.keyboard('jgp');
  expect(heard.mock.calls.flat()).toEqual(['j', 'g p']);
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('jgp{Control>}k{/Control}');
  expect(heard.mock.calls.flat()).toEqual(['j', 'g p', 'ctrl+k']);
});

test.each(['dialog', 'alertdialog', 'menu'])('the keys of the page rest beneath a %s', async (role) => {
  const { user } = renderForStaff(
    <>
      <Keys />
      <div role={role} />
    </>,
  );
  await user.keyboard('jgp{Control>}k{/Control}');
  expect(heard).not.toHaveBeenCalled();
});

test('switched off, plain keys do nothing in this browser; those with Ctrl do', async () => {
  const { user } = renderForStaff(<Keys />);
  act(() => void singleKeys.keep(false));
  await user.keyboard('jgp{Control>}k{/Control}');
  expect(heard.mock.calls.flat()).toEqual(['ctrl+k']);
});

test('the list of the shortcuts switches them off and on', async () => {
  const { user } = renderForStaff(<ShortcutList open onClose={() => undefined} onExited={() => undefined} />);
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Single-key shortcuts' });
  expect(toggle.checked).toBe(true);
  await user.click(toggle);
  expect(singleKeys.read()).toBe(false);
  await user.click(toggle);
  expect(singleKeys.read()).toBe(true);
});
