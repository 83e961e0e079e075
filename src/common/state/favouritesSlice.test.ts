import fc from 'fast-check';
import { favouritesFromStored, favouritesSlice, favouriteToggled } from './favouritesSlice';

const kit = { id: '1', name: 'Kit', price: 49900, image: '' };

test('a second press takes the mark away', () => {
  const once = favouritesSlice.reducer({ items: [] }, favouriteToggled(kit));
  expect(once.items).toEqual([kit]);
  expect(favouritesSlice.reducer(once, favouriteToggled(kit)).items).toEqual([]);
});

test('what was liked last stands first', () => {
  const both = favouritesSlice.reducer({ items: [kit] }, favouriteToggled({ ...kit, id: '2' }));
  expect(both.items.map(({ id }) => id)).toEqual(['2', '1']);
});

test('whatever is stored: never a crash, and what is accepted are favourites', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.jsonValue(),
        fc.array(fc.record({ id: fc.string(), name: fc.jsonValue(), price: fc.double(), image: fc.string() })),
      ),
      (data) => {
        for (const { id, price } of favouritesFromStored(data) ?? []) {
          expect(() => encodeURIComponent(id)).not.toThrow();
          expect(price === null || price > 0).toBe(true);
        }
      },
    ),
  );
});

test('the same product twice is discarded', () => {
  expect(favouritesFromStored([kit, kit])).toBeNull();
});

test('what could not be read again is not taken', () => {
  const { reducer } = favouritesSlice;
  expect(reducer({ items: [kit] }, favouriteToggled({ ...kit, id: 'a/b' })).items).toEqual([kit]);
});
