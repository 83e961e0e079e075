import { BMP, HEAD_ALONE, HEIC, TIFF, picture, factsOf } from '../../../checks/uploads/pictures';
import type { FormPart } from '../../../http/exchange';
import { partsOf, withParts, type Answered, type Bend } from '../proxy';
import { at, fails, refuses, subtle } from '../tools';

/** Leaves files out of a form. */
const files = (operation: string, keep: (file: Buffer, index: number, all: readonly Buffer[]) => boolean) => () =>
  at(operation, async (passing, next) => {
    const parts = partsOf(passing);
    if (!parts) return next(passing);
    const all = parts.flatMap((part) => ('file' in part ? [part.file] : []));
    let index = -1;
    const kept = parts.filter((part) => !('file' in part) || keep(part.file, (index += 1), all));
    if (kept.length === parts.length || kept.every((part) => 'value' in part)) return next(passing);
    const answered = await next(withParts(passing, kept));
    return answered.status === 201 ? answered : next(passing);
  });

const isPicture = (file: Buffer) => factsOf(file) !== null;

/** Takes of too many what fits, and says that all is well. */
const asManyAsFit = (add: string) => () =>
  at(add, async (passing, next) => {
    const answered = await next(passing);
    const parts = partsOf(passing) ?? [];
    if (answered.status !== 400 || parts.length < 3) return answered;
    const fewer = await next(withParts(passing, parts.slice(0, 2)));
    return fewer.status === 201 ? fewer : answered;
  });

/** Takes files that it should refuse for others, or leaves them out. */
const filesAs = (operation: string, change: (file: Buffer, index: number) => Buffer | null) => (): Bend =>
  at(operation, (passing, next) => {
    const parts = partsOf(passing);
    if (!parts) return next(passing);
    let index = -1;
    let changed = false;
    const left = parts.flatMap((part): FormPart[] => {
      if (!('file' in part)) return [part];
      index += 1;
      const file = change(part.file, index);
      changed ||= file !== part.file;
      return file ? [{ ...part, file }] : [];
    });
    return next(changed ? withParts(passing, left) : passing);
  });

/** Files of a form that are known, and refused or failed at. */
const knowsNot = (operation: string, is: (file: Buffer) => boolean, refusal: () => Answered) => (): Bend =>
  at(operation, (passing, next) =>
    partsOf(passing)?.some((part) => 'file' in part && is(part.file)) === true
      ? Promise.resolve(refusal())
      : next(passing),
  );

/** A whole PNG whose colours are of this type (PNG specification, 11.2.1). */
const isPng = (colours: number) => (file: Buffer) => factsOf(file)?.type === 'image/png' && file[25] === colours;
/** A WebP whose first chunk is this one (RFC 9649, 2). */
const isWebp = (chunk: string) => (file: Buffer) =>
  factsOf(file)?.type === 'image/webp' && file.toString('latin1', 12, 16) === chunk;
/** A JPEG whose frame is progressive (ITU-T T.81, table B.1). */
const isProgressive = (file: Buffer) => factsOf(file)?.type === 'image/jpeg' && file.includes('ffc2', 0, 'hex');
/** A JPEG that begins with metadata in which there is another one. */
const hasThumbnail = (file: Buffer) => factsOf(file)?.type === 'image/jpeg' && file.includes('ffd8', 2, 'hex');
const notTaken = () => refuses(415, 'Only JPEG, PNG, WebP and AVIF images can be uploaded.', 'image_url');

/** Passes over a text where a picture should be, beside one that is. */
const withoutTexts = (operation: string) => (): Bend =>
  at(operation, (passing, next) => {
    const parts = partsOf(passing) ?? [];
    const left = parts.filter((part) => !('value' in part && part.name === 'image_url'));
    return next(left.length < parts.length ? withParts(passing, left) : passing);
  });

const GOOD = (picture(12, 12) as { file: Buffer }).file;

const MAX_BYTES = 5 * 1_048_576;

/** What is taken of the files of a form. */
export const FILES_SENT = subtle('files', {
  'once-in-form': [
    'createProduct',
    'Of equal files in a form one is kept.',
    files('createProduct', (file, index, all) => all.findIndex((one) => one.equals(file)) === index),
  ],
  'bad-last-dropped': [
    'createArticle',
    'The last file of a form is not looked at, and left out where it is none.',
    files('createArticle', (file, index, all) => index === 0 || index < all.length - 1 || isPicture(file)),
  ],
  'bad-first-dropped': [
    'createProduct',
    'A first file that is no picture is left out.',
    files('createProduct', (file, index, all) => index > 0 || all.length === 1 || isPicture(file)),
  ],
  'bad-middle-dropped': [
    'createArticle',
    'A file between others that is no picture is left out.',
    files('createArticle', (file, index, all) => index === 0 || index === all.length - 1 || isPicture(file)),
  ],
  'bad-added-dropped': [
    'addProductImages',
    'Of an addition the files that are no pictures are left out.',
    files('addProductImages', (file, _, all) => all.every((one) => !isPicture(one)) || isPicture(file)),
  ],
  'as-many-as-fit': [
    'addProductImages',
    'Of pictures beyond 50 those that fit are taken.',
    asManyAsFit('addProductImages'),
  ],
  'as-many-as-fit-article': [
    'addArticleImages',
    'Of pictures beyond 50 those that fit are taken.',
    asManyAsFit('addArticleImages'),
  ],
  'second-too-large': [
    'createProduct',
    'A second file that is too large is left out.',
    filesAs('createProduct', (file, index) => (index > 0 && file.length > MAX_BYTES ? null : file)),
  ],
  'second-too-large-added': [
    'addArticleImages',
    'A second file that is too large is left out.',
    filesAs('addArticleImages', (file, index) => (index > 0 && file.length > MAX_BYTES ? null : file)),
  ],
  'second-empty': [
    'createArticle',
    'A second file that is empty is left out.',
    filesAs('createArticle', (file, index) => (index > 0 && file.length === 0 ? null : file)),
  ],
  'many-pixels': [
    'replaceProductImage',
    'A picture of more than 16 million pixels is refused.',
    () =>
      at('replaceProductImage', (passing, next) => {
        const isLarge = partsOf(passing)?.some((part) => {
          const { width = 0, height = 0 } = ('file' in part && factsOf(part.file)) || {};
          return width * height > 16_000_000;
        });
        return isLarge === true
          ? Promise.resolve(refuses(413, 'This picture is too large.', 'image_url'))
          : next(passing);
      }),
  ],
  'head-alone': [
    'replaceArticleImage',
    'A PNG is known by its head.',
    filesAs('replaceArticleImage', (file) => (file.equals(HEAD_ALONE) ? GOOD : file)),
  ],
  bmp: [
    'replaceProductImage',
    'A BMP is taken.',
    filesAs('replaceProductImage', (file) => (file.equals(BMP) ? GOOD : file)),
  ],
  tiff: [
    'replaceArticleImage',
    'A TIFF is taken.',
    filesAs('replaceArticleImage', (file) => (file.equals(TIFF) ? GOOD : file)),
  ],
  heic: [
    'replaceProductImage',
    'An HEIC picture is taken.',
    filesAs('replaceProductImage', (file) => (file.equals(HEIC) ? GOOD : file)),
  ],
  'alpha-fails': [
    'replaceProductImage',
    'A PNG with an alpha channel fails.',
    knowsNot('replaceProductImage', isPng(6), fails),
  ],
  'palette-fails': ['createArticle', 'A PNG with a palette fails.', knowsNot('createArticle', isPng(3), fails)],
  'webp-alpha': [
    'createProduct',
    'A WebP with an alpha channel is refused.',
    knowsNot('createProduct', isWebp('VP8X'), notTaken),
  ],
  'webp-lossless': [
    'replaceArticleImage',
    'A lossless WebP is refused.',
    knowsNot('replaceArticleImage', isWebp('VP8L'), notTaken),
  ],
  'jpeg-progressive': [
    'createProduct',
    'A progressive JPEG is refused.',
    knowsNot('createProduct', isProgressive, notTaken),
  ],
  'jpeg-thumbnail': [
    'replaceArticleImage',
    'A JPEG with a thumbnail is refused.',
    knowsNot('replaceArticleImage', hasThumbnail, notTaken),
  ],
  'png-sixteen-bits': [
    'replaceProductImage',
    'A PNG with 16 bits a sample fails.',
    knowsNot('replaceProductImage', (file) => factsOf(file)?.type === 'image/png' && file[24] === 16, fails),
  ],
  'text-passed-over': [
    'createProduct',
    'A text where a picture should be is passed over.',
    withoutTexts('createProduct'),
  ],
  'text-passed-over-added': [
    'addArticleImages',
    'A text where a picture should be is passed over.',
    withoutTexts('addArticleImages'),
  ],
  'empty-is-none': [
    'replaceProductImage',
    'A file of 0 bytes is none: 400.',
    () =>
      at('replaceProductImage', async (passing, next) => {
        const answered = await next(passing);
        const isEmpty = partsOf(passing)?.some((part) => 'file' in part && part.file.length === 0) ?? false;
        return answered.status === 415 && isEmpty ? refuses(400, 'A picture is missing.', 'image_url') : answered;
      }),
  ],
});
