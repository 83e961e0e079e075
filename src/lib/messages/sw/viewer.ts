/** Maandishi ya picha zinazopitiwa moja moja na kuonwa kwa skrini nzima. */
export const viewer = {
  position: (n: number, total: number) => `${n} / ${total}`,
  shown: (n: number, total: number) => `Picha ${n} kati ya ${total}`,
  previousPicture: 'Picha iliyotangulia',
  nextPicture: 'Picha inayofuata',
  openViewer: 'Fungua kwa skrini nzima na ukuze',
  closeViewer: 'Funga picha',
  viewerFailed: 'Picha hazikuweza kufunguliwa. Tafadhali jaribu tena.',
  zoom: 'Ukubwa wa picha',
  zoomIn: 'Kuza',
  zoomOut: 'Punguza',
  zoomHint: 'Bana kwa vidole viwili au gusa mara mbili ili kukuza',
  zoomed: (percent: number) => `${percent}\u00a0%`,
} as const;
