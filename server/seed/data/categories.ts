import type { DemoCategory, DemoTag } from './types';

export const categories: DemoCategory[] = [
  { key: 'kits', category_name: 'Kits' },
  { key: 'mounts', category_name: 'Mounts' },
  { key: 'cables', category_name: 'Cables' },
  { key: 'routers', category_name: 'Routers' },
  { key: 'power', category_name: 'Power' },
  { key: 'cases', category_name: 'Cases' },
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
