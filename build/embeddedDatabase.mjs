/**
 * A part of `npm run build`: readies the programs of the embedded database while whoever installs may write to their folder.
 * The server often may not: it runs as another user, or sees the disk read-only.
 */
import { findBinaries } from '../dist/server/database/embedded/binaries.js';

try {
  findBinaries();
} catch (error) {
  // Such a machine uses a PostgreSQL of its own; a server that has none says so at its start.
  if (error.name !== 'ConfigError') throw error;
  console.log(error.message);
}
