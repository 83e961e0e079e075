import { jump as t } from '../../lib/messages/staff/jump';
import { shell } from '../../lib/messages/staff/shell';
import { paths } from '../../lib/paths';
import { staffPaths } from '../../lib/staffPaths';
import { keyedPlaces } from './keyedPlaces';
import { matches } from './match';
import type { JumpOption } from './option';

const isPage = (keys: string) => keys.startsWith('g');
const withKeys = keyedPlaces.map(({ label, to, icon, keys }): JumpOption => ({ id: `do ${to}`, title: isPage(keys) ? t.goTo(label) : label, to, icon, keys }));
const page = (label: string, to: string, icon: JumpOption['icon']): JumpOption => ({ id: `do ${to}`, title: t.goTo(label), to, icon });

const commands: readonly JumpOption[] = [
  ...withKeys.filter(({ keys = '' }) => !isPage(keys)),
  ...withKeys.filter(({ keys = '' }) => isPage(keys)),
  page(shell.adverts, staffPaths.adverts(), 'megaphone'),
  page(t.health, staffPaths.listingHealth(), 'health'),
  page(shell.account, paths.account(), 'user'),
  { id: 'do shop', title: shell.viewShop, to: paths.home(), icon: 'external', outside: true },
];

/** What can be done at once: to create something, or to go to a page. */
export const commandsFor = (words: readonly string[]): JumpOption[] => commands.filter(({ title }) => matches(words, title));
