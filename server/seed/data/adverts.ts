import type { DemoAdvert } from './types';

/** Three that run, one that is over, one that is planned. */
export const adverts: DemoAdvert[] = [
  { productKey: 'standard-kit', startsInDays: -6, endsInDays: 9, isActive: true },
  { productKey: 'mini-kit', startsInDays: -20, endsInDays: 2, isActive: true },
  { productKey: 'mesh-pair', startsInDays: -1, endsInDays: 21, isActive: true },
  { productKey: 'solar-set', startsInDays: -24, endsInDays: -2, isActive: true },
  { productKey: 'high-performance-kit', startsInDays: 10, endsInDays: 27, isActive: true },
];
