/** Texts of pictures that can be gone through and seen full screen. */
export const viewer = {
  pictures: (name: string) => `Pictures of ${name}`,
  picture: (name: string, n: number, total: number) => (total === 1 ? name : `${name}, picture ${n} of ${total}`),
  openPicture: (n: number, total: number) => `Open picture ${n} of ${total}`,
  count: (total: number) => `${total} pictures`,
  position: (n: number, total: number) => `${n} / ${total}`,
  shown: (n: number, total: number) => `Picture ${n} of ${total}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  openViewer: 'Open full screen and zoom',
  closeViewer: 'Close pictures',
  viewerFailed: 'The pictures could not be opened. Please try again.',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomHint: 'Pinch or double-tap to zoom',
  zoomed: (percent: number) => `${percent}%`,
} as const;
