import { deflateSync, gzipSync } from 'node:zlib';
import { chunk } from '../../contract/checks/uploads/pictures';
import { pictureOf, type PictureFormat } from '../../server/testing/uploadPictures';
import { Random } from '../support/random';
import { HOOK } from './scripts';

/** A file that is no picture, or not the picture it says it is. */
export interface BadFile {
  name: string;
  file: Buffer;
  filename: string;
  type: string;
  /** Whether it may be one all the same: a flipped bit need not hurt, a tail is ignored. What is taken is made anew. */
  mayBeTaken: boolean;
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${HOOK}(1)"><script>${HOOK}(1)</script></svg>`;
const HTML = `<!doctype html><script>${HOOK}(1)</script>`;
/** Whatever begins like this is what a browser may take it for. */
const TEXTS: Readonly<Record<string, string>> = {
  svg: SVG,
  'svg with a declaration': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG}`,
  'svg after blanks': ` \n\t${SVG}`,
  'svg with a byte order mark': `\uFEFF${SVG}`,
  html: HTML,
  xml: '<?xml version="1.0"?><x/>',
  php: '<?php system($_GET[0]); ?>',
  script: `#!/bin/sh\nexit 0\n`,
  pdf: '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj',
  postscript: '%!PS-Adobe-3.0\n(/etc/passwd)(r)file',
  mvg: 'push graphic-context\nimage over 0,0 0,0 "|id"\npop graphic-context',
  text: 'not a picture',
};
const NAMES: readonly [filename: string, type: string][] = [
  ['a.svg', 'image/svg+xml'],
  ['a.png', 'image/png'],
  ['a.jpg', 'image/jpeg'],
  ['a.svg.png', 'image/png'],
  ['a.webp', 'image/webp; charset=utf-8'],
  ['a.html', 'text/html'],
];
/** Names that programs have tripped over; the picture itself is a sound one. */
const ODD_NAMES = [
  '../../../../etc/passwd',
  '..\\..\\a.png',
  '/etc/passwd',
  'a\u0000.png',
  'a.png;.svg',
  `"><img src=x onerror=${HOOK}(1)>.png`,
  `${'a'.repeat(5_000)}.png`,
  'CON.png',
  '.htaccess',
  '..',
  '',
  'a\r\nX-Header: x.png',
  '\u202Egnp.exe',
  '%2e%2e%2fa.png',
];
const FORMATS: readonly PictureFormat[] = ['jpeg', 'png', 'webp', 'avif'];

/** A PNG of zeros, one bit a pixel, whose head may say another size than its data have. */
function pngBomb(width: number, height: number, rows = height): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const data = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @returns at least so many, of all kinds */
export async function badFiles(count: number, seed: number): Promise<BadFile[]> {
  const random = new Random(seed);
  const bad = (name: string, file: Buffer | string, filename = 'a.png', type = 'image/png', mayBeTaken = false) => ({
    name,
    file: Buffer.from(file),
    filename,
    type,
    mayBeTaken,
  });
  const sound = await Promise.all(FORMATS.map((format) => pictureOf(format, 40, 30)));
  const [jpeg = Buffer.alloc(0), png = Buffer.alloc(0)] = sound;
  const files: BadFile[] = [
    ...Object.entries(TEXTS).flatMap(([name, text]) =>
      NAMES.map(([filename, type]) => bad(`${name} as ${filename}`, text, filename, type)),
    ),
    bad('nothing', ''),
    bad('one byte', '\x89'),
    bad('a signature alone', png.subarray(0, 8)),
    bad('a zip', Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1')),
    bad('a gzip of 50 MB', gzipSync(Buffer.alloc(50_000_000))),
    bad('a gif', await pictureOf('gif', 40, 30), 'a.gif', 'image/gif'),
    bad('a gif as a png', await pictureOf('gif', 40, 30)),
    bad('a bitmap', Buffer.from(`BM${'\0'.repeat(60)}`, 'latin1'), 'a.bmp', 'image/bmp'),
    bad('a tiff', Buffer.from('II*\0\x08\0\0\0\0\0', 'latin1'), 'a.tif', 'image/tiff'),
    bad('a picture of 30000 x 30000', pngBomb(30_000, 30_000, 1)),
    bad('a picture of 14000 x 14000, whole', pngBomb(14_000, 14_000)),
    bad('a head of 4,000,000,000 pixels', pngBomb(4_294_967_295, 1, 1)),
    bad('a head of no pixels', pngBomb(0, 0, 1)),
    bad('a head that says less than there is', pngBomb(10, 10, 5_000), 'a.png', 'image/png', true),
    bad('a head that says more than there is', pngBomb(3_000, 3_000, 1), 'a.png', 'image/png', true),
    bad('more than 5 MB', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])),
    ...sound.map((file, at) =>
      bad(`html behind a ${FORMATS[at]}`, Buffer.concat([file, Buffer.from(HTML)]), 'a.html', 'text/html', true),
    ),
    bad('html before a picture', Buffer.concat([Buffer.from(HTML), jpeg])),
    bad(
      'a zip behind a picture',
      Buffer.concat([png, Buffer.from('PK\x05\x06' + '\0'.repeat(18), 'latin1')]),
      'a.png',
      'image/png',
      true,
    ),
    bad(
      'html within a picture',
      Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.from(`Comment\0${HTML}`)), png.subarray(33)]),
      'a.png',
      'image/png',
      true,
    ),
    ...ODD_NAMES.map((filename) => bad(`a picture named ${filename.slice(0, 30)}`, png, filename, 'image/png', true)),
  ];
  for (let made = 0; files.length < count; made += 1) {
    const at = made % sound.length;
    const file = Buffer.from(sound[at]!);
    if (made % 2 === 0) {
      // A picture that lacks its last bytes may still be shown.
      files.push(
        bad(`a ${FORMATS[at]} cut`, file.subarray(0, 1 + random.below(file.length - 1)), 'a.png', 'image/png', true),
      );
    } else {
      for (let flips = 1 + random.below(8); flips > 0; flips -= 1)
        file[random.below(file.length)]! ^= 1 << random.below(8);
      files.push(bad(`a ${FORMATS[at]} with flipped bits`, file, 'a.png', 'image/png', true));
    }
  }
  return files;
}
