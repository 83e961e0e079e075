import { crc32, deflateSync } from 'node:zlib';
import type { FormPart } from '../../http/exchange';

/** What a picture's bytes say of it; sizes in pixels. */
export interface PictureFacts {
  type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif';
  width: number;
  height: number;
}

/** Largest picture that the contract lets in, bytes. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A chunk of a PNG, with its length and checksum. */
export function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(typed));
  return Buffer.concat([head, typed, tail]);
}

/**
 * A PNG of one colour (PNG specification, third edition).
 * @param colour red, green, blue and maybe how opaque, or one grey, 0 to 255
 * @param bytes its whole size, reached by an ancillary chunk that decoders pass over; without it as small as it comes
 */
export function png(width: number, height: number, colour: readonly number[], bytes?: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a sample; grey, true colour, or true colour with alpha.
  header.set([8, colour.length === 1 ? 0 : colour.length === 4 ? 6 : 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * colour.length, Buffer.from(colour))]);
  const begin = Buffer.concat([PNG_SIGNATURE, chunk('IHDR', header)]);
  const end = Buffer.concat([
    chunk('IDAT', deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  const missing = bytes === undefined ? 0 : bytes - begin.length - end.length - 12;
  if (missing < 0) throw new Error(`A PNG of ${width} x ${height} does not fit into ${bytes ?? 0} bytes.`);
  return bytes === undefined
    ? Buffer.concat([begin, end])
    : Buffer.concat([begin, chunk('kiTp', Buffer.alloc(missing)), end]);
}

/** 48 x 32, baseline JPEG. */
const JPEG =
  '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAgADADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAUG/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AmgJLTAAAAAAAAAAP/9k=';
/** 32 x 48, lossy WebP. */
const WEBP =
  'UklGRkgAAABXRUJQVlA4IDwAAABQAwCdASogADAAPrVYpk6nJSOiJWgA4BaJZwDOZoAAK/fDcAD+7gpn/4hzt38Ctin818QHkU6YuQSpAAA=';
/** 64 x 32, AVIF. */
const AVIF =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACUAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAEAAAAAgAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAtbWRhdBIACgk4FT/7SAhoNIAyFhlCYwTAADQAAKxQwBOqLIHzlFOun8w=';
/** 8 x 8, GIF: a picture, but none that the contract lets in. */
export const GIF = Buffer.from('R0lGODlhCAAIAIAAAExpcSCgQCH5BAUAAAAALAAAAAAIAAgAAAIHjI+py+1dAAA7', 'base64');

/** Pictures of five shapes and all four formats, so that each is told from the others by how broad it is. */
export const FIVE: readonly FormPart[] = [
  { name: 'image_url', file: png(40, 40, [200, 60, 30]), filename: 'one.png', type: 'image/png' },
  { name: 'image_url', file: Buffer.from(JPEG, 'base64'), filename: 'two.jpg', type: 'image/jpeg' },
  { name: 'image_url', file: Buffer.from(WEBP, 'base64'), filename: 'three.webp', type: 'image/webp' },
  { name: 'image_url', file: Buffer.from(AVIF, 'base64'), filename: 'four.avif', type: 'image/avif' },
  { name: 'image_url', file: png(20, 60, [30, 60, 200]), filename: 'five.png', type: 'image/png' },
];

/** 24 x 16, JPEG of greys. */
const GREY_JPEG =
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/wAALCAAQABgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AAA//2Q==';

/** The JPEG of 48 x 32 with Exif (2.32, 4.5 and 4.6) in front of all else. @param tiff its directories, as hexadecimals */
function withExif(filename: string, ...tiff: readonly string[]): FormPart {
  const jpeg = Buffer.from(JPEG, 'base64');
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from(tiff.join(''), 'hex')]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  const file = Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
  return { name: 'image_url', file, filename, type: 'image/jpeg' };
}

/** The JPEG of 48 x 32, to be shown as 32 x 48: with the one entry Orientation, 6, a quarter turn clockwise, in both orders of bytes. */
export const TURNED: readonly FormPart[] = [
  withExif('turned.jpg', '4d4d002a00000008', '0001', '0112000300000001', '00060000', '00000000'),
  withExif('turned-too.jpg', '49492a0008000000', '0100', '1201030001000000', '06000000', '00000000'),
];

/** The JPEG of 48 x 32 with a smaller one before its own frame, as cameras write it. */
export const WITH_THUMBNAIL: FormPart = ((small) =>
  withExif(
    'thumbnail.jpg',
    ...['4d4d002a00000008', '0001', '0112000300000001', '00010000', '0000001a'],
    ...['0003', '0103000300000001', '00060000', '0201000400000001', '00000044', '0202000400000001'],
    ...[small.length.toString(16).padStart(8, '0'), '00000000'],
    small.toString('hex'),
  ))(Buffer.from(GREY_JPEG, 'base64'));

/** A BMP of one pixel: a picture, but none that the contract lets in. */
export const BMP = Buffer.from(
  '424d3a000000000000003600000028000000010000000100000001001800000000000400000000000000000000000000000000000000' +
    'ff000000',
  'hex',
);
/** A TIFF of one grey pixel. */
export const TIFF = Buffer.from(
  '49492a0008000000' +
    '0800' +
    '000103000100000001000000' +
    '010103000100000001000000' +
    '020103000100000008000000' +
    '030103000100000001000000' +
    '060103000100000001000000' +
    '1101040001000000080000001601030001000000010000001701040001000000010000000000000080',
  'hex',
);
/** The head of an HEIC file, as phones make them: a container like AVIF's, of another brand. */
export const HEIC = Buffer.concat([
  Buffer.from('00000018667479706865696300000000' + '6d696631' + '68656963', 'hex'),
  Buffer.from('000000086d646174', 'hex'),
]);

/** A PNG whose head is whole, and nothing else of it. */
export const HEAD_ALONE = Buffer.concat([
  png(4, 4, [0]).subarray(0, 33),
  Buffer.from('rubbish that no decoder takes for a picture'),
]);

/** Red, green and blue of the small pictures. */
export const PLAIN = [90, 140, 60] as const;
/** A small picture as a part of a form. */
export const picture = (width: number, height: number): FormPart => ({
  name: 'image_url',
  file: png(width, height, PLAIN),
  filename: `picture-${width}x${height}.png`,
  type: 'image/png',
});

/** Any bytes as a part of a form. */
export const filePart = (file: Buffer | string, filename = 'picture.png', type = 'image/png'): FormPart => ({
  name: 'image_url',
  file: Buffer.from(file),
  filename,
  type,
});

/** A picture of so many bytes as a part of a form. */
export const ofSize = (bytes: number) => filePart(png(60, 40, [10, 120, 90], bytes));

/** 36 x 18, PNG of a palette with a transparent colour. */
const PALETTE =
  'iVBORw0KGgoAAAANSUhEUgAAACQAAAASAgMAAABOTZS7AAAABlBMVEVMaXEeWjzj3+Y+AAAAAXRSTlMAQObYZgAAAAlwSFlzAAAD6AAAA+gBtXtSawAAABZJREFUCJljYGBgYGANDQ0NBTGGBgsATJwYQ+oLVewAAAAASUVORK5CYII=';
/** 24 x 16, lossy WebP with alpha. */
const WEBP_ALPHA =
  'UklGRnAAAABXRUJQVlA4WAoAAAAQAAAAFwAADwAAQUxQSBQAAAARDzDIERFCSED4v9YD3YKI/gc2A1ZQOCA2AAAAEAMAnQEqGAAQAD61SJ5JpyQioTAIAOAWiUAWotAAEDYAAP7lCv9CjZRMU//xvHgV5LsdU7AA';
/** 16 x 24, lossless WebP. */
const WEBP_LOSSLESS = 'UklGRh4AAABXRUJQVlA4TBEAAAAvD8AFAAdQnnoUuf+BiOh/AAA=';
/** 40 x 24, progressive JPEG. */
const PROGRESSIVE =
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wgARCAAYACgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAVAQEBAAAAAAAAAAAAAAAAAAAAA//aAAwDAQACEAMQAAABgRmAAAAB/8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQABBQJ//8QAFBEBAAAAAAAAAAAAAAAAAAAAIP/aAAgBAwEBPwFf/8QAFBEBAAAAAAAAAAAAAAAAAAAAIP/aAAgBAgEBPwFf/8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQAGPwJ//8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQABPyF//9oADAMBAAIAAwAAABD333333//EABQRAQAAAAAAAAAAAAAAAAAAACD/2gAIAQMBAT8QX//EABQRAQAAAAAAAAAAAAAAAAAAACD/2gAIAQIBAT8QX//EABQQAQAAAAAAAAAAAAAAAAAAADD/2gAIAQEAAT8Qf//Z';
/** 20 x 10, PNG with 16 bits a sample. */
const SIXTEEN_BITS =
  'iVBORw0KGgoAAAANSUhEUgAAABQAAAAKEAIAAABrpzXyAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAHUlEQVQ4y2OIYuhhsGGgP8kwavGoxaMWj1pMLgkAMprikf7LRk4AAAAASUVORK5CYII=';
/** 18 x 30, interlaced PNG. */
const INTERLACED =
  'iVBORw0KGgoAAAANSUhEUgAAABIAAAAeCAIAAAHZaentAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAKklEQVQ4y2OI6rGBIAZiWPgoLLrI4NOLQ8BNo3KjcrSQG9U2qm1UGw4EAKzBY9dfLu+GAAAAAElFTkSuQmCC';

/** Forms of the formats that the five do not have, and at which programs stumble that write pictures anew. */
export const OTHER_FORMS: readonly (readonly [what: string, part: FormPart])[] = [
  ['a PNG with an alpha channel', filePart(png(24, 12, [200, 60, 30, 120]), 'alpha.png')],
  ['a PNG with a palette', filePart(Buffer.from(PALETTE, 'base64'), 'palette.png')],
  ['a WebP with an alpha channel', filePart(Buffer.from(WEBP_ALPHA, 'base64'), 'alpha.webp', 'image/webp')],
  ['a lossless WebP', filePart(Buffer.from(WEBP_LOSSLESS, 'base64'), 'lossless.webp', 'image/webp')],
  ['a progressive JPEG', filePart(Buffer.from(PROGRESSIVE, 'base64'), 'progressive.jpg', 'image/jpeg')],
  ['a JPEG of greys', filePart(Buffer.from(GREY_JPEG, 'base64'), 'greys.jpg', 'image/jpeg')],
  ['a JPEG with a thumbnail in its Exif', WITH_THUMBNAIL],
  ['a PNG with 16 bits a sample', filePart(Buffer.from(SIXTEEN_BITS, 'base64'), 'sixteen.png')],
  ['an interlaced PNG', filePart(Buffer.from(INTERLACED, 'base64'), 'interlaced.png')],
];

/** A small picture of one grey, 0 to 255: two of them are told apart by it. */
export const grey = (value: number): FormPart => filePart(png(8, 8, [value, value, value]), 'grey.png');

/** Format and size by a picture's head; null for anything else. */
export function factsOf(bytes: Buffer): PictureFacts | null {
  if (bytes.length < 16) return null;
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE) && bytes.length >= 24)
    return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes.readUInt16BE(0) === 0xffd8) return jpegFacts(bytes);
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return webpFacts(bytes);
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return avifFacts(bytes);
  return null;
}

/** Whether metadata say that it is to be turned by a quarter: Exif, whatever holds it, or AVIF’s `irot` (ISO/IEC 23008-12, 6.5.10). */
export function isTurned(bytes: Buffer): boolean {
  const turn = bytes.indexOf('irot');
  if (factsOf(bytes)?.type === 'image/avif' && turn >= 0) return (bytes[turn + 4] ?? 0) % 2 === 1;
  return (['MM\0*', 'II*\0'] as const).some((order) => {
    const at = bytes.indexOf(order, 0, 'latin1');
    if (at < 0) return false;
    const tiff = new DataView(bytes.buffer, bytes.byteOffset + at, bytes.length - at);
    const isLittle = order === 'II*\0';
    const first = tiff.byteLength < 8 ? Infinity : tiff.getUint32(4, isLittle);
    const count = first + 2 > tiff.byteLength ? 0 : tiff.getUint16(first, isLittle);
    const entries = Array.from({ length: count }, (_, entry) => first + 2 + entry * 12);
    return entries.some(
      (entry) =>
        entry + 12 <= tiff.byteLength &&
        tiff.getUint16(entry, isLittle) === 0x0112 &&
        tiff.getUint16(entry + 8, isLittle) >= 5,
    );
  });
}

/** Markers of frames, which hold the size: SOF0 to SOF15 but DHT, JPG and DAC (ITU-T T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegFacts(bytes: Buffer): PictureFacts | null {
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker))
      return { type: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** RFC 9649, section 2. */
function webpFacts(bytes: Buffer): PictureFacts | null {
  if (bytes.length < 30) return null;
  const type = 'image/webp';
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return { type, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8X') return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** The largest `ispe` property (ISO/IEC 23008-12, 6.5.3): a picture in tiles names the tiles' size too. */
function avifFacts(bytes: Buffer): PictureFacts | null {
  const brandsEnd = Math.min(bytes.readUInt32BE(0), bytes.length);
  if (!/avi[fs]/.test(bytes.toString('latin1', 8, brandsEnd))) return null;
  let largest: PictureFacts | null = null;
  for (let at = bytes.indexOf('ispe'); at >= 0 && at + 16 <= bytes.length; at = bytes.indexOf('ispe', at + 4)) {
    const facts: PictureFacts = {
      type: 'image/avif',
      width: bytes.readUInt32BE(at + 8),
      height: bytes.readUInt32BE(at + 12),
    };
    if (!largest || facts.width * facts.height > largest.width * largest.height) largest = facts;
  }
  return largest;
}
