import { useMemo } from 'react';
import { encode } from 'uqr';
import { qrPath } from './qrPath';

/** Modules of white around the code; readers need four. */
const QUIET = 4;

/** A text as a QR code (medium error correction), drawn as one path; nothing of one that is too long for it. The caller sets its size. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => drawn(text), [text]);
  return (
    code && (
      <svg role="img" aria-label={label} viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges">
        <rect width={code.size} height={code.size} fill="#fff" />
        <path d={code.path} fill="#000" />
      </svg>
    )
  );
}

/** Null where the text has more than the 2,331 bytes that a code holds. */
function drawn(text: string): { size: number; path: string } | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET });
    return { size, path: qrPath(data) };
  } catch {
    return null;
  }
}
