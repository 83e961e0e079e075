import { crc32, deflateSync } from 'node:zlib';
import type { FormPart } from '../../http/exchange';

const SIDE = 8;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of one grey, the smallest thing that every server takes as a picture (RFC 2083). */
export function picture(grey: number): FormPart {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header[8] = 8;
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(SIDE, grey)]);
  const rows = Buffer.concat(Array.from({ length: SIDE }, () => row));
  const file = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
  return { name: 'image_url', file, filename: 'grey.png', type: 'image/png' };
}
