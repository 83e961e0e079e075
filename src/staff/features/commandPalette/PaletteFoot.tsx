import { commandPalette as t } from '../../texts/commandPalette';
import css from './PaletteSearch.module.css';

/** What the keys do. */
export function PaletteFoot({ onShortcuts }: { onShortcuts: () => void }) {
  const { up, down, enter, ctrlEnter, help } = t.keys;
  return (
    <div className={css.foot}>
      <span>
        <kbd>{up}</kbd>
        <kbd>{down}</kbd> {t.choose}
      </span>
      <span>
        <kbd>{enter}</kbd> {t.open}
      </span>
      <span>
        <kbd>{ctrlEnter}</kbd> {t.openInTab}
      </span>
      <button type="button" onClick={onShortcuts}>
        <kbd>{help}</kbd> {t.allShortcuts}
      </button>
    </div>
  );
}
