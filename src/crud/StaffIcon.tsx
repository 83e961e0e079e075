import { Icon, LineIcon, type IconName } from '../ui/Icon';

/** Icons that only the staff's pages use, on the same grid. */
const shapes = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7z M7 12h7a3.5 3.5 0 0 1 0 7H7z',
  box: 'M12 3.200l7.8 4.300v9L12 20.800l-7.8-4.300v-9z M4.2 7.500L12 11.900l7.8-4.4 M12 11.900v8.9',
  copy: 'M9 8.500h10a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.500a1 1 0 0 1 1-1z M16 8.500V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v9.500a1 1 0 0 0 1 1h3',
  doc: 'M14 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.500h10a1.5 1.5 0 0 0 1.5-1.500V8z M14 3.500V8h4.5 M8.7 12.500h6.6 M8.7 16h4.6',
  down: 'M6.5 9.500l5.5 5.5 5.5-5.5',
  download: 'M12 4v11m0 0 4.500-4.500M12 15l-4.500-4.500M4.500 19.500h15',
  edit: 'M4.5 19.500l.9-4L16 4.900a1.7 1.7 0 0 1 2.4 0l.7.7a1.7 1.7 0 0 1 0 2.400L8.5 18.600z',
  external: 'M13.5 4.500h6v6 M19.5 4.500l-8.5 8.5 M10 5.500H6A1.5 1.5 0 0 0 4.5 7v11A1.5 1.5 0 0 0 6 19.500h11a1.5 1.5 0 0 0 1.5-1.500v-4',
  eyeOff: 'M4 4l16 16 M9.9 5.800A9.8 9.8 0 0 1 12 5.600c5 0 8 4 9 6.400a12 12 0 0 1-2.6 3.7 M6.3 7.600A12.3 12.3 0 0 0 3 12c1 2.4 4 6.4 9 6.4 1.6 0 3-.4 4.2-1 M10 10a2.9 2.9 0 0 0 4 4',
  folder: 'M3 17.5v-11a1.5 1.5 0 0 1 1.5-1.5h4.3l2.2 2.5h8.5A1.5 1.5 0 0 1 21 9v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5z',
  grip: 'M9 6h.01 M15 6h.01 M9 12h.01 M15 12h.01 M9 18h.01 M15 18h.01',
  heading: 'M6 5v14 M18 5v14 M6 12h12',
  health: 'M3 12.500h4l2.500-6 4 11 2.500-5h5',
  home: 'M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z',
  image: 'M5 4.500h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.500H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.500z M4 17l5-5 3.5 3.5 3-3 4.5 4.5 M15.5 8.800v.1',
  inbox: 'M3.5 13l2.4-7.200A1.2 1.2 0 0 1 7 5h10a1.2 1.2 0 0 1 1.1.8L20.5 13v4.800A1.2 1.2 0 0 1 19.3 19H4.700a1.2 1.2 0 0 1-1.2-1.200z M3.5 13h4.700l1.3 2.500h5L15.8 13h4.7',
  italic: 'M10.5 5h7 M6.5 19h7 M14 5l-4 14',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1 M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.700l1-1',
  list: 'M9 6.500h11 M9 12h11 M9 17.500h11 M4.5 6.500h.01 M4.5 12h.01 M4.5 17.500h.01',
  logout: 'M13.5 4.500H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.500h7.5 M9.5 12h11 M17 8.500l3.5 3.5-3.5 3.5',
  megaphone: 'M4 10.300v3.400a1 1 0 0 0 1 1h2.700L17 19V5L7.7 9.300H5a1 1 0 0 0-1 1z M8 14.700V19h2.800v-2.9 M20 10.500v3',
  monitor: 'M4 5h16v11H4zM9 20h6M12 16v4',
  moon: 'M19.5 14.500A8 8 0 0 1 9.5 4.500a8 8 0 1 0 10 10z',
  more: 'M5.500 11.400a.6.6 0 1 0 0 1.200.6.6 0 0 0 0-1.200M12 11.400a.6.6 0 1 0 0 1.200.6.6 0 0 0 0-1.200M18.500 11.400a.6.6 0 1 0 0 1.200.6.6 0 0 0 0-1.200',
  quote: 'M5 5v14 M10 8h10 M10 12h10 M10 16h6',
  rows: 'M4 6h16 M4 12h16 M4 18h16',
  star: 'M12 4l2.4 5.1 5.6.7-4.1 3.9 1 5.5-4.9-2.7-4.9 2.7 1-5.500L4 9.800l5.6-.7z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M18.700 5.300l-1.400 1.400M6.700 17.300l-1.400 1.400',
  swap: 'M4.5 9h13 M14 5.500L17.5 9 14 12.5 M19.5 15h-13 M10 11.500L6.5 15l3.5 3.5',
  upload: 'M12 19V6 M7 11l5-5 5 5',
} as const;

export type StaffIconName = IconName | keyof typeof shapes;

/** A decorative icon of the staff's pages or of the shop's. */
export function StaffIcon({ name, size = 18, className }: { name: StaffIconName; size?: number; className?: string | undefined }) {
  if (name in shapes) return <LineIcon path={shapes[name as keyof typeof shapes]} size={size} className={className} />;
  return <Icon name={name as IconName} size={size} className={className} />;
}
