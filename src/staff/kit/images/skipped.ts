import { images as t } from '../../texts/images';

/** A file that is not taken, and why. */
export interface Skipped {
  name: string;
  reason: 'not-an-image' | 'too-large' | 'too-many';
  bytes: number;
}

const BYTES_OF_MEGABYTE = 1024 * 1024;
const size = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** 'roof.jpg, 7.1 MB; plan.pdf, not an image'. @param most how many were taken of more */
export function skippedText(skipped: readonly Skipped[], most: number): string {
  const why = ({ reason, bytes }: Skipped) => {
    if (reason === 'too-many') return t.tooMany(most);
    return reason === 'too-large' ? t.megabytes(size.format(bytes / BYTES_OF_MEGABYTE)) : t.notAnImage;
  };
  return t.skipped(skipped.map((file) => `${file.name}, ${why(file)}`).join('; '), skipped.length);
}
