import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { kit as t } from '../../texts/kit';
import layout from '../../../common/ui/layout.module.css';
import { Alert } from '../show/Alert';
import { StaffButton } from '../StaffButton';
import { StaffIcon } from '../StaffIcon';
import css from './CreatedNotice.module.css';
import { useCreated } from './useCreated';

interface CreatedNoticeProps<T> {
  /** Its place is there before it: what comes later is read out. */
  ready: boolean;
  nameOf: (record: T) => string;
  /** Where visitors see it. */
  pathOf: (record: T) => string;
  /** What else may be wanted next. */
  more?: ((record: T) => ReactNode) | undefined;
}

/** Above a list: something was just created. What one does next with it is here, so that nobody has to look for it. */
export function CreatedNotice<T>({ ready, nameOf, pathOf, more }: CreatedNoticeProps<T>) {
  const { created, dismiss } = useCreated<T>();
  const { said, record } = created ?? {};
  return (
    <div role="status">
      {ready && said !== undefined && (
        <div className={css.notice}>
          <Alert
            severity="success"
            action={
              <>
                {record && (
                  <span className={css.actions}>
                    <StaffButton component="a" color="inherit" href={pathOf(record)} target="_blank" rel="noopener">
                      {t.view}
                      <span className={layout.hidden}>
                        {' '}
                        {nameOf(record)} {t.opensNewTab}
                      </span>
                    </StaffButton>
                    {more?.(record)}
                  </span>
                )}
                <IconButton
                  className={css.close ?? ''}
                  size="small"
                  color="inherit"
                  aria-label={t.close}
                  onClick={dismiss}>
                  <StaffIcon name="close" />
                </IconButton>
              </>
            }>
            <p>{said}</p>
            {record && <p className={css.name}>{nameOf(record)}</p>}
          </Alert>
        </div>
      )}
    </div>
  );
}
