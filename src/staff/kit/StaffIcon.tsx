import { Icon, LineIcon, type IconName } from '../../common/ui/Icon';
import { signs } from '../../common/ui/signs';

/** Icons that only the staff's pages use, on the same grid. */
const shapes = {
  ...signs,
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7z M7 12h7a3.5 3.5 0 0 1 0 7H7z',
  box: 'M12 3.2l7.8 4.3v9L12 20.8l-7.8-4.3v-9z M4.2 7.5L12 11.9l7.8-4.4 M12 11.9v8.9',
  copy: 'M9 8.5h10a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1z M16 8.5V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v9.5a1 1 0 0 0 1 1h3',
  doc: 'M14 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8z M14 3.5V8h4.5 M8.7 12.5h6.6 M8.7 16h4.6',
  down: 'M6.5 9.5l5.5 5.5 5.5-5.5',
  download: 'M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4.5 19.5h15',
  edit: 'M4.5 19.5l.9-4L16 4.9a1.7 1.7 0 0 1 2.4 0l.7.7a1.7 1.7 0 0 1 0 2.4L8.5 18.6z',
  external:
    'M13.5 4.5h6v6 M19.5 4.5l-8.5 8.5 M10 5.5H6A1.5 1.5 0 0 0 4.5 7v11A1.5 1.5 0 0 0 6 19.5h11a1.5 1.5 0 0 0 1.5-1.5v-4',
  eyeOff:
    'M4 4l16 16 M9.9 5.8A9.8 9.8 0 0 1 12 5.6c5 0 8 4 9 6.4a12 12 0 0 1-2.6 3.7 M6.3 7.6A12.3 12.3 0 0 0 3 12c1 2.4 4 6.4 9 6.4 1.6 0 3-.4 4.2-1 M10 10a2.9 2.9 0 0 0 4 4',
  file: 'M6.5 3.5h11v17l-2.2-1.5-1.7 1.5-1.6-1.5-1.6 1.5-1.7-1.5-2.2 1.5z M9.5 8.5h5 M9.5 12.5h5',
  folder:
    'M3 17.5v-11a1.5 1.5 0 0 1 1.5-1.5h4.3l2.2 2.5h8.5A1.5 1.5 0 0 1 21 9v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5z',
  grip: 'M9 5.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4 M15 5.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4 M9 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4 M15 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4 M9 17.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4 M15 17.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4',
  heading: 'M6 5v14 M18 5v14 M6 12h12',
  health: 'M3 12.5h4l2.5-6 4 11 2.5-5h5',
  home: 'M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z',
  image:
    'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5z M4 17l5-5 3.5 3.5 3-3 4.5 4.5 M15.5 8.8v.1',
  inbox:
    'M3.5 13l2.4-7.2A1.2 1.2 0 0 1 7 5h10a1.2 1.2 0 0 1 1.1.8L20.5 13v4.8A1.2 1.2 0 0 1 19.3 19H4.7a1.2 1.2 0 0 1-1.2-1.2z M3.5 13h4.7l1.3 2.5h5L15.8 13h4.7',
  italic: 'M10.5 5h7 M6.5 19h7 M14 5l-4 14',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1 M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  list: 'M9 6.5h11 M9 12h11 M9 17.5h11 M4.5 6.5h.01 M4.5 12h.01 M4.5 17.5h.01',
  logout: 'M13.5 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h7.5 M9.5 12h11 M17 8.5l3.5 3.5-3.5 3.5',
  megaphone: 'M4 10.3v3.4a1 1 0 0 0 1 1h2.7L17 19V5L7.7 9.3H5a1 1 0 0 0-1 1z M8 14.7V19h2.8v-2.9 M20 10.5v3',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  more: 'M5.5 11.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2M12 11.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2M18.5 11.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2',
  pin: 'M12 21s7-6.3 7-11.5a7 7 0 0 0-14 0C5 14.7 12 21 12 21z M12 7.2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8',
  quote: 'M5 5v14 M10 8h10 M10 12h10 M10 16h6',
  rows: 'M4 6h16 M4 12h16 M4 18h16',
  star: 'M12 4l2.4 5.1 5.6.7-4.1 3.9 1 5.5-4.9-2.7-4.9 2.7 1-5.5L4 9.8l5.6-.7z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  swap: 'M4.5 9h13 M14 5.5L17.5 9 14 12.5 M19.5 15h-13 M10 11.5L6.5 15l3.5 3.5',
  upload: 'M12 19V6 M7 11l5-5 5 5',
} as const;

export type StaffIconName = IconName | keyof typeof shapes;

/** A decorative icon of the staff's pages or of the shop's. */
export function StaffIcon({
  name,
  size = 18,
  className,
}: {
  name: StaffIconName;
  size?: number;
  className?: string | undefined;
}) {
  if (name in shapes) return <LineIcon path={shapes[name as keyof typeof shapes]} size={size} className={className} />;
  return <Icon name={name as IconName} size={size} className={className} />;
}
