import type { Capability, OffersNow } from '../../../common/api';
import { commandPalette as t } from '../../texts/commandPalette';
import { shell } from '../../texts/shell';
import { paths } from '../../../common/domain/paths';
import { places } from '../../places';
import { matches } from './match';
import type { PaletteOption } from './option';

type Command = PaletteOption & { needs?: Capability | undefined };

const creates = (keys = '') => keys.startsWith('c');
const withTitles = places.map(({ label, to, icon, keys, needs }): Command => ({
  id: `do ${to}`,
  title: creates(keys) ? label : t.goTo(label),
  to,
  icon,
  keys,
  needs,
}));

const commands: readonly Command[] = [
  ...withTitles.filter(({ keys }) => creates(keys)),
  ...withTitles.filter(({ keys }) => !creates(keys)),
  { id: 'do shop', title: shell.viewShop, to: paths.home(), icon: 'external', outside: true },
];

/** What can be done at once: to create something, or to go to a page. */
export const commandsFor = (words: readonly string[], offers: OffersNow): PaletteOption[] =>
  commands.filter(({ title, needs }) => (!needs || offers(needs)) && matches(words, title));
