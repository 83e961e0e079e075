import { useState } from 'react';
import { useOffers } from '../../../common/api';
import { useNotify } from '../../../common/state/hooks';
import {
  useBeginSecondFactorMutation,
  useGetSecondFactorQuery,
  useRemoveSecondFactorMutation,
  type SecondFactorResponse,
} from '../../api';
import { PasswordField } from '../../kit/fields/PasswordField';
import { InlineForm } from '../../kit/form/InlineForm';
import { Alert } from '../../kit/show/Alert';
import { shortDay } from '../../kit/show/time';
import { account } from '../../texts/account';
import { AskedCard } from './AskedCard';
import { againSchema, againValues } from './accountForms';
import { ConfirmSecondFactor } from './ConfirmSecondFactor';
import { RecoveryCodes } from './RecoveryCodes';

const { secondFactor: t, failed } = account;

/** What is on the way and shown this once. */
type Stage = { secret: string; address: string } | { recoveryCodes: readonly string[] };

/** A code beside the password at sign-in, to be turned on and off; nothing where the server has none. */
export function SecondFactor() {
  const offered = useOffers()('getSecondFactor') === true;
  const query = useGetSecondFactorQuery(undefined, { skip: !offered });
  const [stage, setStage] = useState<Stage | null>(null);
  const [turnedOff, setTurnedOff] = useState(false);
  if (stage && 'recoveryCodes' in stage)
    return <RecoveryCodes codes={stage.recoveryCodes} onDone={() => setStage(null)} />;
  const isOn = query.data?.data.on === true;
  if (stage && !isOn) return <ConfirmSecondFactor {...stage} onDone={(recoveryCodes) => setStage({ recoveryCodes })} />;
  if (!offered) return null;
  if (!query.data) return <AskedCard title={t.title} help={t.help} query={query} failed={t.loadFailed} />;
  const onTurnedOff = () => {
    setStage(null);
    setTurnedOff(true);
  };
  return isOn ? (
    // Turned on, and the answer with the codes did not come.
    <TurnOff state={query.data.data} withoutCodes={stage !== null} onDone={onTurnedOff} />
  ) : (
    <SetUp follows={turnedOff} onBegun={setStage} />
  );
}

function SetUp({ follows, onBegun }: { follows: boolean; onBegun: (stage: Stage) => void }) {
  const [begin] = useBeginSecondFactorMutation();
  return (
    <InlineForm
      title={t.title}
      help={t.help}
      follows={follows}
      initialValues={againValues}
      schema={againSchema}
      onSave={async (currentPasswordInput, { send }) => {
        const { data, message } = await send(begin({ currentPasswordInput }));
        onBegun(data);
        return { message };
      }}
      texts={{ submit: t.setUp, busy: t.settingUp, saved: t.begun, failed }}
      clears>
      <PasswordField name="currentPassword" label={account.password.current} autoComplete="current-password" />
    </InlineForm>
  );
}

interface TurnOffProps {
  state: SecondFactorResponse['data'];
  withoutCodes: boolean;
  onDone: () => void;
}

function TurnOff({ state: { since, recoveryCodesLeft }, withoutCodes, onDone }: TurnOffProps) {
  const notify = useNotify();
  const [remove] = useRemoveSecondFactorMutation();
  return (
    <InlineForm
      title={t.title}
      help={t.on(since === null ? '' : shortDay(Date.parse(since)), recoveryCodesLeft)}
      follows={withoutCodes}
      initialValues={againValues}
      schema={againSchema}
      onSave={async (currentPasswordInput, { send }) => {
        const saved = await send(remove({ currentPasswordInput }));
        // This form goes with what it has turned off, and what it says with it.
        notify({ success: true, message: t.turnedOff });
        onDone();
        return saved;
      }}
      texts={{ submit: t.turnOff, busy: t.turningOff, saved: t.turnedOff, failed }}
      clears>
      {withoutCodes && <Alert severity="warning">{t.withoutCodes}</Alert>}
      <PasswordField name="currentPassword" label={account.password.current} autoComplete="current-password" />
    </InlineForm>
  );
}
