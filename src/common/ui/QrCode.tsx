import { encode } from 'uqr';
import { qrPath } from './qrPath';

/** Modules of white around the code; readers need four. */
const QUIET = 4;

/** A text as a QR code (medium error correction), drawn as one path. The caller sets its size. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={qrPath(data)} fill="#000" />
    </svg>
  );
}
