import { apiBase } from '../../common/domain/addresses';
import { readToken } from '../../common/browser/cookies';

/** A server gives a sign of life each 20 s; a network that died says nothing (ms). */
const SILENCE = 50_000;

/**
 * Reads a stream of server-sent events until it ends. `EventSource` cannot carry a session, so `fetch` does.
 * @param accept JSON where a stream is not wanted
 * @param onEvent with the text of each event; a server without room for a stream answers one, as JSON
 * @returns whether it was a stream
 * @throws where the answer is neither, or nothing comes of a stream any more
 */
export async function readEvents(
  path: string,
  accept: 'text/event-stream' | 'application/json',
  onEvent: (text: string) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const token = readToken();
  // Signed out in another tab: this one is about to hear of it.
  if (token === null) throw new Error('Nobody is signed in.');
  // `AbortSignal.any` would join the two; Safari has it from 17.4.
  const ended = new AbortController();
  const end = () => ended.abort();
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  let timer = setTimeout(end, SILENCE);
  try {
    const answer = await fetch(apiBase + path, {
      headers: { accept, authorization: `Bearer ${token}` },
      credentials: 'include',
      cache: 'no-store',
      signal: ended.signal,
    });
    const type = answer.headers.get('content-type') ?? '';
    if (answer.ok && type.startsWith('application/json')) {
      onEvent(await answer.text());
      return false;
    }
    if (!answer.body || !type.startsWith('text/event-stream')) throw new Error('There is no stream.');
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      clearTimeout(timer);
      timer = setTimeout(end, SILENCE);
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data: ')) onEvent(line.slice('data: '.length));
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
