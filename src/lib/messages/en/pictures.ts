/** Texts of galleries and their full-screen view. */
export const pictures = {
  pictures: (name: string) => `Pictures of ${name}`,
  picture: (name: string, n: number, total: number) => (total === 1 ? name : `${name}, picture ${n} of ${total}`),
  position: (n: number, total: number) => `${n} / ${total}`,
  shown: (n: number, total: number) => `Picture ${n} of ${total}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  openPicture: (n: number, total: number) => `Open picture ${n} of ${total}`,
  count: (total: number) => `${total} pictures`,
  openViewer: 'Open full screen and zoom',
  closeViewer: 'Close pictures',
  viewerFailed: 'The pictures could not be opened. Please try again.',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomHint: 'Pinch or double-tap to zoom',
  zoomed: (percent: number) => `${percent}\u00a0%`,
} as const;
