import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './refused';

/** Reads options as `parseArgs` does. @throws UsageError with its sentence */
export function parsed<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
