import type { viewer as english } from '../en/viewer';
import type { Translation } from '../../i18n/translate';

/** Texts of pictures that can be gone through and seen full screen. */
export const viewer = {
  pictures: (name: string) => `Picha za ${name}`,
  picture: (name: string, n: number, total: number) => (total === 1 ? name : `${name}, picha ya ${n} kati ya ${total}`),
  openPicture: (n: number, total: number) => `Fungua picha ya ${n} kati ya ${total}`,
  count: (total: number) => `Picha ${total}`,
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
  zoomed: (percent: number) => `${percent}%`,
} satisfies Translation<typeof english>;
