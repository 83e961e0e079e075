import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Compiler } from 'webpack';
import { writeAssets } from './writeAssets';

const compress = promisify(brotliCompress);
const TEXT = /\.(js|css|svg|html)$/;
const SMALLEST = 1024;

/** How distances are told (NPOSTFIX and NDIRECT in RFC 7932, 4): which is shortest nobody knows but who has tried. */
const DISTANCES = [
  [0, 0],
  [0, 1],
  [1, 0],
] as const;

async function smallest(bytes: Buffer): Promise<Buffer> {
  const tried = await Promise.all(
    DISTANCES.map(([postfix, direct]) =>
      compress(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    ),
  );
  return tried.reduce((one, other) => (other.length < one.length ? other : one));
}

/** Writes a `.br` file beside each text asset, so that the server need not compress what never changes. */
export class CompressPlugin {
  apply(compiler: Compiler): void {
    writeAssets(
      compiler,
      { name: 'CompressPlugin', stage: 'PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER' },
      async ({ assets }) => {
        const names = Object.keys(assets).filter((name) => TEXT.test(name) && (assets[name]?.size() ?? 0) >= SMALLEST);
        const files = names.map(
          async (name) => [`${name}.br`, await smallest(assets[name]?.buffer() ?? Buffer.alloc(0))] as const,
        );
        return Object.fromEntries(await Promise.all(files));
      },
    );
  }
}
