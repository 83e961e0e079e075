import { NO_VISIT } from '../../../../common/api';

const KEY = 'articleVisit';
/** More than anybody reads in one session; beyond it the oldest would count again. */
const MOST = 500;

interface Visit {
  /** Opaque id of this browser session. */
  id: string;
  /** Articles whose view has been counted. */
  counted: readonly string[];
}

/** The session's, where the browser has no storage. */
let inMemory: Visit | null = null;

/** What to tell the server when an article is read: this session's id the first time, then that nothing is to be counted. */
export function visitOf(articleId: string): string {
  const { id, counted } = read();
  return counted.includes(articleId) ? NO_VISIT : id;
}

/** The server has counted this session's view of an article. */
export function viewCounted(articleId: string): void {
  const { id, counted } = read();
  if (!counted.includes(articleId)) write({ id, counted: [...counted, articleId].slice(-MOST) });
}

function read(): Visit {
  return stored() ?? inMemory ?? write({ id: randomId(), counted: [] });
}

function stored(): Visit | null {
  try {
    const { id, counted } = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as Partial<
      Record<keyof Visit, unknown>
    >;
    if (typeof id !== 'string' || !/^[0-9a-f]{32}$/.test(id) || !Array.isArray(counted) || counted.length > MOST)
      return null;
    return { id, counted: counted.filter((entry) => typeof entry === 'string') };
  } catch {
    return null;
  }
}

function write(visit: Visit): Visit {
  inMemory = visit;
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // No storage: the memory does, until the page is left.
  }
  return visit;
}

/** 128 random bits. */
const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
