import { useEffect, Fragment } from 'react';
import { commandPalette as t } from '../../texts/commandPalette';
import { RecordThumb } from '../../kit/show/RecordThumb';
import { StaffIcon } from '../../kit/StaffIcon';
import css from './PaletteSearch.module.css';
import type { PaletteGroup, PaletteOption } from './option';
import { markMatches } from './match';

interface PaletteOptionsProps {
  listId: string;
  optionId: (id: string) => string;
  groups: readonly PaletteGroup[];
  words: readonly string[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onOpen: (option: PaletteOption, inTab: boolean) => void;
}

/** The options by group; what is chosen stays in sight. */
export function PaletteOptions({ listId, optionId, groups, words, chosen, onChoose, onOpen }: PaletteOptionsProps) {
  useEffect(() => {
    document.getElementById(listId)?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [listId, chosen]);
  return (
    <div id={listId} role="listbox" aria-label={t.results}>
      {groups.map(({ title, options }) => (
        <div key={title} role="group" aria-labelledby={optionId(title)}>
          <p id={optionId(title)} className={css.title}>
            {title}
          </p>
          {options.map((option) => (
            <div
              key={option.id}
              id={optionId(option.id)}
              role="option"
              aria-selected={option.id === chosen}
              className={css.option}
              onMouseMove={() => {
                if (option.id !== chosen) onChoose(option.id);
              }}
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => onOpen(option, event.ctrlKey || event.metaKey)}>
              {option.images ? (
                <RecordThumb images={option.images} name={option.title} small />
              ) : (
                <StaffIcon name={option.icon} className={css.icon} />
              )}
              <span className={css.words}>
                <b>
                  <Marked text={option.title} words={words} />
                </b>
                {option.detail && (
                  <small>
                    <Marked text={option.detail} words={words} />
                  </small>
                )}
              </span>
              {option.id === chosen ? (
                <kbd aria-hidden="true">{t.keys.enter}</kbd>
              ) : (
                option.keys?.split(' ').map((key) => (
                  <kbd key={key} aria-hidden="true">
                    {key}
                  </kbd>
                ))
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A text with the matching words marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markMatches(text, words).map((piece, index) =>
    piece.hit ? <mark key={index}>{piece.text}</mark> : <Fragment key={index}>{piece.text}</Fragment>,
  );
}
