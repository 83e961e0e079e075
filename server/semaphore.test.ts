import { Semaphore } from './semaphore';

test('the last places are for what nothing like it is under way, and are handed on in order', async () => {
  const places = new Semaphore(3, Infinity, 1);
  const entered: string[] = [];
  const enter = (kind: string, signal?: AbortSignal) =>
    places.enter(signal, kind).then(
      () => void entered.push(kind),
      () => undefined,
    );
  for (const kind of ['a', 'a', 'a', 'b', 'b', 'c']) void enter(kind);
  const given = new AbortController();
  const leaving = enter('d', given.signal);
  await new Promise(setImmediate);
  given.abort();
  await leaving;
  expect([entered, places.queue]).toEqual([['a', 'a', 'b'], 3]);
  const left: string[] = [];
  for (const kind of ['b', 'b', 'c', 'a', 'a', 'a']) {
    places.leave(kind);
    await new Promise(setImmediate);
    left.push(entered.slice(3).join(''));
  }
  expect([left, places.queue]).toEqual([['b', 'bc', 'bc', 'bca', 'bca', 'bca'], 0]);
});
