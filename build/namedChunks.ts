import type { Compiler } from 'webpack';

/** A chunk with a name is known by it, so that the program's first file carries no table from numbers to names. */
export class NamedChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NamedChunks', ({ hooks }) => {
      hooks.chunkIds.tap({ name: 'NamedChunks', stage: -1 }, (chunks) => {
        for (const chunk of chunks) {
          // The dashboard's names all begin alike: there the table is shorter.
          if (!chunk.name || chunk.name.startsWith('staff-')) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}
