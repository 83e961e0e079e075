/**
 * Line icons on a 24 px grid, drawn with the current colour. Every first load holds them all: a sign of one place alone
 * stands with that place, as a `LineIcon`.
 */
const shapes = {
  cart: 'M3 4h2.2l2.3 11.2h10.2L20 7.5H6.2M9 18.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 1 0 0-2.6M16.5 18.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 1 0 0-2.6',
  menu: 'M4 8h16M4 16h16',
  close: 'M6 6l12 12M18 6L6 18',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  back: 'M19 12H5m6-6-6 6 6 6',
  forward: 'M5 12h14m-6-6 6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  minus: 'M6 12h12',
  plus: 'M12 6v12M6 12h12',
  bin: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 11v5M13.5 11v5',
  heart: 'M12 19.5s-7.5-4.4-7.5-10A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 7.5 2.5c0 5.6-7.5 10-7.5 10z',
  filter: 'M4 7h16M7 12h10M10 17h4',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3L20 20',
  calendar: 'M4 6.5h16v13H4zM4 10.5h16M8 4v4M16 4v4',
  tag: 'M4 4h7l9 9-7 7-9-9zM8 8v.01',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5M12 8v.01',
  alert: 'M12 4.5L3.5 19h17zM12 10v4.5M12 17v.01',
  offline: 'M4 4l16 16M8.5 8.2A5 5 0 0 0 7 18h9.5M18.8 17.2A4 4 0 0 0 16.5 10.5 5.5 5.5 0 0 0 11 7.6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  comment: 'M4 5.5h16v11H10l-4 3.5v-3.5H4z',
  share:
    'M6 9.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6M17.5 3.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6M17.5 15.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6M8 11l7.4-3.9M8 13l7.4 3.9',
  user: 'M12 4.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6M4.5 20c.6-4 3.7-6 7.5-6s6.9 2 7.5 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7v5l3.2 2',
  whatsapp:
    'M3 21l1.65-3.8a9 9 0 1 1 3.4 2.9L3 21M9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1',
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
