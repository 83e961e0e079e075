import type { ImageLike } from '../../../common/domain/media';
import type { StaffIconName } from '../../kit/StaffIcon';

/** What the command palette can lead to. */
export interface PaletteOption {
  /** Of its own within the list. */
  id: string;
  title: string;
  detail?: string | undefined;
  to: string;
  icon: StaffIconName;
  /** Shown instead of the icon. */
  images?: readonly (ImageLike & { is_primary?: boolean | undefined })[] | undefined;
  /** Two keys that lead there as well. */
  keys?: string | undefined;
  /** Beyond the dashboard: a document of its own. */
  outside?: boolean;
}

export interface PaletteGroup {
  title: string;
  options: readonly PaletteOption[];
}
