export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** One encoded size of a picture. */
export interface Rendition {
  width: number;
  format: Format;
  bytes: Buffer;
}

export interface Renditions {
  /** Pixels of the largest one. */
  width: number;
  height: number;
  /** Its mean colour, `#rrggbb`: stands in its place until it has arrived. */
  color: string;
  files: Rendition[];
}

const WIDTHS = [160, 320, 480, 640, 960];

/**
 * Widths in which a picture is kept, ascending, from the width of its largest rendition:
 * no step that is close to the largest, and never one above it.
 */
export function renditionWidths(largest: number): number[] {
  return [...WIDTHS.filter((width) => width <= 0.85 * largest), largest];
}
