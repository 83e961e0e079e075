import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Language } from '../../../common/domain/language';
import { staffPaths } from '../../../common/domain/staffPaths';
import { useNotify } from '../../../common/state/hooks';
import { useCreateProposalMutation } from '../../api';
import { failureAlert } from '../../kit/failures';
import { forgetEntry, useEntry } from '../../kit/form/useEntry';
import { useWayBack } from '../../kit/list/wayBack';
import { StaffButton } from '../../kit/StaffButton';
import { useSeen } from '../../../common/ui/overlay';
import { StaffIcon, type StaffIconName } from '../../kit/StaffIcon';
import { proposals as t } from '../../texts/proposals';
import css from './RequestProposals.module.css';

interface BeginProposalProps {
  /** The request that it answers. */
  quotationId?: string;
  label: string;
  icon: StaffIconName;
  /** It is what one came for. */
  primary: boolean;
}

/** Begins a draft in one of both languages, and goes to it from where it was begun. */
export function BeginProposal({ quotationId, label, icon, primary }: BeginProposalProps) {
  const [create, { isLoading, originalArgs }] = useCreateProposalMutation();
  const navigate = useNavigate();
  const wayBack = useWayBack();
  const notify = useNotify();
  const isOpen = useSeen(true);
  const name = `proposal/${quotationId ?? 'new'}`;
  const { enter, notice } = useEntry(name, 'createProposal');
  // Whoever comes back later begins another one: the one before may have been filled in for somebody else since.
  useEffect(() => () => forgetEntry(name), [name]);
  const begin = (language: Language) =>
    void enter(({ key, send }) =>
      send(create({ ...key, proposalBeginning: { language, ...(quotationId !== undefined && { quotationId }) } })),
    )
      .then(({ data, message }) => {
        notify({ success: true, message });
        // Whoever has gone elsewhere meanwhile stays there.
        if (isOpen.current) void navigate(staffPaths.proposal(data.id), { state: wayBack });
      })
      .catch((error: unknown) => notify(failureAlert(error, t.createFailed)));
  const busy = (language: Language) => isLoading && originalArgs?.proposalBeginning.language === language;
  return (
    <div className={css.begin} role="group" aria-label={label}>
      <StaffButton
        variant={primary ? 'contained' : 'outlined'}
        busy={busy('en')}
        inert={isLoading}
        startIcon={<StaffIcon name={icon} />}
        onClick={() => begin('en')}>
        {busy('en') ? t.making : label}
      </StaffButton>
      <StaffButton variant="outlined" busy={busy('sw')} inert={isLoading} onClick={() => begin('sw')}>
        {t.inKiswahili}
      </StaffButton>
      {notice}
    </div>
  );
}
