import path from 'node:path';
import { build } from 'esbuild';
import type { Compiler } from 'webpack';

/** What the worker need not know: sources, and what the server never gives out. */
const FILES = /^assets\/.+\.(js|css|woff2)$/;

/** Writes the service worker, one small file of a fixed name, with the list of this build's files in it. */
export class ServiceWorkerPlugin {
  /** @param define values that take the place of names in the worker's source, as JavaScript text */
  constructor(
    private readonly options: { source: string; fileName: string; define: Readonly<Record<string, string>> },
  ) {}

  apply(compiler: Compiler): void {
    const { source, fileName, define } = this.options;
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ServiceWorkerPlugin', (compilation) => {
      // The files' names are final, and nothing is compressed yet.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'ServiceWorkerPlugin', stage }, async (assets) => {
        const files = Object.keys(assets)
          .filter((name) => FILES.test(name))
          .map((name) => `/${name}`)
          .sort();
        const { outputFiles } = await build({
          entryPoints: [path.join(compiler.context, source)],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2022',
          define: { ...define, BUILD_FILES: JSON.stringify(files) },
        });
        compilation.emitAsset(fileName, new sources.RawSource(outputFiles[0]?.text ?? ''));
      });
    });
  }
}
