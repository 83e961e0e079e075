import type { Compilation, Compiler } from 'webpack';

type Stage = `PROCESS_ASSETS_STAGE_${'ADDITIONAL' | 'OPTIMIZE_HASH' | 'OPTIMIZE_TRANSFER' | 'REPORT'}`;

/** Files that a plugin adds to the build: by their names, what is in them. */
type Written = Readonly<Record<string, string | Buffer>>;

/**
 * Has a plugin write files once the assets have come to a stage.
 * @param after stages of webpack's own numbering beyond it
 */
export function writeAssets(
  compiler: Compiler,
  { name, stage, after = 0 }: { name: string; stage: Stage; after?: number },
  write: (compilation: Compilation) => Written | Promise<Written>,
): void {
  const { sources, Compilation: stages } = compiler.webpack;
  compiler.hooks.thisCompilation.tap(name, (compilation) =>
    compilation.hooks.processAssets.tapPromise({ name, stage: stages[stage] + after }, async () => {
      for (const [file, content] of Object.entries(await write(compilation)))
        compilation.emitAsset(file, new sources.RawSource(content));
    }),
  );
}
