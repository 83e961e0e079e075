import path from 'node:path';
import type { ChunkGroup, Compilation, Compiler, Module } from 'webpack';
import { writeAssets } from './writeAssets';

/** One thing that is loaded together: the program's entry, or what an `import()` asks for. */
export interface GroupContents {
  /** The entry's or `webpackChunkName`'s name; null where an `import()` has none. */
  name: string | null;
  /** True for what every page of the document loads at once. */
  initial: boolean;
  /** Modules that ask for it, as paths below the project, and what they ask for. */
  origins: { from: string | null; request: string }[];
  /** Whether `webpackPrefetch` or `webpackPreload` asks for it before the program does. */
  fetchedAhead: boolean;
  /** Ids of its chunks. */
  chunks: string[];
}

export interface ChunkContents {
  files: string[];
  /** Bytes of each module before minification, by its path below the project. */
  modules: Record<string, number>;
}

/** dist/stats.json: which modules every chunk holds. Written by the client build, read by tests and measurements. */
export interface ChunkStats {
  groups: GroupContents[];
  chunks: Record<string, ChunkContents>;
}

/** The package of a module's path below the project; null for the project's own. */
export function packageOf(modulePath: string): string | null {
  const [, inside] = /^(?:.*\/)?node_modules\/(.+)$/.exec(modulePath) ?? [];
  if (inside === undefined) return null;
  return inside
    .split('/')
    .slice(0, inside.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Writes the modules of every chunk. */
export class ChunkPackagesPlugin {
  constructor(private readonly fileName: string) {}

  apply(compiler: Compiler): void {
    writeAssets(compiler, { name: 'ChunkPackagesPlugin', stage: 'PROCESS_ASSETS_STAGE_REPORT' }, (compilation) => ({
      [this.fileName]: JSON.stringify(readStats(compilation, compiler.context)),
    }));
  }
}

function readStats(compilation: Compilation, context: string): ChunkStats {
  const below = (file: string | null | undefined) =>
    file ? path.relative(context, file).split(path.sep).join('/') : null;
  const pathOf = (module: Module) => below(module.nameForCondition());
  const chunks: ChunkStats['chunks'] = {};
  for (const chunk of compilation.chunks) {
    const modules: Record<string, number> = {};
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      for (const part of partsOf(module)) {
        const name = pathOf(part);
        // Without a file are webpack's own helpers.
        if (name) modules[name] = (modules[name] ?? 0) + part.size();
      }
    }
    chunks[String(chunk.id)] = { files: [...chunk.files], modules };
  }
  const groups = compilation.chunkGroups.map((group: ChunkGroup) => ({
    name: group.name ?? null,
    initial: group.isInitial(),
    origins: group.origins.map(({ module, request }) => ({
      from: module ? pathOf(module) : null,
      request: request ?? '',
    })),
    fetchedAhead: group.options.prefetchOrder !== undefined || group.options.preloadOrder !== undefined,
    chunks: group.chunks.map(({ id }) => String(id)),
  }));
  return { groups, chunks };
}

/** A module that webpack merged out of several stands for all of them. */
function partsOf(module: Module): Module[] {
  return 'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module];
}
