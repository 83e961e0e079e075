import fc from 'fast-check';
import { compareQuery, MOST_COMPARED, readCompareQuery } from './compareQuery';

const read = (query: string) => readCompareQuery(new URLSearchParams(query));

test('three ids at most, each once, and it is known that there were more', () => {
  expect(read('ids=1,2')).toEqual({ ids: ['1', '2'], cut: false, onlyDifferences: false });
  expect(read('ids=1,2,1')).toMatchObject({ ids: ['1', '2'], cut: true });
  expect(read('ids=1,2,3,4&only=differences')).toEqual({ ids: ['1', '2', '3'], cut: true, onlyDifferences: true });
  expect(read('ids=1,%20,<b>')).toMatchObject({ ids: ['1'], cut: true });
  expect(read('')).toEqual({ ids: [], cut: false, onlyDifferences: false });
});

test('what is written is read back as it was, whatever the address held', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (ids, only) => {
      const asked = readCompareQuery(new URLSearchParams({ ids, ...(only && { only: 'differences' }) }));
      expect(asked.ids.length).toBeLessThanOrEqual(MOST_COMPARED);
      expect(read(compareQuery(asked))).toEqual(asked);
    }),
  );
});
