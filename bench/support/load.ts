import autocannon from 'autocannon';
import { Agent, get } from 'node:http';
import { once } from 'node:events';
import { quantile } from './statistics';

/** What one round of load came to. */
export interface Load {
  /** Answers per second. */
  rate: number;
  /** ms. */
  p50: number;
  p99: number;
}

const CONNECTIONS = 20;
/** As browsers ask. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' };

/** autocannon reads every body as text, which takes longer for compressed ones than the server does: here nobody reads them. */
function leaveBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody: (bytes: Buffer) => void } };
  pipelinedRequests.addBody = () => undefined;
}

/** Asks for an address over 20 connections at once, as fast as it answers. @throws when an answer is no success */
export async function press(url: string, seconds: number): Promise<Load> {
  const { requests, latency, non2xx, errors, timeouts } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: HEADERS,
    setupClient: leaveBodies,
  });
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${url}: ${non2xx} refused, ${errors} broken, ${timeouts} late answers.`);
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** Asks for an address one request after the other: how long one visitor waits on an idle server. */
export async function askInTurn(
  url: string,
  count: number,
  more: Record<string, string> = {},
): Promise<Omit<Load, 'rate'>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  try {
    for (let asked = 0; asked < count; asked += 1) {
      const start = performance.now();
      const [response] = (await once(get(url, { agent, headers: { ...HEADERS, ...more } }), 'response')) as [
        import('node:http').IncomingMessage,
      ];
      response.resume();
      await once(response, 'end');
      if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}.`);
      times.push(performance.now() - start);
    }
  } finally {
    agent.destroy();
  }
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
