import type { ReactNode } from 'react';
import { Alert } from '../../kit/show/Alert';
import { kit } from '../../texts/kit';
import { shell as t } from '../../texts/shell';
import { JumpBox, type JumpBoxProps } from './JumpBox';
import css from './JumpBox.module.css';

type BoxProps = Pick<JumpBoxProps, 'typed' | 'onType' | 'onClose'>;

/** Stands in for the search while its code loads: what is typed already counts. */
export const JumpWaiting = (box: BoxProps) => (
  <Alone {...box}>
    <p role="status">{kit.loading}</p>
  </Alone>
);

/** Stands in for the search where its code cannot be loaded. */
export const JumpMissing = (box: BoxProps) => (
  <Alone {...box}>
    <Alert>{t.jumpFailed}</Alert>
  </Alone>
);

function Alone({ typed, onType, onClose, children }: BoxProps & { children: ReactNode }) {
  return (
    <>
      <JumpBox typed={typed} onType={onType} onClose={onClose} />
      <div className={css.note}>{children}</div>
    </>
  );
}
