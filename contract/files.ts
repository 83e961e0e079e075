import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * A file that belongs to the kit: beside the program in the package, else where it stands in the repository.
 * @param inRepository from its top
 */
export function fileOf(name: string, inRepository = name): string {
  const beside = path.join(__dirname, name);
  return existsSync(beside) ? beside : path.join(__dirname, '..', inRepository);
}
