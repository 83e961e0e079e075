import { act, renderHook } from '@testing-library/react';
import { usePart } from './usePart';

const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('a part that is gone is asked for once, without a reload, and again when it is wanted again', async () => {
  const asked = jest.fn(() => Promise.resolve(new Response()));
  window.fetch = asked;
  const load = jest.fn(() => Promise.reject<string>(new Error('Loading chunk 7 failed.')));
  const { result, rerender } = renderHook(({ wanted }) => usePart(load, wanted, 'instead'), {
    initialProps: { wanted: 1 },
  });
  expect(result.current).toBeNull();
  await nextTask();
  expect(result.current).toBe('instead');
  // Who would reload asks first whether the server answers.
  expect([load.mock.calls.length, asked.mock.calls.length]).toEqual([1, 0]);
  load.mockResolvedValue('part');
  rerender({ wanted: 2 });
  await nextTask();
  expect(result.current).toBe('part');
});
