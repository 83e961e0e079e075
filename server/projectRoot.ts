import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder of openapi.yaml and package.json: the same for server/*.ts and for dist/server/*.js. */
export const PROJECT_ROOT = findRoot(__dirname);

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'openapi.yaml')) || dirname(folder) === folder) return folder;
  return findRoot(dirname(folder));
}

/** Whether this runs from the build rather than from the sources. */
export const IS_BUILT = __dirname !== join(PROJECT_ROOT, 'server');

/** A program of this server's beside the one that runs, with what Node needs to run it. @param place below server, without its ending */
export const ownProgram = (place: string): { file: string; execArgv: string[] } => ({
  file: join(__dirname, `${place}${IS_BUILT ? '.js' : '.ts'}`),
  execArgv: IS_BUILT ? [] : ['-r', 'tsx/cjs'],
});
