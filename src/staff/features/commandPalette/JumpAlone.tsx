import type { ReactNode } from 'react';
import { Alert } from '../../kit/show/Alert';
import { kit } from '../../texts/kit';
import { shell as t } from '../../texts/shell';
import { JumpBox, type JumpBoxProps } from './JumpBox';
import css from './JumpBox.module.css';

type BoxProps = Pick<JumpBoxProps, 'typed' | 'onType' | 'onClose'>;

/** In place of the search while its program is on its way: what is typed already counts. */
export const JumpWaiting = (box: BoxProps) => (
  <Alone {...box}>
    <p role="status">{kit.loading}</p>
  </Alone>
);

/** In place of the search where its program cannot be had. */
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
