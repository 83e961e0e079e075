import { useId } from 'react';
import { useCopy } from '../../../common/state/useCopy';
import card from '../../kit/form/InlineForm.module.css';
import { useReportUnsaved } from '../../kit/form/useUnsavedGuard';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { account } from '../../texts/account';
import css from './SecondFactor.module.css';

const { secondFactor: t } = account;

/** The recovery codes, shown this once; leaving them is asked about until they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const id = useId();
  useReportUnsaved(true, t.leaving);
  const copy = useCopy({ copied: t.copied, copyFailed: t.notCopied });
  return (
    <section className={card.card} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t.codesTitle}</h2>
        <p className={card.help}>{t.codesHelp}</p>
      </div>
      <div className={card.form}>
        <ul className={css.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={card.foot}>
          <StaffButton
            variant="outlined"
            startIcon={<StaffIcon name="copy" />}
            autoFocus
            onClick={() => copy(codes.join('\n'))}>
            {t.copy}
          </StaffButton>
          <StaffButton variant="contained" onClick={onDone}>
            {t.kept}
          </StaffButton>
        </div>
      </div>
    </section>
  );
}
