import fc from 'fast-check';
import { encode } from 'uqr';
import { qrPath } from './qrPath';

/** Paints a path of bars back into modules. */
function painted(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  return rows;
}

test('the path paints exactly the modules of the code', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (text) => {
      const { data, size } = encode(text, { ecc: 'M', border: 4 });
      expect(painted(qrPath(data), size)).toEqual(data);
    }),
    { numRuns: 25 },
  );
});
