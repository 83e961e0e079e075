import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { family, type Sample } from './text';

/** Seconds up to which answers are counted together. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Node tells here of every answer that went out whole, also of those that are written past Fastify's hooks. */
const FINISHED = 'http.server.response.finish';
const MEASURED = Symbol('measured');

/** What is answered besides the contract's operations, by the route's pattern. */
const OTHERS: Readonly<Record<string, string>> = {
  '/*': 'page',
  '/media/:name': 'picture',
  '/healthz': 'healthz',
  '/readyz': 'readyz',
};

interface Measured extends ServerResponse {
  [MEASURED]?: { operation: string; start: number };
}

/** How many answers took how long. */
class Histogram {
  readonly counts = new Float64Array(BOUNDS.length + 1);
  seconds = 0;
  isNew = true;

  add(seconds: number): void {
    this.isNew = false;
    let bucket = 0;
    while (bucket < BOUNDS.length && seconds > (BOUNDS[bucket] ?? 0)) bucket += 1;
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.seconds += seconds;
  }

  *samples(labels: Record<string, string | number>): Generator<Sample> {
    let sum = 0;
    for (const [bucket, count] of this.counts.entries()) {
      sum += count;
      yield [{ ...labels, le: BOUNDS[bucket] ?? '+Inf' }, sum, '_bucket'];
    }
    yield [labels, this.seconds, '_sum'];
    yield [labels, sum, '_count'];
  }
}

/**
 * Rate, errors and duration by operation: every answer that went out whole, once. What the server asks itself to render a
 * page is none, nor are requests that were too broken to be read.
 */
export class RequestFigures {
  private readonly operations = new Map<string, Map<number, Histogram>>();
  private readonly names = new Map<string | undefined, string>();

  /** To be called before any other hook is there. */
  install(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      const { url, config } = request.routeOptions;
      const operation = config.operation?.id ?? this.nameOf(url);
      (reply.raw as Measured)[MEASURED] = { operation, start: performance.now() };
      done();
    });
    const hear = (message: unknown) => this.note((message as { response: Measured }).response);
    subscribe(FINISHED, hear);
    app.addHook('onClose', (_app, done) => {
      unsubscribe(FINISHED, hear);
      done();
    });
  }

  text(): string {
    return family(
      'http_request_duration_seconds',
      'histogram',
      'Answers by operation and status, from the arrival of a request until its answer was sent.',
      this.samples(),
    );
  }

  private *samples(): Generator<Sample> {
    for (const [operation, byStatus] of this.operations)
      for (const [status, histogram] of byStatus) yield* histogram.samples({ operation, status });
  }

  private note({ [MEASURED]: measured, statusCode }: Measured): void {
    if (!measured) return;
    const { operation, start } = measured;
    const byStatus = this.operations.get(operation) ?? new Map<number, Histogram>();
    const histogram = byStatus.get(statusCode) ?? new Histogram();
    if (histogram.isNew) this.operations.set(operation, byStatus.set(statusCode, histogram));
    histogram.add((performance.now() - start) / 1_000);
  }

  private nameOf(url: RouteOptions['url'] | undefined): string {
    let name = this.names.get(url);
    if (name === undefined) this.names.set(url, (name = url === undefined ? 'unknown' : (OTHERS[url] ?? 'file')));
    return name;
  }
}
