/**
 * Sends requests at fixed rates, whether or not those before them have been answered (an open loop), and takes each
 * one's time from the moment it was due. A process of its own: what it measures shall not wait for who judges it.
 */
import { Agent, request } from 'node:http';
import type { Outcome, Plan, Report, Stream } from './mix';

const TICK_MS = 5;
/** After this, an answer is none. */
const PATIENCE_MS = 30_000;
/** Share of a stream's requests that may be sent away to come again; from there on each of them is an error. */
const MOST_BUSY = 0.01;

const agent = new Agent({ keepAlive: true, maxSockets: 500, scheduling: 'lifo' });
let number = 0;

function send(origin: URL, { method, paths, headers = {}, body }: Stream, turn: number, due: number, outcome: Outcome) {
  const own = String((number += 1));
  const payload = body?.replaceAll('{n}', own);
  return new Promise<void>((resolve) => {
    /** @param time whether this one's counts: who is sent away at once was not served soon */
    const end = (status: string, fault = '', time = true) => {
      outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
      if (fault) {
        outcome.errors += 1;
        outcome.firstError ||= fault;
      } else if (time) outcome.times.push(performance.now() - due);
      resolve();
    };
    const path = paths[turn % paths.length]!.replaceAll('{n}', own);
    const asked = request(
      {
        agent,
        hostname: origin.hostname,
        port: origin.port,
        method,
        path,
        timeout: PATIENCE_MS,
        headers: {
          'accept-encoding': 'br, gzip',
          ...headers,
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
        },
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        const isBusy = status === 503 && answer.headers['retry-after'] !== undefined;
        if (isBusy) outcome.busy += 1;
        answer.resume();
        answer.on('end', () =>
          end(String(status), status < 400 || isBusy ? '' : `${status} to ${method} ${path}`, !isBusy),
        );
        answer.on('error', (error) => end('broken', `${error.message} at ${method} ${path}`));
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', (error) => end('broken', `${error.message} at ${method} ${path}`));
    asked.end(payload);
  });
}

/** Sends what is due of a stream until its time is over. */
async function play(plan: Plan, stream: Stream): Promise<Outcome> {
  const outcome = {
    name: stream.name,
    sent: 0,
    times: [],
    statuses: {},
    busy: 0,
    errors: 0,
    firstError: '',
  } as Outcome;
  const origin = new URL(plan.origin);
  const start = performance.now();
  const total = Math.round(plan.seconds * stream.rate);
  const open = new Set<Promise<void>>();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      for (; outcome.sent < total; outcome.sent += 1) {
        const due = start + (outcome.sent / stream.rate) * 1000;
        if (due > performance.now()) return;
        const one = send(origin, stream, outcome.sent, due, outcome).finally(() => open.delete(one));
        open.add(one);
      }
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  await Promise.all(open);
  if (outcome.busy > total * MOST_BUSY) {
    outcome.errors += outcome.busy;
    outcome.firstError ||= `503 to ${outcome.busy} of ${total}`;
  }
  outcome.times.sort((a, b) => a - b);
  return outcome;
}

process.once('message', (plan: Plan) => {
  void Promise.all(plan.streams.map((stream) => play(plan, stream))).then((outcomes) => {
    const { user, system } = process.cpuUsage();
    const report: Report = { outcomes, processorSeconds: (user + system) / 1e6 };
    process.send?.(report, () => process.exit(0));
  });
});
