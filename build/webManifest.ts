import type { Compiler } from 'webpack';
import { manifest } from '../src/shop/app/manifest';
import { manifestFile } from '../src/shop/shell/serviceWorker';

/** Writes the web app manifest out of the site's own name and colours. */
export class WebManifestPlugin {
  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('WebManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'WebManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          compilation.emitAsset(manifestFile.slice(1), new sources.RawSource(JSON.stringify(manifest)));
        },
      );
    });
  }
}
