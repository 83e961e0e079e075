import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ChunkFiles, RenderAssets, Renderer } from '../../build/renderer';
import { PROJECT_ROOT } from '../projectRoot';

/** Folder of webpack's output. */
const BUILD_FOLDER = path.join(PROJECT_ROOT, 'dist');
const NO_FILES: ChunkFiles = { js: [], css: [] };

/**
 * Loads what the build left: the renderer, the list of its files and the text of its style sheets.
 * @returns null where nothing was built (the API alone, as in development)
 */
export function loadBuild(): { renderer: Renderer; assets: RenderAssets } | null {
  const program = path.join(BUILD_FOLDER, 'renderer/render.js');
  const manifest = path.join(BUILD_FOLDER, 'client.json');
  if (!existsSync(program) || !existsSync(manifest)) return null;
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, ChunkFiles>;
  const sheets = new Map<string, string>();
  const css = (file: string): string => {
    const known = sheets.get(file) ?? readFileSync(path.join(BUILD_FOLDER, 'public', file), 'utf8');
    sheets.set(file, known);
    return known;
  };
  // A file of the build's, not of this program: found at run time.
  // oxlint-disable-next-line typescript/no-require-imports
  const renderer = require(program) as Renderer;
  return { renderer, assets: { files: (chunk) => chunks[chunk] ?? NO_FILES, css } };
}
