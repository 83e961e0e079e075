import { filesOf } from '../../common/api/formData';
import { reportDone, reportSent } from './underWay';

/**
 * How much of each file has left, where so many bytes of a form have: its files are the last of its parts, in their order.
 * @returns from 0 to 1 for each
 */
export function sentOf(files: readonly Blob[], loaded: number, total: number): number[] {
  let start = total - files.reduce((sum, { size }) => sum + size, 0);
  return files.map(({ size }) => {
    const sent = Math.min(1, Math.max(0, (loaded - start) / size));
    start += size;
    return sent;
  });
}

/** Answers without a body, which a `Response` refuses one for. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

function answerOf(call: XMLHttpRequest): Response {
  const { status, statusText } = call;
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r\n/)) {
    const [name = '', ...value] = line.split(':');
    if (name) headers.append(name, value.join(':').trim());
  }
  return new Response(WITHOUT_BODY.includes(status) ? null : call.responseText, { status, statusText, headers });
}

/**
 * A `fetch` that sends a form with files and tells how far each of them is (underWay.ts): the browser's own tells nothing of a
 * body on its way.
 */
export const uploadFetch =
  (form: FormData): typeof fetch =>
  (input) => {
    const { url, method, headers, credentials, signal } = input as Request;
    const files = filesOf(form);
    return new Promise<Response>((resolve, reject) => {
      signal.throwIfAborted();
      const call = new XMLHttpRequest();
      call.open(method, url);
      call.withCredentials = credentials === 'include';
      // The browser writes the type itself, with the boundary of the parts.
      headers.forEach((value, name) => {
        if (name !== 'content-type') call.setRequestHeader(name, value);
      });
      call.upload.addEventListener('progress', ({ loaded, total }) => reportSent(files, sentOf(files, loaded, total)));
      call.upload.addEventListener('load', () =>
        reportSent(
          files,
          files.map(() => 1),
        ),
      );
      call.addEventListener('load', () => resolve(answerOf(call)));
      call.addEventListener('error', () => reject(new TypeError('Failed to send')));
      call.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      signal.addEventListener('abort', () => call.abort());
      reportSent(
        files,
        files.map(() => 0),
      );
      call.send(form);
    }).finally(() => reportDone(files));
  };
