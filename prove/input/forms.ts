import { encodeForm } from '../../contract/http/form';
import type { FormPart } from '../../contract/http/exchange';
import { png } from '../../contract/checks/uploads/pictures';
import type { Random } from '../support/random';
import { TEXTS } from './hostile';

const PICTURE = png(8, 8, [120, 130, 140]);
/** What is sent as a picture: few are one, so that the run does not measure how fast pictures are made. */
const FILES: readonly Buffer[] = [
  PICTURE.subarray(0, 40),
  PICTURE.subarray(8),
  Buffer.alloc(0),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('<!doctype html><script>alert(1)</script>'),
  Buffer.from('GIF89a\u0001\u0000'),
  Buffer.concat([
    PICTURE.subarray(0, 16),
    Buffer.from([0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff]),
    PICTURE.subarray(24),
  ]),
  Buffer.from('%PDF-1.7'),
  Buffer.alloc(70_000, 0xff),
];

export const filePart = (random: Random): FormPart => ({
  name: random.chance(0.95) ? 'image_url' : random.pick(['image', 'image_url[]', 'IMAGE_URL', '']),
  file: random.chance(0.05) ? PICTURE : random.pick(FILES),
  filename: random.chance(0.7) ? 'a.png' : random.pick(TEXTS).slice(0, 200),
  type: random.pick(['image/png', 'image/png', 'image/jpeg', 'text/html', 'image/svg+xml', '', 'x'.repeat(300)]),
});

type Form = ReturnType<typeof encodeForm>;

/** What may happen to a form on its way. */
const FORM_FAULTS: readonly ((form: Form, random: Random) => Form)[] = [
  ({ bytes, type }, random) => ({ bytes: bytes.subarray(0, random.below(bytes.length)), type }),
  ({ bytes }) => ({ bytes, type: 'multipart/form-data' }),
  ({ bytes }) => ({ bytes, type: 'multipart/form-data; boundary=other' }),
  ({ bytes, type }) => ({ bytes, type: type.replace(/boundary=.*/, (found) => found.repeat(40)) }),
  ({ type }) => ({ bytes: Buffer.alloc(0), type }),
  ({ type }, random) => ({ bytes: Buffer.from(Array.from({ length: 500 }, () => random.below(256))), type }),
  ({ bytes, type }) => ({ bytes: Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'), type }),
  ({ bytes, type }) => ({
    bytes: swapped(bytes, /content-disposition: form-data;/gi, 'content-disposition: attachment;'),
    type,
  }),
  ({ bytes, type }) => ({ bytes: swapped(bytes, /; name="/g, '; nome="'), type }),
  ({ bytes, type }) => ({ bytes: swapped(bytes, /name="/g, 'name=""; name="'), type }),
  ({ bytes, type }) => ({
    bytes: swapped(bytes, /content-disposition:/gi, 'content-transfer-encoding: base64\r\ncontent-disposition:'),
    type,
  }),
  ({ bytes, type }) => ({
    bytes: swapped(bytes, /content-disposition:/gi, `x-long: ${'y'.repeat(20_000)}\r\ncontent-disposition:`),
    type,
  }),
  ({ bytes, type }) => ({ bytes: swapped(bytes, /filename="[^"]*"/g, "filename*=UTF-8''%ff%00..%2f"), type }),
  ({ bytes, type }) => ({ bytes: Buffer.concat(Array<Buffer>(40).fill(bytes)), type }),
  ({ bytes, type }) => ({ bytes: Buffer.concat([Buffer.from('preamble\r\n'), bytes, Buffer.from('epilogue')]), type }),
  ({ bytes, type }) => ({ bytes: Buffer.from(bytes.toString('utf8'), 'utf16le'), type }),
];

const swapped = (bytes: Buffer, what: RegExp, by: string) =>
  Buffer.from(
    bytes.toString('latin1').replace(what, () => by),
    'latin1',
  );

/** A form of these fields, now and then a broken one. */
export function formOf(fields: readonly FormPart[], random: Random): Form {
  const more = random.chance(0.3) ? Array.from({ length: random.below(8) }, () => filePart(random)) : [];
  const repeated = random.chance(0.05) ? Array.from({ length: 200 }, () => fields[0] ?? filePart(random)) : [];
  const form = encodeForm([...fields, ...more, ...repeated]);
  return random.chance(0.3) ? random.pick(FORM_FAULTS)(form, random) : form;
}
