import { act, renderHook } from '@testing-library/react';
import type { Image } from '../../../common/api';
import { useImageOrder } from './useImageOrder';

const pictures = (ids: string): Image[] =>
  [...ids].map((id, index) => ({ id, image_url: `/media/${id}.webp`, is_primary: index === 0 }));

/** A record's pictures, whose order the server changes as it is told to. */
function open(isKept = true) {
  let stored = 'abc';
  const sent: string[] = [];
  const send = jest.fn((ids: string[]) => {
    sent.push(ids.join(''));
    if (isKept) stored = ids.join('');
    return Promise.resolve(isKept);
  });
  const hook = renderHook(({ ids }: { ids: string }) => useImageOrder(pictures(ids), send, onRead), {
    initialProps: { ids: stored },
  });
  function onRead() {
    hook.rerender({ ids: stored });
    return Promise.resolve({ isSuccess: true });
  }
  const shown = () => hook.result.current.shown.map(({ id }) => id).join('');
  const move = (ids: string) => act(() => hook.result.current.reorder([...ids]));
  const others = (ids: string) => {
    stored = ids;
    hook.rerender({ ids });
  };
  return { sent, shown, move, others };
}

test('an order shows at once and goes to the server; one that it refuses is taken back', async () => {
  const kept = open();
  await kept.move('bac');
  expect([kept.shown(), kept.sent]).toEqual(['bac', ['bac']]);
  const refused = open(false);
  await refused.move('bac');
  expect(refused.shown()).toBe('abc');
});

test("once it was read again, a colleague's later order is shown", async () => {
  const { shown, move, others } = open();
  await move('bac');
  others('cba');
  expect(shown()).toBe('cba');
});
