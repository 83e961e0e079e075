/** The smallest boxes by which a file is an AVIF picture of 2 x 2 pixels. */
export function tinyAvif(): Buffer {
  const box = (type: string, ...content: Buffer[]): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0), 0);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, ...content]);
  };
  const size = Buffer.from([0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2]);
  return Buffer.concat([
    box('ftyp', Buffer.from('avif\0\0\0\0avif', 'latin1')),
    box('meta', Buffer.alloc(4), box('iprp', box('ipco', box('ispe', size)))),
    box('mdat', Buffer.alloc(8)),
  ]);
}

/** The head of a lossless WebP picture of 1 x 1 pixels. */
export function tinyWebp(): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.write('RIFF', 0).toString();
  bytes.writeUInt32LE(18, 4);
  bytes.write('WEBPVP8L', 8);
  bytes.writeUInt32LE(6, 16);
  bytes[20] = 0x2f;
  return bytes;
}
