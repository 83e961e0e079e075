import { MemoryVersions } from '../cache/memoryVersions';
import { memoryOf, remember } from './remember';

test('what many ask for at once is computed once, and a failure is nobody else’s', async () => {
  const content = new MemoryVersions(0);
  content.resume();
  let end: (value: object) => void = () => undefined;
  const compute = jest.fn(() => new Promise<object>((resolve) => (end = resolve)));
  const ask = () => remember(memoryOf(content, ['products']), 'count', compute, () => 1);
  const both = [ask(), ask()];
  expect(compute).toHaveBeenCalledTimes(1);
  // What it is made from has changed meanwhile, so that what is asked for now is computed anew.
  await content.invalidate(['products']);
  const [first, later] = [end, ask()];
  expect(compute).toHaveBeenCalledTimes(2);
  first({ count: 1 });
  end({ count: 2 });
  expect(await Promise.all([...both, later, ask()])).toEqual([{ count: 1 }, { count: 1 }, { count: 2 }, { count: 2 }]);
  expect(compute).toHaveBeenCalledTimes(2);

  const fail = () => Promise.reject(new Error('no'));
  const memory = memoryOf(content, ['products']);
  await expect(remember(memory, 'other', fail, () => 1)).rejects.toThrow('no');
  expect(
    await remember(
      memory,
      'other',
      () => Promise.resolve({ is: 'well' }),
      () => 1,
    ),
  ).toEqual({ is: 'well' });
});

test('what was begun before a change is kept for nobody who asks after it, and takes nobody’s place', async () => {
  const content = new MemoryVersions(0);
  content.resume();
  const ask = (memory: ReturnType<typeof memoryOf>, count: number) =>
    remember(
      memory,
      'found',
      () => Promise.resolve({ count }),
      () => 1,
    );
  const before = memoryOf(content, ['products']);
  await content.invalidate(['products']);
  expect(await ask(before, 1)).toEqual({ count: 1 });
  const later = memoryOf(content, ['products']);
  expect(await ask(later, 2)).toEqual({ count: 2 });
  expect(await ask(before, 3)).toEqual({ count: 3 });
  expect(await ask(later, 4)).toEqual({ count: 2 });
});
