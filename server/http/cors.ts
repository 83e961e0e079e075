import type { Config } from '../config';
import type { Headers } from './headers';

const ALLOWED_HEADERS = 'authorization, content-type, idempotency-key, if-match';
/** What else a script of another origin may read: prices go by the server's clock (src/common/browser/shopClock.ts). */
const EXPOSED_HEADERS = 'Date, Retry-After';
const PREFLIGHT_SECONDS = '600';
const NONE: Headers = {};

/** Which pages may call the API (docs/product.md, 9.6): exact origins, with credentials, on failures too. */
export class CorsPolicy {
  private readonly allowed: ReadonlyMap<string, Headers>;

  constructor(config: Pick<Config, 'corsOrigins' | 'publicUrl' | 'port'>) {
    const own = config.publicUrl ? [config.publicUrl] : loopbackOrigins(config.port);
    this.allowed = new Map([...own, ...config.corsOrigins].map((origin) => [origin, originHeaders(origin)]));
  }

  /** Headers for an answer to a page of this origin; none for a foreign one. */
  headers(origin: string | undefined): Headers {
    return (origin !== undefined && this.allowed.get(origin)) || NONE;
  }

  /** Headers for the question before the call; `methods` are those of the path. */
  preflight(origin: string | undefined, methods: readonly string[]): Headers {
    const headers = this.headers(origin);
    if (headers === NONE) return NONE;
    return {
      ...headers,
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': PREFLIGHT_SECONDS,
    };
  }
}

function originHeaders(origin: string): Headers {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED_HEADERS,
  };
}

/** Without a public address the server is used on this machine, under either name. */
const loopbackOrigins = (port: number) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
