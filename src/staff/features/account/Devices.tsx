import { useNotify } from '../../../common/state/hooks';
import type { PushDevice } from '../../api';
import { failureAlert } from '../../kit/failures';
import { shortDay } from '../../kit/show/time';
import { StaffButton } from '../../kit/StaffButton';
import { account } from '../../texts/account';
import css from './Devices.module.css';

const { notices: t } = account;

interface DevicesProps {
  devices: readonly PushDevice[];
  onRemove: (id: string) => Promise<unknown>;
}

/** The other devices that are told of new requests; a phone that was lost is told no more. */
export function Devices({ devices, onRemove }: DevicesProps) {
  const notify = useNotify();
  if (devices.length === 0) return null;
  const remove = (id: string) => onRemove(id).catch((error: unknown) => notify(failureAlert(error)));
  return (
    <div>
      <h3 className={css.title}>{t.devices}</h3>
      <ul className={css.devices}>
        {devices.map(({ id, name, createdAt }) => (
          <li key={id}>
            <span className={css.name}>{name}</span>
            <time dateTime={createdAt}>{t.since(shortDay(Date.parse(createdAt)))}</time>
            <StaffButton size="small" aria-label={t.removeDevice(name)} onClick={() => void remove(id)}>
              {t.remove}
            </StaffButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
