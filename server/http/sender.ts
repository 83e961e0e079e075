import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors';
import type { UploadedFile } from '../request';

/** The files with a signal of whether their sender is still there. */
export function ofSender(files: readonly UploadedFile[], { raw }: FastifyReply): readonly UploadedFile[] {
  const gone = new AbortController();
  const leave = () => {
    // Heard after every answer as well.
    if (!raw.writableFinished) gone.abort(new ApiError(400, 'The request broke off.'));
  };
  // Fastify's own signal listens to the request, which tells no more once its body is read.
  if (raw.closed) leave();
  else raw.once('close', leave);
  return files.map((file) => ({ ...file, sender: gone.signal }));
}
