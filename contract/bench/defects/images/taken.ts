import { readImage as readGood, type ImageFacts } from '../../../fixtures/minimal/images';
import { invalid } from '../../../fixtures/minimal/answers';
import type { Defect } from '../../../fixtures/minimal/types';
import { ANY_OPERATION, around, defectsOf } from '../tools';

const MB = 1_048_576;

/** A server that takes more kinds of files: what is no picture may still be one to it. */
function taking(facts: (bytes: Buffer) => Partial<ImageFacts> | undefined): Defect {
  return {
    rules: {
      readImage: (bytes) => {
        const found = readGood(bytes);
        const more = found ? undefined : facts(bytes);
        return found ?? (more && { type: 'image/png', extension: 'png', width: 1, height: 1, ...more });
      },
    },
  };
}

/** A server that tells another size of a picture. */
const telling = (sizeOf: (facts: ImageFacts, bytes: Buffer) => Partial<ImageFacts>): Defect => ({
  rules: {
    readImage: (bytes) => {
      const facts = readGood(bytes);
      return facts && { ...facts, ...sizeOf(facts, bytes) };
    },
  },
});
const swapped = ({ width, height }: ImageFacts) => ({ width: height, height: width });

/** What is taken for a picture, how many and how large, and the bytes that are served. */
export const IMAGES_TAKEN = defectsOf('images', {
  'six-at-once': ['createProduct', 'Six pictures are taken at once.', { rules: { maxImagesAtOnce: 6 } }],
  'six-cut': [
    'createArticle',
    'A sixth picture is dropped without a word.',
    {
      request: (context) => {
        if (context.path.endsWith('/create-post')) context.rules = { ...context.rules, maxImagesAtOnce: 1000 };
        return undefined;
      },
      ...around('createArticle', (context, handler) => handler({ ...context, files: context.files.slice(0, 5) })),
    },
  ],
  'four-at-once': [
    'createProduct',
    'Five pictures at once, which are allowed, are refused.',
    { rules: { maxImagesAtOnce: 4 } },
  ],
  'fifty-one': [
    'addProductImages',
    'A product may hold more than 50 pictures.',
    { rules: { maxImagesHeld: Infinity } },
  ],
  'one-byte-more': [
    'createProduct',
    'A picture may have one byte more than 5 MB.',
    { rules: { maxImageBytes: 5 * MB + 1 } },
  ],
  'five-mb-refused': [ANY_OPERATION, 'A picture of exactly 5 MB is refused.', { rules: { maxImageBytes: 5 * MB - 1 } }],
  'decimal-mb': [ANY_OPERATION, 'The limit is 5,000,000 bytes.', { rules: { maxImageBytes: 5_000_000 } }],
  'any-size': [ANY_OPERATION, 'A picture may have any size.', { rules: { maxImageBytes: Infinity } }],
  'svg-taken': [
    ANY_OPERATION,
    'SVG, which may hold scripts, is taken.',
    taking((bytes) => (bytes.includes('<svg') ? { type: 'image/svg+xml', extension: 'svg' } : undefined)),
  ],
  'gif-taken': [
    ANY_OPERATION,
    'GIF is taken.',
    taking((bytes) =>
      bytes.toString('latin1', 0, 4) === 'GIF8' ? { type: 'image/gif', extension: 'gif' } : undefined,
    ),
  ],
  'anything-taken': [ANY_OPERATION, 'Any file is taken for the picture that its name says.', taking(() => ({}))],
  'signature-only': [
    ANY_OPERATION,
    "Only a PNG's first eight bytes are looked at.",
    taking((bytes) => (bytes.toString('latin1', 1, 4) === 'PNG' ? {} : undefined)),
  ],
  'empty-taken': [
    ANY_OPERATION,
    'An empty file is taken for a picture.',
    taking((bytes) => (bytes.length === 0 ? {} : undefined)),
  ],
  'avif-refused': [
    ANY_OPERATION,
    'AVIF is refused.',
    { rules: { readImage: (bytes) => (bytes.toString('latin1', 4, 8) === 'ftyp' ? undefined : readGood(bytes)) } },
  ],
  'webp-refused': [
    ANY_OPERATION,
    'WebP is refused.',
    { rules: { readImage: (bytes) => (bytes.toString('latin1', 8, 12) === 'WEBP' ? undefined : readGood(bytes)) } },
  ],
  'two-for-one': [
    'replaceArticleImage',
    'Two pictures for one are taken; the second is dropped.',
    {
      request: (context) => {
        const boundary = /boundary=(.*)$/.exec(context.headers['content-type'] ?? '')?.[1] ?? '';
        const parts = context.raw.toString('latin1').split(`--${boundary}`);
        if (context.path.includes('/posts/update-image/') && parts.length > 3)
          context.raw = Buffer.from(`${parts.slice(0, 2).join(`--${boundary}`)}--${boundary}--\r\n`, 'latin1');
        return undefined;
      },
    },
  ],
  'sides-swapped': ['createProduct', 'Width and height are exchanged.', telling(swapped)],
  'little-endian-exif': [
    'createProduct',
    'Exif is read in one order of bytes alone: pictures of the other are told with their sides exchanged.',
    telling((facts, bytes) => (bytes.includes('Exif\0\0II', 0, 'latin1') ? swapped(facts) : facts)),
  ],
  'thumbnail-size': [
    'createArticle',
    'A JPEG’s size is read at the first frame in its bytes, which may be that of its thumbnail.',
    telling((facts, bytes) => {
      const small = facts.type === 'image/jpeg' ? bytes.indexOf('ffd8', 2, 'hex') : -1;
      const at = small < 0 ? -1 : bytes.indexOf('ffc0', small, 'hex');
      return at < 0 ? facts : { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }),
  ],
  'served-as-html': [
    'createArticle',
    'Pictures are served as HTML.',
    {
      answer: (context, answer) =>
        context.path.startsWith('/media/') && answer.status === 200
          ? { ...answer, headers: { ...answer.headers, 'Content-Type': 'text/html' } }
          : answer,
    },
  ],
  'bytes-changed': [
    'createProduct',
    'Pictures are served as text, which breaks their bytes.',
    {
      answer: (context, answer) =>
        context.path.startsWith('/media/') && Buffer.isBuffer(answer.body)
          ? { ...answer, body: Buffer.from(answer.body.toString('utf8')) }
          : answer,
    },
  ],
  'no-file': [
    'createArticle',
    "A picture's address leads nowhere.",
    {
      answer: (context, answer) =>
        context.path.startsWith('/media/')
          ? { ...answer, status: 404, headers: { 'Content-Type': 'text/html' }, body: Buffer.from('Not found') }
          : answer,
    },
  ],
  'images-required': [
    'createArticle',
    'An article without a picture, which is allowed, is refused.',
    around('createArticle', (context, handler) =>
      context.files.length > 0 ? handler(context) : invalid(['image_url', 'Send at least one image.']),
    ),
  ],
});
