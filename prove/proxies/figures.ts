import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { press } from '../../bench/support/load';
import { median } from '../../bench/support/statistics';
import { play } from '../load/processes';
import { BuiltServer, freePort, stopChild } from '../support/builtServer';
import { temporaryFolder } from '../support/cleanup';
import type { Trial } from '../support/part';
import { loopSeconds } from '../support/processes';
import { need } from '../support/programs';
import { checked } from './proxy';

const DEPLOY = path.join(__dirname, '../../deploy');
const RATE = 200;
const ANSWERED = 'sum(http_request_duration_seconds_count{operation!~"healthz|readyz"})';

/** The answer that costs least, so that counting costs the largest part of it. */
const CONSTANT = '/healthz';
const TURNS = { rounds: 20, seconds: 4 };
const DEARER = 1.02;

/** A real Prometheus reads the figures of a shop under load; its counts are held to those of the load. */
export async function tryFigures({ sample, undo, row }: Trial): Promise<void> {
  const folder = temporaryFolder(undo);
  const metricsPort = await freePort();
  const env = { METRICS_PORT: String(metricsPort) };
  const server = await BuiltServer.start({ dataDir: `${folder}/shop`, env }, undo);
  row({
    what: 'the alert rules',
    aim: 'promtool finds no fault',
    seen: checked(['promtool', 'prometheus'], ['check', 'rules'], 'alerts.yml'),
    holds: true,
  });
  row({
    what: 'the alert rules on figures of a shop that is well, and of ones in which each has its case',
    aim: 'none fires, then each does',
    seen: checked(['promtool', 'prometheus'], ['test', 'rules'], 'alerts.test.yml'),
    holds: true,
  });
  const ask = await prometheus(folder, metricsPort, undo);
  const paths = [
    '/',
    '/shop',
    '/articles',
    '/api/v1/products',
    '/api/v1/posts',
    '/api/v1/products?page=2',
    '/no/such/page',
    '/robots.txt',
  ];
  const body = JSON.stringify({ clients_name: 'A', clients_email: 'a@example.com', clients_note: '{n}' });
  const { outcomes } = await play({
    origin: server.origin,
    seconds: sample ? 5 : 60,
    streams: [
      { name: 'reads', rate: RATE, method: 'GET', paths },
      { name: 'quotes', rate: 5, method: 'POST', paths: ['/api/v1/quotations/create-quotation'], body },
    ],
  });
  const sent = outcomes.reduce((sum, one) => sum + one.sent, 0);
  // Two readings after the last answer.
  await delay(2_500);
  const counted = await ask(ANSWERED);
  const quotes = await ask('http_request_duration_seconds_count{operation="createQuotation",status="201"}');
  const memory = await ask('memory_hits_total');
  row({
    what: `${sent} requests (pages and data from memory, quotes, pages that are not there), read by Prometheus`,
    aim: 'its count is the load’s to 1 in 10,000',
    seen: `${counted} counted, ${quotes} of ${outcomes[1]?.sent} quotes, ${memory} found in memory`,
    holds: Math.abs(counted - sent) <= sent / 10_000 && quotes === outcomes[1]?.sent && memory > 0,
  });
}

/** What counting costs: the event loop's time for an answer of a server that counts, and of one that does not, in turns. */
export async function tryCost({ sample, undo, row }: Trial): Promise<void> {
  const folder = temporaryFolder(undo);
  const open = async (dataDir: string, env: Record<string, string>) => {
    const server = await BuiltServer.start({ dataDir: `${folder}/${dataDir}`, env }, undo);
    const times: number[] = [];
    const turn = async (seconds: number) => {
      const before = loopSeconds(server.pid());
      const { rate } = await press(server.origin + CONSTANT, seconds);
      return ((loopSeconds(server.pid()) - before) / (rate * seconds)) * 1e6;
    };
    await turn(TURNS.seconds);
    return { times, turn };
  };
  const counting = await open('counting', { METRICS_PORT: String(await freePort()) });
  const silent = await open('silent', {});
  const { rounds, seconds } = sample ? { rounds: 1, seconds: 1 } : TURNS;
  for (let round = 0; round < rounds; round += 1)
    for (const each of round % 2 === 0 ? [counting, silent] : [silent, counting])
      each.times.push(await each.turn(seconds));
  const [counted, bare] = [median(counting.times), median(silent.times)];
  row({
    what: `${CONSTANT}, ${rounds} turns of ${seconds} s by a server that counts and one that does not: the event loop's time for an answer`,
    aim: `at most ${DEARER} times`,
    seen: `${counted.toFixed(1)} and ${bare.toFixed(1)} µs: ${(counted / bare).toFixed(3)} times`,
    // A sample is too short to tell.
    holds: sample || counted / bare <= DEARER,
  });
}

/** @returns asks it for a figure, NaN where there is none */
async function prometheus(
  folder: string,
  target: number,
  undo: Trial['undo'],
): Promise<(query: string) => Promise<number>> {
  need('prometheus', 'prometheus');
  const port = await freePort();
  const text = readFileSync(path.join(DEPLOY, 'prometheus.yml'), 'utf8');
  writeFileSync(`${folder}/prometheus.yml`, text.replace(':9464', `:${target}`).replace('15s', '1s'));
  cpSync(path.join(DEPLOY, 'alerts.yml'), `${folder}/alerts.yml`);
  const child = spawn(
    'prometheus',
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/tsdb`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  undo(() => stopChild(child));
  const ask = async (query: string) => {
    const url = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(query)}`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    const { data } = (await answer.json()) as { data: { result: { value: [number, string] }[] } };
    return Number(data.result[0]?.value[1] ?? NaN);
  };
  for (let tries = 0; tries < 60; tries += 1) {
    await delay(500);
    if ((await ask('up{job="shop"}').catch(() => NaN)) === 1) return ask;
  }
  throw new Error('Prometheus does not read the figures.');
}
