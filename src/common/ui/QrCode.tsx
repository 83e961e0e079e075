import { useMemo } from 'react';
import { encode } from 'uqr';
import { qrPath } from './qrPath';

/** Modules of white around the code; readers need four. */
const QUIET = 4;

/** A text as a QR code (medium error correction), drawn as one path. The caller sets its size. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function drawn(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  return { size, path: qrPath(data) };
}
