import type { Compiler } from 'webpack';
import type { ChunkFiles } from './renderer';
import { writeAssets } from './writeAssets';

/** dist/client.json: what a rendered page must load. Written by the client build, read by the server. */
export type ClientManifest = Record<string, ChunkFiles>;

/** Writes the client manifest: every entry and every chunk named by `webpackChunkName`. */
export class ClientManifestPlugin {
  constructor(private readonly fileName: string) {}

  apply(compiler: Compiler): void {
    writeAssets(compiler, { name: 'ClientManifestPlugin', stage: 'PROCESS_ASSETS_STAGE_REPORT' }, (compilation) => {
      const manifest: ClientManifest = {};
      for (const [name, group] of compilation.namedChunkGroups) {
        const files = group.getFiles().filter((file) => !file.includes('.hot-update.'));
        manifest[name] = {
          js: files.filter((file) => file.endsWith('.js')),
          css: files.filter((file) => file.endsWith('.css')),
        };
      }
      return { [this.fileName]: JSON.stringify(manifest, null, 2) };
    });
  }
}
