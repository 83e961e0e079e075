import { ApiError } from '../../errors';

/** The first bytes of what is accepted, so that no other decoder is ever started on an upload. */
const SIGNATURES = {
  'image/jpeg': (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/png': (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  'image/webp': (bytes: Buffer) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  'image/avif': (bytes: Buffer) => /^ftypavi[fs]$/.test(bytes.toString('latin1', 4, 12)),
};

/** Whether a file begins as one of its type does: a place may hold, or answer with, something else under its name. */
export const beginsAs = (type: keyof typeof SIGNATURES, bytes: Buffer): boolean => SIGNATURES[type](bytes);

/**
 * Refuses what does not begin like a picture. Nothing is decoded for it, so that nobody waits where pictures do.
 * @throws ApiError 415
 */
export function refuseOtherFiles(bytes: Buffer): void {
  if (!Object.values(SIGNATURES).some((matches) => matches(bytes))) throw notAPicture();
}

/** What the sender is told of other files, and of pictures that do not decode. */
export function notAPicture(): ApiError {
  const message = 'Only JPEG, PNG, WebP and AVIF images can be uploaded.';
  return new ApiError(415, message, { image_url: message });
}
