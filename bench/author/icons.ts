/** The icons of the floor, each the shape of the page's. */
export const icon = (d: string, size = 20) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"/></svg>`;

export const LEFT = 'M15 5l-7 7 7 7';
export const RIGHT = 'M9 5l7 7-7 7';
export const BACK = 'M19 12H5m6-6-6 6 6 6';
export const FORWARD = 'M5 12h14m-6-6 6 6-6 6';
export const CART =
  'M3 4h2.2l2.3 11.2h10.2L20 7.500H6.200M9 18.200a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 1 0 0-2.600M16.500 18.200a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 1 0 0-2.600';
export const USER =
  'M12 4.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600M4.500 20c.6-4 3.700-6 7.500-6s6.900 2 7.500 6';
export const HEART =
  'M12 19.500s-7.500-4.400-7.500-10A4.200 4.200 0 0 1 12 7a4.200 4.200 0 0 1 7.500 2.500c0 5.600-7.500 10-7.500 10z';
export const CALENDAR = 'M4 6.500h16v13H4zM4 10.500h16M8 4v4M16 4v4';
export const CHAT =
  'M3 21l1.650-3.800a9 9 0 1 1 3.400 2.900L3 21M9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1';
export const SEARCH = 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.300 15.300L20 20';
export const CHECK = 'M5 12.500l4.500 4.500L19 7.500';
export const INFO = 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 11v5M12 8v.01';
export const SCALES =
  'M12 4.500V20M8 20h8M4.500 7.500l7.500-2 7.500 2M4.500 7.500L2 14a2.700 2.700 0 0 0 5 0zM19.500 7.500L17 14a2.700 2.700 0 0 0 5 0z';
export const PAUSE = 'M9 6v12M15 6v12';
export const PLAY = 'M8 5.500v13l10.500-6.500z';
export const TAG = 'M4 4h7l9 9-7 7-9-9zM8 8v.01';
export const HOUSE = 'M3 13l9-7.500L21 13M6 10.500V19h12v-8.500M15.500 8.300V4.500h2.300v5.700';
export const TALK = 'M4 5.500h16v11H10L6 20v-3.500H4z';
export const CLOCK = 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 7v5l3.200 2';
export const EYE =
  'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600';
export const COMMENT = 'M4 5.500h16v11H10l-4 3.500v-3.500H4z';
export const GRID = 'M4.500 4.500h6v6h-6zM13.500 4.500h6v6h-6zM4.500 13.500h6v6h-6zM13.500 13.500h6v6h-6z';
export const SHARE =
  'M6 9.700a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600M17.500 3.700a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600M17.500 15.700a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600M8 11l7.400-3.900M8 13l7.400 3.900';
export const PHONE =
  'M6 3.500h3l1.500 4-2 1.500a12 12 0 0 0 5.500 5.500l1.500-2 4 1.500v3c0 1.500-1.200 2.500-2.500 2.500C10.500 19.500 4.500 13 3.500 6 3.500 4.700 4.500 3.500 6 3.500z';
export const MAIL = 'M5.500 5.500h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM4 7l8 6 8-6';
export const PIN =
  'M12 21s6.500-5.600 6.500-11a6.500 6.500 0 0 0-13 0c0 5.400 6.500 11 6.500 11zM12 7.700a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600z';
