import { ApiError } from '../../errors';

/** The first bytes of what is accepted, so that no other decoder is ever started on an upload. */
const SIGNATURES: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => /^ftypavi[fs]$/.test(bytes.toString('latin1', 4, 12)),
];

/**
 * Refuses what does not begin like a picture. Nothing is decoded for it, so that nobody waits where pictures do.
 * @throws ApiError 415
 */
export function refuseOtherFiles(bytes: Buffer): void {
  if (!SIGNATURES.some((matches) => matches(bytes))) throw notAPicture();
}

/** What the sender is told of other files, and of pictures that do not decode. */
export function notAPicture(): ApiError {
  const message = 'Only JPEG, PNG, WebP and AVIF images can be uploaded.';
  return new ApiError(415, message, { image_url: message });
}
