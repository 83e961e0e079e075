import { compressHarder, makeAnswer } from './cachedAnswer';

test('only so many answers wait to be compressed harder, and one that was refused may come again', async () => {
  const answers = Array.from({ length: 200 }, (_, index) => makeAnswer(`${index} `.repeat(1_000), 'text/plain'));
  const work = answers.map((answer) => compressHarder(answer));
  const [taken, refused] = [true, false].map((wanted) => answers.filter((answer) => answer.wanted === wanted));
  // One is at work.
  expect(taken).toHaveLength(51);
  await Promise.all(work);
  expect(taken?.every(({ brotli }) => brotli !== null)).toBe(true);
  expect(refused?.every(({ brotli }) => brotli === null)).toBe(true);

  const [again] = refused ?? [];
  if (again) await compressHarder(again);
  expect([again?.wanted, again?.brotli]).toEqual([true, expect.any(Buffer)]);
});
