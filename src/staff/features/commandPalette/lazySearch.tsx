import type { ReactNode } from 'react';
import { Alert } from '../../kit/show/Alert';
import { kit } from '../../texts/kit';
import { shell as t } from '../../texts/shell';
import { PaletteBox, type PaletteBoxProps } from './PaletteBox';
import css from './PaletteBox.module.css';

type BoxProps = Pick<PaletteBoxProps, 'typed' | 'onType' | 'onClose'>;

/** Stands in for the search while its code loads: what is typed already counts. */
export const PaletteWaiting = (box: BoxProps) => (
  <Alone {...box}>
    <p role="status">{kit.loading}</p>
  </Alone>
);

/** Stands in for the search where its code cannot be loaded. */
export const PaletteMissing = (box: BoxProps) => (
  <Alone {...box}>
    <Alert>{t.paletteFailed}</Alert>
  </Alone>
);

function Alone({ typed, onType, onClose, children }: BoxProps & { children: ReactNode }) {
  return (
    <>
      <PaletteBox typed={typed} onType={onType} onClose={onClose} />
      <div className={css.note}>{children}</div>
    </>
  );
}

/** Fetches the code of the command palette: the search and what it finds. */
export const loadPaletteSearch = () =>
  import(/* webpackChunkName: "staff-palette" */ './PaletteSearch').then((part) => part.PaletteSearch);
