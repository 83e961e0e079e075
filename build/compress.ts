import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Compiler } from 'webpack';
import { writeAssets } from './writeAssets';

const compress = promisify(brotliCompress);
const TEXT = /\.(js|css|svg|html)$/;
const SMALLEST = 1024;

/** Writes a `.br` file beside each text asset, so that the server need not compress what never changes. */
export class CompressPlugin {
  apply(compiler: Compiler): void {
    writeAssets(
      compiler,
      { name: 'CompressPlugin', stage: 'PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER' },
      async ({ assets }) => {
        const names = Object.keys(assets).filter((name) => TEXT.test(name) && (assets[name]?.size() ?? 0) >= SMALLEST);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        const files = names.map(
          async (name) =>
            [`${name}.br`, await compress(assets[name]?.buffer() ?? Buffer.alloc(0), { params })] as const,
        );
        return Object.fromEntries(await Promise.all(files));
      },
    );
  }
}
