import { NO_VISIT } from '../../../../common/api';
import { isRandomKey, randomKey } from '../../../../common/browser/requestKey';
import { stored } from '../../../../common/browser/stored';

/** More than anybody reads in one session; beyond it the oldest would count again. */
const MOST = 500;

interface Visit {
  /** Opaque id of this browser session. */
  id: string;
  /** Articles whose view has been counted. */
  counted: readonly string[];
}

const visit = stored<Visit | null>({
  area: 'sessionStorage',
  key: 'articleVisit',
  empty: null,
  inMemory: true,
  check: (data) => {
    const { id, counted } = data as Partial<Record<keyof Visit, unknown>>;
    if (!isRandomKey(id) || !Array.isArray(counted) || counted.length > MOST) return null;
    return { id, counted: counted.filter((entry) => typeof entry === 'string') };
  },
});

/** What to tell the server when an article is read: this session's id the first time, then that nothing is to be counted. */
export function visitOf(articleId: string): string {
  const { id, counted } = read();
  return counted.includes(articleId) ? NO_VISIT : id;
}

/** The server has counted this session's view of an article. */
export function viewCounted(articleId: string): void {
  const { id, counted } = read();
  if (!counted.includes(articleId)) visit.keep({ id, counted: [...counted, articleId].slice(-MOST) });
}

function read(): Visit {
  const known = visit.read();
  if (known) return known;
  const begun = { id: randomKey(), counted: [] };
  visit.keep(begun);
  return begun;
}
