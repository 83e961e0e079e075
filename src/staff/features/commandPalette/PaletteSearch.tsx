import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert } from '../../kit/show/Alert';
import { useDebounced } from '../../../common/ui/useDebounced';
import { StaffButton } from '../../kit/StaffButton';
import { commandPalette as t } from '../../texts/commandPalette';
import { kit } from '../../texts/kit';
import { encoded } from '../../../common/domain/paths';
import layout from '../../../common/ui/layout.module.css';
import { PaletteBox } from './PaletteBox';
import css from './PaletteSearch.module.css';
import { PaletteFoot } from './PaletteFoot';
import { PaletteOptions } from './PaletteOptions';
import { wordsIn } from './match';
import type { PaletteOption } from './option';
import { rememberOption } from './recent';
import { useChoosing } from './useChoosing';
import { usePaletteGroups } from './usePaletteGroups';

interface PaletteSearchProps {
  open: boolean;
  onClose: () => void;
  onShortcuts: () => void;
  typed: string;
  onType: (typed: string) => void;
}

/** The input and its results, mounted with the dialog. */
export function PaletteSearch({ open, onClose, onShortcuts, typed, onType }: PaletteSearchProps) {
  const navigate = useNavigate();
  const listId = useId();
  const asked = useDebounced(typed.trim());
  const { groups, searching, failed, retry } = usePaletteGroups(typed, asked, open);
  const options = groups.flatMap((group) => group.options);
  const go = (option: PaletteOption, inTab: boolean) => {
    rememberOption(option);
    if (inTab) window.open(option.to, '_blank', 'noopener');
    else if (option.outside) window.location.assign(option.to);
    else {
      onClose();
      void navigate(option.to);
    }
  };
  const { chosen, choose, onKeyDown } = useChoosing(options, go);
  // A reference to an element holds no spaces.
  const optionId = (id: string) => `${listId}${encoded(id)}`;
  const words = wordsIn(typed);
  const nothing = failed ? '' : t.nothing(typed.trim());
  const found = searching ? t.searching : options.length === 0 ? nothing : kit.found(options.length);
  return (
    <>
      <PaletteBox
        typed={typed}
        onType={(text) => {
          onType(text);
          choose(undefined);
        }}
        onClose={onClose}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen === undefined ? undefined : optionId(chosen)}
        onKeyDown={onKeyDown}
      />
      <p className={layout.hidden} role="status">
        {words.length > 0 && found}
      </p>
      {/* It scrolls, and its options are chosen from the box above. */}
      <div className={css.results} tabIndex={0}>
        {failed && (
          <div className={css.failed}>
            <Alert
              action={
                <StaffButton size="small" color="inherit" onClick={retry}>
                  {kit.retry}
                </StaffButton>
              }>
              {t.failed}
            </Alert>
          </div>
        )}
        <PaletteOptions
          listId={listId}
          optionId={optionId}
          groups={groups}
          words={words}
          chosen={chosen}
          onChoose={choose}
          onOpen={go}
        />
        {options.length === 0 && !searching && !failed && (
          <div className={css.nothing}>
            <b>{t.nothing(typed.trim())}</b>
            <p>{t.nothingText}</p>
          </div>
        )}
      </div>
      <PaletteFoot onShortcuts={onShortcuts} />
    </>
  );
}
