import fc from 'fast-check';
import { imageTypeOf, LONGEST_SIDE, MOST_BYTES, needsScaling, targetSize, writtenAs } from './limits';
import { moved } from './useDragOrder';
import { nameFor, prepareImages } from './prepare';
import { skippedText } from './skipped';

const head = (text: string) => Uint8Array.from([...text].map((char) => char.charCodeAt(0)));
const JPEG = '\xff\xd8\xff\xe0........';
const fileOf = (name: string, start = JPEG, bytes = 20) =>
  new File([head(start), new Uint8Array(Math.max(0, bytes - start.length))], name);

test.each([
  [JPEG, 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n....', 'image/png'],
  ['RIFF....WEBP', 'image/webp'],
  ['....ftypavif', 'image/avif'],
  ['....ftypheic', null],
  ['%PDF-1.7....', null],
  ['GIF89a......', null],
  ['', null],
])('%j is %s', (start, type) => {
  expect(imageTypeOf(head(start))).toBe(type);
});

test('a picture is drawn with its longest side at the limit, in proportion, and never larger than it is', () => {
  expect(targetSize({ width: 4800, height: 3600 })).toEqual({ width: 2400, height: 1800 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }), (width, height) => {
      const size = targetSize({ width, height });
      expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(LONGEST_SIDE);
      expect(size.width).toBeLessThanOrEqual(width);
      expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
      if (Math.max(width, height) <= LONGEST_SIDE) expect(size).toEqual({ width, height });
    }),
  );
});

test('only what is too large in pixels or bytes is written anew; what may be see-through stays so', () => {
  expect(needsScaling({ width: 2400, height: 100 }, MOST_BYTES)).toBe(false);
  expect(needsScaling({ width: 2401, height: 100 }, 10)).toBe(true);
  expect(needsScaling({ width: 10, height: 10 }, MOST_BYTES + 1)).toBe(true);
  expect(writtenAs('image/jpeg')).toBe('image/jpeg');
  expect(writtenAs('image/png')).toBe('image/webp');
  expect(nameFor('roof.of.house.PNG', 'image/webp')).toBe('roof.of.house.webp');
  expect(nameFor('roof', 'image/jpeg')).toBe('roof.jpg');
});

test('moving keeps every item and puts one where it is wanted', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (items, one, other) => {
      const [from, to] = [one % items.length, other % items.length];
      const result = moved(items, from, to);
      expect(result[to]).toBe(items[from]);
      expect([...result].sort()).toEqual([...items].sort());
      expect(moved(result, to, from)).toEqual(items);
    }),
  );
});

test('takes what fits in order, and lists what is no image, too large or too many', async () => {
  const seen: string[] = [];
  const { files, skipped } = await prepareImages(
    [
      fileOf('a.jpg'),
      fileOf('plan.pdf', '%PDF-1.7'),
      fileOf('roof.jpg', JPEG, 7.1 * 1024 * 1024),
      fileOf('b.jpg'),
      fileOf('c.jpg'),
    ],
    { room: 2, onProgress: (at, total) => seen.push(`${at}/${total}`) },
  );
  expect(files.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  expect(skippedText(skipped, 5)).toBe('3 skipped: plan.pdf, not an image; roof.jpg, 7.1 MB; c.jpg, more than 5');
  expect(seen).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5']);
});

describe('with a browser that can draw', () => {
  const decode = jest.fn<Promise<ImageBitmap>, [Blob, ImageBitmapOptions?]>();
  beforeEach(() => {
    Object.assign(globalThis, { createImageBitmap: decode });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  test('what cannot be opened is no image', async () => {
    decode.mockRejectedValue(new Error('The source image could not be decoded.'));
    const { files, skipped } = await prepareImages([fileOf('broken.jpg')], { room: 5 });
    expect(files).toEqual([]);
    expect(skippedText(skipped, 5)).toBe('1 skipped: broken.jpg, not an image');
  });

  test('a small one is sent as it is, the right way up', async () => {
    const close = jest.fn();
    decode.mockResolvedValue({ width: 800, height: 600, close });
    const file = fileOf('small.jpg');
    expect((await prepareImages([file], { room: 5 })).files).toEqual([file]);
    expect(decode).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' });
    expect(close).toHaveBeenCalled();
  });

  test('a browser that does not know the wish for the right way up opens the photo without it', async () => {
    const bitmap = { width: 800, height: 600, close: () => undefined };
    decode.mockImplementation((_file, options) =>
      options ? Promise.reject(new TypeError('Type error')) : Promise.resolve(bitmap),
    );
    const file = fileOf('small.jpg');
    expect((await prepareImages([file], { room: 5 })).files).toEqual([file]);
  });

  test('a large photo is scaled down before the limit counts', async () => {
    decode.mockResolvedValue({ width: 4800, height: 3600, close: () => undefined });
    const drawn: number[][] = [];
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ drawImage: (_image: unknown, ...at: number[]) => drawn.push(at) } as unknown as null);
    jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((done, type) => done(new Blob([new Uint8Array(10)], type ? { type } : {})));
    const { files, skipped } = await prepareImages([fileOf('IMG_1.jpeg', JPEG, MOST_BYTES + 1)], { room: 5 });
    expect(skipped).toEqual([]);
    expect(files[0]).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg' });
    expect(drawn).toEqual([[0, 0, 2400, 1800]]);
    jest.restoreAllMocks();
  });
});
