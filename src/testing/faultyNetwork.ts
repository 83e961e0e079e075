/** A request as it went out. */
export interface SentRequest {
  method: string;
  path: string;
  key: string | null;
  body: Record<string, unknown>;
}

/** A network that keeps what was sent and answers as the test needs it: with faults, and with what stands around them. */
export function faultyNetwork(answer: (path: string) => Promise<Response>): {
  sent: SentRequest[];
  fetch: typeof fetch;
} {
  const sent: SentRequest[] = [];
  return {
    sent,
    fetch: async (input) => {
      const request = input as Request;
      const text = await request.clone().text();
      const path = new URL(request.url).pathname;
      sent.push({
        method: request.method,
        path,
        key: request.headers.get('idempotency-key'),
        body: (text ? JSON.parse(text) : {}) as Record<string, unknown>,
      });
      return answer(path);
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

/** A network's answers by the last part of the address; what is not among them is not there. */
export const answersOf =
  (answers: Readonly<Record<string, object>>) =>
  (path: string): Promise<Response> => {
    const answer = answers[path.split('/').at(-1) ?? ''];
    return answer ? ok(answer) : refusal(404, {});
  };

export const unreachable = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
export const silent = (): Promise<Response> => new Promise(() => undefined);
