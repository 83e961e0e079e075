import type { DemoCategory, DemoTag } from './types';

export const categories: DemoCategory[] = [
  { key: 'kits', category_name: 'Kits', category_name_sw: 'Seti' },
  { key: 'mounts', category_name: 'Mounts', category_name_sw: 'Stendi' },
  { key: 'cables', category_name: 'Cables', category_name_sw: 'Nyaya' },
  { key: 'routers', category_name: 'Routers', category_name_sw: 'Ruta' },
  { key: 'power', category_name: 'Power', category_name_sw: 'Umeme' },
  { key: 'cases', category_name: 'Cases', category_name_sw: 'Mikoba' },
];

export const tags: DemoTag[] = [
  { key: 'installation', tag_name: 'installation' },
  { key: 'mabati', tag_name: 'mabati' },
  { key: 'coverage', tag_name: 'coverage' },
  { key: 'solar', tag_name: 'solar' },
  { key: 'power-cuts', tag_name: 'power cuts' },
  { key: 'farming', tag_name: 'farming' },
  { key: 'schools', tag_name: 'schools' },
  { key: 'health', tag_name: 'health' },
  { key: 'travel', tag_name: 'travel' },
  { key: 'wifi', tag_name: 'wifi' },
  { key: 'maintenance', tag_name: 'maintenance' },
  { key: 'buying', tag_name: 'buying' },
];
