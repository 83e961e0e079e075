import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import Busboy, { type BusboyHeaders } from '@fastify/busboy';
import { ApiError } from '../errors';
import type { UploadedFile } from '../request';
import { watchSender } from './readBody';
import { MOST_UPLOADED } from './values.gen';

/** Of a picture (docs/product.md, 9.2). */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** The longest text of the contract has 50,000 characters of up to four bytes. */
const MAX_FIELD_BYTES = 256 * 1024;
const MAX_FIELDS = 50;

/** Pictures come over links that stall (milliseconds). */
const LONGEST_SILENCE = 30_000;

export interface MultipartForm {
  /** Text parts in the order sent. */
  fields: [name: string, value: string][];
  files: UploadedFile[];
}

/**
 * Reads a multipart form into memory; nothing is written anywhere, whatever happens.
 * @throws ApiError 413 above a limit, 400 for a broken form, 408 when the sender falls silent
 */
export function readMultipart(payload: Readable, headers: IncomingHttpHeaders): Promise<MultipartForm> {
  return new Promise((resolve, reject) => {
    const form: MultipartForm = { fields: [], files: [] };
    const parser = createParser(headers);
    let settled = false;
    const settle = (act: () => void) => {
      if (settled) return;
      settled = true;
      stopWatching();
      act();
    };
    const fail = (error: ApiError) =>
      settle(() => {
        payload.unpipe(parser);
        // Read on without keeping it: a sender that is cut off in the middle does not see the answer.
        payload.resume();
        reject(error);
      });
    const stopWatching = watchSender(payload, LONGEST_SILENCE, fail);

    parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated) fail(new ApiError(413, 'A field of the form is too large.'));
      else form.fields.push([name, value]);
    });
    parser.on('file', (field, stream) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void (settled || chunks.push(chunk)));
      stream.on('limit', () => fail(tooLarge('An image is larger than 5 MB.')));
      // Told of a form that breaks off inside the file; the parser's own error follows.
      stream.on('error', () => fail(broken()));
      // Pushed at once, so that the order of the files is theirs in the form.
      const file: UploadedFile = { field, bytes: Buffer.alloc(0) };
      form.files.push(file);
      stream.on('end', () => (file.bytes = Buffer.concat(chunks)));
    });
    parser.on('filesLimit', () => fail(tooLarge(`At most ${MOST_UPLOADED} images can be uploaded.`)));
    parser.on('fieldsLimit', () => fail(new ApiError(413, 'The form has too many fields.')));
    parser.on('partsLimit', () => fail(new ApiError(413, 'The form has too many parts.')));
    parser.on('error', () => fail(broken()));
    parser.on('finish', () => settle(() => resolve(form)));
    payload.pipe(parser);
  });
}

function createParser(headers: IncomingHttpHeaders) {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      // Each part is read, or passed over, at once. The parser would wait for those that it passes over, some of them for ever.
      fileHwm: Number.MAX_SAFE_INTEGER,
      limits: {
        files: MOST_UPLOADED,
        fileSize: MAX_FILE_BYTES,
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        parts: MOST_UPLOADED + MAX_FIELDS,
        headerPairs: 20,
        headerSize: 16 * 1024,
      },
    });
  } catch {
    throw broken();
  }
}

function tooLarge(message: string): ApiError {
  return new ApiError(413, message, { image_url: message });
}

function broken(): ApiError {
  return new ApiError(400, 'The form is not valid multipart/form-data.');
}
