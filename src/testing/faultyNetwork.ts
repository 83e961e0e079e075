/** A request as it went out. */
export interface SentRequest {
  method: string;
  path: string;
  search: string;
  key: string | null;
  /** Of the version that it was made from. */
  tag: string | null;
  body: Record<string, unknown>;
  /** By whoever asked. */
  aborted: boolean;
}

/** A network that keeps what was sent and answers as the test needs it: with faults, and with what stands around them. */
export function faultyNetwork(answer: (path: string, query: URLSearchParams) => Promise<Response>): {
  sent: SentRequest[];
  fetch: typeof fetch;
} {
  const sent: SentRequest[] = [];
  return {
    sent,
    fetch: async (input) => {
      const request = input as Request;
      const text = await request.clone().text();
      const { pathname: path, search, searchParams } = new URL(request.url);
      sent.push({
        method: request.method,
        path,
        search,
        key: request.headers.get('idempotency-key'),
        tag: request.headers.get('if-match'),
        body: (text ? JSON.parse(text) : {}) as Record<string, unknown>,
        get aborted() {
          return request.signal.aborted;
        },
      });
      return answer(path, searchParams);
    },
  };
}

/** An answer of the server, which refuses by its status, in the envelope. */
export function refusal(status: number, body: object): Promise<Response> {
  return Promise.resolve(
    new Response(JSON.stringify({ success: false, ...body }), {
      status,
      headers: { 'content-type': 'application/json' },
    }),
  );
}

/** What the server answers where all is well. */
export const ok = (data: unknown): Promise<Response> => refusal(200, { success: true, message: '', data });

/** What it answers to what it has taken. */
export const taken = (): Promise<Response> => refusal(201, { success: true, message: 'Thank you.' });

/** A proxy's page in the place of an answer. */
export const htmlPage = (): Promise<Response> =>
  Promise.resolve(new Response('<!doctype html><p>Maintenance', { headers: { 'content-type': 'text/html' } }));

/** A network's answers by the last part of the address; what is not among them is not there. */
export const answersOf =
  (answers: Readonly<Record<string, object>>) =>
  (path: string): Promise<Response> => {
    const answer = answers[path.split('/').at(-1) ?? ''];
    return answer ? ok(answer) : refusal(404, {});
  };

export const unreachable = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
export const silent = (): Promise<Response> => new Promise(() => undefined);

/** Answers that are on their way until the test gives them, the first one first. */
export function held(): { answer: () => Promise<Response>; give: (answer: Promise<Response>) => Promise<void> } {
  const awaited: ((answer: Promise<Response>) => void)[] = [];
  return {
    answer: () => new Promise((resolve) => awaited.push(resolve)),
    give: (answer) => Promise.resolve(awaited.shift()!(answer)),
  };
}
