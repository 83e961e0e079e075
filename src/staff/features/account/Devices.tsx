import { useNotify } from '../../../common/state/hooks';
import { useRemovePushDeviceMutation, type PushDevice } from '../../api';
import { failureAlert } from '../../kit/failures';
import { shortDay } from '../../kit/show/time';
import { StaffButton } from '../../kit/StaffButton';
import { account } from '../../texts/account';
import css from './Devices.module.css';

const { notices: t } = account;

/** The other devices that are told of new requests; a phone that was lost is told no more. */
export function Devices({ devices }: { devices: readonly PushDevice[] }) {
  if (devices.length === 0) return null;
  return (
    <div>
      <h3 className={css.title}>{t.devices}</h3>
      <ul className={css.devices}>
        {devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
    </div>
  );
}

function Device({ device: { id, name, createdAt } }: { device: PushDevice }) {
  const [remove, { isLoading, isSuccess }] = useRemovePushDeviceMutation();
  const notify = useNotify();
  const onRemove = () =>
    void remove({ id })
      .unwrap()
      .then(({ message }) => notify({ success: true, message: message || t.removed }))
      .catch((error: unknown) => notify(failureAlert(error)));
  return (
    <li>
      <span className={css.name}>{name}</span>
      <time dateTime={createdAt}>{t.since(shortDay(Date.parse(createdAt)))}</time>
      {/* Once it is removed it stands here until the list without it has come: a second removal would fail. */}
      <StaffButton size="small" busy={isLoading || isSuccess} aria-label={t.removeDevice(name)} onClick={onRemove}>
        {t.remove}
      </StaffButton>
    </li>
  );
}
