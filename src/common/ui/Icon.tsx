/**
 * Line icons on a 24 px grid, drawn with the current colour. Every first load holds them all: a sign of one place alone
 * stands with that place, as a `LineIcon`.
 */
const shapes = {
  cart: 'M3 4h2.2l2.3 11.2h10.2L20 7.500H6.200M9 18.200a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 1 0 0-2.600M16.500 18.200a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 1 0 0-2.600',
  menu: 'M4 8h16M4 16h16',
  close: 'M6 6l12 12M18 6L6 18',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  back: 'M19 12H5m6-6-6 6 6 6',
  forward: 'M5 12h14m-6-6 6 6-6 6',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  minus: 'M6 12h12',
  plus: 'M12 6v12M6 12h12',
  bin: 'M5 7h14M10 7V4.500h4V7M7 7l.8 12.500h8.400L17 7M10.500 11v5M13.500 11v5',
  heart:
    'M12 19.500s-7.500-4.400-7.500-10A4.200 4.200 0 0 1 12 7a4.200 4.200 0 0 1 7.500 2.500c0 5.600-7.500 10-7.500 10z',
  filter: 'M4 7h16M7 12h10M10 17h4',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.300 15.300L20 20',
  calendar: 'M4 6.500h16v13H4zM4 10.500h16M8 4v4M16 4v4',
  tag: 'M4 4h7l9 9-7 7-9-9zM8 8v.01',
  info: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 11v5M12 8v.01',
  alert: 'M12 4.500L3.500 19h17zM12 10v4.500M12 17v.01',
  offline:
    'M4 4l16 16M8.500 8.200A5 5 0 0 0 7 18h9.500M18.800 17.200A4 4 0 0 0 16.500 10.500 5.500 5.500 0 0 0 11 7.600',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.500v13l10.500-6.500z',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600',
  comment: 'M4 5.500h16v11H10l-4 3.500v-3.500H4z',
  share:
    'M6 9.700a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600M17.500 3.700a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600M17.500 15.700a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600M8 11l7.400-3.900M8 13l7.400 3.900',
  user: 'M12 4.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600M4.500 20c.6-4 3.700-6 7.500-6s6.900 2 7.500 6',
  phone:
    'M6 3.500h3l1.500 4-2 1.500a12 12 0 0 0 5.500 5.500l1.500-2 4 1.500v3c0 1.500-1.200 2.500-2.500 2.500C10.500 19.500 4.500 13 3.500 6 3.500 4.700 4.500 3.500 6 3.500z',
  mail: 'M5.500 5.500h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM4 7l8 6 8-6',
  clock: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 7v5l3.200 2',
  whatsapp:
    'M3 21l1.650-3.800a9 9 0 1 1 3.400 2.900L3 21M9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1',
} as const;

export type IconName = keyof typeof shapes;

/** A decorative icon (hidden from assistive technology); `size` in px. The meaning stands in the text beside it. */
export const Icon = ({ name, size, className }: { name: IconName } & IconLook) =>
  LineIcon({ path: shapes[name], size, className });

interface IconLook {
  size?: number | undefined;
  className?: string | undefined;
}

/** The same for a path of another set, or of one place alone. */
export function LineIcon({ path, size = 20, className }: { path: string } & IconLook) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
