import { BuiltServer } from '../../prove/support/builtServer';
import { temporaryFolder, type Undo } from '../../prove/support/cleanup';
import { residentBytes } from '../../prove/support/processes';
import { addProducts } from '../support/bulk';
import { askInTurn } from '../support/load';
import { printTable } from '../support/table';

const LIST = '/api/v1/products';
const COLUMNS = {
  'words are read, s': '',
  'memory of the process, MB': '',
  'page 1, ms': '?page=1',
  'last page, the first time, ms': '',
  'last page, ms': '',
  'filters’ counts, the first time, ms': '/facets',
  'a search, ms': '?quiet=true&search=dish+cable',
};

/** What grows with the number of products: memory of a process, and what is read anew after a change. */
export async function measureProducts(counts: readonly number[], port: number, undo: (step: Undo) => void) {
  const rows: string[][] = [['products', ...Object.keys(COLUMNS)]];
  for (const products of counts) {
    const dataDir = temporaryFolder(undo);
    const env = { CONTENT_CACHE_MB: '0', DATABASE_STATEMENT_TIMEOUT_MS: '60000' };
    const server = await BuiltServer.start({ dataDir, port, env }, undo);
    await addProducts(dataDir, products);
    const ask = async (query: string, times = 1) => (await askInTurn(`${server.origin}${LIST}${query}`, times)).p50;
    const reading = await ask(COLUMNS['a search, ms']);
    const { data } = (await (await fetch(server.origin + LIST)).json()) as { data: { meta: { pageCount: number } } };
    const last = `?page=${data.meta.pageCount}`;
    const figures = [
      (reading / 1_000).toFixed(1),
      (residentBytes(server.pid()) / 1e6).toFixed(0),
      (await ask('?page=1', 50)).toFixed(1),
      (await ask(last)).toFixed(0),
      (await ask(last, 50)).toFixed(1),
      (await ask('/facets')).toFixed(0),
      (await ask(COLUMNS['a search, ms'], 50)).toFixed(1),
    ];
    rows.push([String(products), ...figures]);
    await server.stop();
  }
  printTable('One process, nothing kept of answers', rows);
}
