/**
 * More shapes on the grid of `Icon`, which both programs draw and no first page of the shop: they come with what shows
 * them, as a `LineIcon`.
 */
export const signs = {
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6',
  mail: 'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM4 7l8 6 8-6',
  phone:
    'M6 3.5h3l1.5 4-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4 1.5v3c0 1.5-1.2 2.5-2.5 2.5C10.5 19.5 4.5 13 3.5 6 3.5 4.7 4.5 3.5 6 3.5z',
} as const;
