import { build } from 'esbuild';
import path from 'node:path';

/** Makes the kit one program, that needs no other package. @returns the files that are inside, from the repository's top */
export async function bundle(outfile: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: path.join(__dirname, '..', '..'),
    entryPoints: ['contract/cli.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    charset: 'utf8',
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}
