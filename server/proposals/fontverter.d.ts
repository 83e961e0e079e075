declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, to: 'truetype'): Promise<Buffer> };
  export default fontverter;
}
