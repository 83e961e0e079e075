import path from 'node:path';
import { build } from 'esbuild';
import type { Compiler } from 'webpack';
import { writeAssets } from './writeAssets';

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
    // The files' names are final, and nothing is compressed yet.
    const when = { name: 'ServiceWorkerPlugin', stage: 'PROCESS_ASSETS_STAGE_OPTIMIZE_HASH', after: 1 } as const;
    writeAssets(compiler, when, async ({ assets }) => {
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
      return { [fileName]: outputFiles[0]?.text ?? '' };
    });
  }
}
