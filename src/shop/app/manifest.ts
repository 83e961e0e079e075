import { business } from '../../common/domain/business';
import { home } from '../texts/en/home';
import { shell } from '../../common/texts/en/shell';
import { paths } from '../../common/domain/paths';
import { tokens } from '../../common/ui/theme/tokens';

/** What makes the site an app on a home screen. The brand and colours are those of the site, so it is made of them. */
export const manifest = {
  id: paths.home(),
  name: business.name,
  short_name: business.name,
  description: home.lead,
  lang: 'en',
  dir: 'ltr',
  start_url: paths.home(),
  scope: paths.home(),
  display: 'standalone',
  theme_color: tokens['space-900'],
  background_color: tokens['space-900'],
  categories: ['shopping'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: shell.shop, url: paths.shop() },
    { name: shell.favourites, url: paths.favourites() },
    { name: shell.contact, url: paths.contact() },
  ],
} as const;
