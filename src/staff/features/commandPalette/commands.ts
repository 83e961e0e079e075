import type { OffersNow } from '../../../common/api';
import { jump as t } from '../../texts/jump';
import { shell } from '../../texts/shell';
import { paths } from '../../../common/domain/paths';
import { staffPaths } from '../../../common/domain/staffPaths';
import { keyedPlaces, type KeyedPlace } from './keyedPlaces';
import { matches } from './match';
import type { JumpOption } from './option';

type Command = JumpOption & Pick<KeyedPlace, 'needs'>;

const isPage = (keys: string) => keys.startsWith('g');
const withKeys = keyedPlaces.map(({ label, to, icon, keys, needs }): Command => ({
  id: `do ${to}`,
  title: isPage(keys) ? t.goTo(label) : label,
  to,
  icon,
  keys,
  needs,
}));
const page = (label: string, to: string, icon: JumpOption['icon']): JumpOption => ({
  id: `do ${to}`,
  title: t.goTo(label),
  to,
  icon,
});

const commands: readonly Command[] = [
  ...withKeys.filter(({ keys = '' }) => !isPage(keys)),
  ...withKeys.filter(({ keys = '' }) => isPage(keys)),
  page(shell.adverts, staffPaths.adverts(), 'megaphone'),
  { ...page(t.health, staffPaths.listingHealth(), 'health'), needs: 'listProducts.health=without-image' },
  page(shell.account, paths.account(), 'user'),
  { id: 'do shop', title: shell.viewShop, to: paths.home(), icon: 'external', outside: true },
];

/** What can be done at once: to create something, or to go to a page. */
export const commandsFor = (words: readonly string[], offers: OffersNow): JumpOption[] =>
  commands.filter(({ title, needs }) => (!needs || offers(needs)) && matches(words, title));
