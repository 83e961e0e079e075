import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ChunkFiles, RenderAssets, Renderer } from '../../build/renderer';
import { PROJECT_ROOT } from '../projectRoot';

/** Folder of webpack's output. */
const BUILD_FOLDER = path.join(PROJECT_ROOT, 'dist');
const NO_FILES: ChunkFiles = { js: [], css: [] };

interface Build {
  renderer: Renderer;
  assets: RenderAssets;
}

let loaded: Build | null | undefined;

/**
 * What the build left: the renderer, the list of its files and the text of its style sheets. Read as a whole, once for the
 * process: a process goes on with its own while the next build takes its place on the disk.
 * @returns null where nothing was built (the API alone, as in development)
 */
export const loadBuild = (): Build | null => (loaded ??= readBuild());

function readBuild(): Build | null {
  const program = path.join(BUILD_FOLDER, 'renderer/render.js');
  const manifest = path.join(BUILD_FOLDER, 'client.json');
  if (!existsSync(program) || !existsSync(manifest)) return null;
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, ChunkFiles>;
  const sheets = new Map(
    Object.values(chunks)
      .flatMap(({ css }) => css)
      .map((file) => [file, readFileSync(path.join(BUILD_FOLDER, 'public', file), 'utf8')]),
  );
  // A file of the build's, not of this program: found at run time.
  // oxlint-disable-next-line typescript/no-require-imports
  const renderer = require(program) as Renderer;
  return { renderer, assets: { files: (chunk) => chunks[chunk] ?? NO_FILES, css: (file) => sheets.get(file) ?? '' } };
}
