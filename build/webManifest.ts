import type { Compiler } from 'webpack';
import { manifest } from '../src/shop/app/manifest';
import { manifestFile } from '../src/shop/shell/serviceWorker';
import { writeAssets } from './writeAssets';

/** Writes the web app manifest out of the site's own name and colours. */
export class WebManifestPlugin {
  apply(compiler: Compiler): void {
    writeAssets(compiler, { name: 'WebManifestPlugin', stage: 'PROCESS_ASSETS_STAGE_ADDITIONAL' }, () => ({
      [manifestFile.slice(1)]: JSON.stringify(manifest),
    }));
  }
}
