/** Maandishi ya picha na mwonekano wake wa skrini nzima. */
export const pictures = {
  pictures: (name: string) => `Picha za ${name}`,
  picture: (name: string, n: number, total: number) => (total === 1 ? name : `${name}, picha ya ${n} kati ya ${total}`),
  position: (n: number, total: number) => `${n} / ${total}`,
  shown: (n: number, total: number) => `Picha ya ${n} kati ya ${total}`,
  previousPicture: 'Picha iliyotangulia',
  nextPicture: 'Picha inayofuata',
  openPicture: (n: number, total: number) => `Fungua picha ya ${n} kati ya ${total}`,
  count: (total: number) => `Picha ${total}`,
  openViewer: 'Fungua skrini nzima na ukuze',
  closeViewer: 'Funga picha',
  viewerFailed: 'Picha hazikuweza kufunguliwa. Tafadhali jaribu tena.',
  zoom: 'Kuza',
  zoomIn: 'Kuza zaidi',
  zoomOut: 'Punguza',
  zoomHint: 'Bana kwa vidole au gusa mara mbili ili kukuza',
  zoomed: (percent: number) => `${percent}\u00a0%`,
} as const;
