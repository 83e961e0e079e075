import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Compiler } from 'webpack';

const compress = promisify(brotliCompress);
const TEXT = /\.(js|css|svg|html)$/;
const SMALLEST = 1024;

/** Writes a `.br` file beside each text asset, so that the server need not compress what never changes. */
export class CompressPlugin {
  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompressPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressPlugin', stage }, async (assets) => {
        const names = Object.keys(assets).filter((name) => TEXT.test(name) && (assets[name]?.size() ?? 0) >= SMALLEST);
        await Promise.all(
          names.map(async (name) => {
            const data = await compress(assets[name]?.buffer() ?? Buffer.alloc(0), {
              params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
            });
            compilation.emitAsset(`${name}.br`, new sources.RawSource(data));
          }),
        );
      });
    });
  }
}
