import '../../testing/apiOrigin';
import createCache from '@emotion/cache';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Providers } from '../../app/Providers';
import { makeStore } from '../../app/store';
import { faultyNetwork, refusal, silent } from '../../testing/faultyNetwork';
import { setScreenWidth } from '../../testing/renderInShop';
import { ENGLISH } from '../../ui/messages';
import { JumpList } from './JumpList';

function Address() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

function openJumpList(answer: Parameters<typeof faultyNetwork>[0] = silent) {
  setScreenWidth(1280);
  Element.prototype.scrollIntoView = () => undefined;
  const { sent, fetch } = faultyNetwork(answer);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const view = render(
    <Providers store={makeStore({ fetch })} cache={createCache({ key: 'test' })} now={Date.parse('2026-11-20T09:00:00Z')} speech={ENGLISH}>
      <MemoryRouter>
        <JumpList open onClose={() => undefined} onShortcuts={() => undefined} />
        <Address />
      </MemoryRouter>
    </Providers>,
  );
  return { ...view, user, sent, box: screen.getByRole('combobox') };
}

const options = () => screen.getAllByRole('option').map((option) => option.querySelector('b')?.textContent);
const chosen = () => screen.getByRole('option', { selected: true }).querySelector('b')?.textContent;
const address = () => document.querySelector('output')?.textContent;

beforeEach(() => window.localStorage.clear());

test('has the focus, and offers what can be done before anything is typed', () => {
  const { box } = openJumpList();
  expect(document.activeElement).toBe(box);
  expect(options().slice(0, 3)).toEqual(['Create product', 'Create article', 'Go to Dashboard']);
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
});

test('arrow keys go round, Home and End to the ends', async () => {
  const { user } = openJumpList();
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toBe('View shop');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toBe('Create article');
  await user.keyboard('{End}');
  expect(chosen()).toBe('View shop');
  await user.keyboard('{Home}');
  expect(chosen()).toBe('Create product');
});

test('typing narrows and marks; Enter opens, and what was opened stands first the next time', async () => {
  const { user, unmount } = openJumpList();
  await user.keyboard('go ta');
  expect(options()).toEqual(['Go to Tags']);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Go', 'Ta']);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/dashboard/tags');
  unmount();
  openJumpList();
  expect(options().slice(0, 2)).toEqual(['Go to Tags', 'Create product']);
  expect(options().filter((title) => title === 'Go to Tags')).toHaveLength(1);
});

test('asks after a pause, once for what stands there then', async () => {
  const { user, sent } = openJumpList();
  await user.keyboard('mesh');
  expect(sent.filter(({ path }) => path.endsWith('/products'))).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(sent.filter(({ path }) => path.endsWith('/products'))).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('Searching...');
});

test('a server that fails is told, and asked again on request', async () => {
  const { user, sent } = openJumpList(() => refusal(400, { success: false, message: 'No' }));
  await user.keyboard('mesh');
  expect(await screen.findByText('Products and articles could not be searched.')).toBeTruthy();
  const before = sent.length;
  await user.click(screen.getByText('Try again'));
  expect(await screen.findByText('Products and articles could not be searched.')).toBeTruthy();
  expect(sent.length).toBeGreaterThan(before);
});
