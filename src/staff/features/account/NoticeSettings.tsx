import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useOffers } from '../../../common/api';
import { useStored } from '../../../common/browser/stored';
import { staffPaths } from '../../../common/domain/staffPaths';
import { useNotify } from '../../../common/state/hooks';
import {
  useAddPushDeviceMutation,
  useGetNotificationSettingsQuery,
  useRemovePushDeviceMutation,
  useUpdateNotificationSettingsMutation,
  type NotificationSettings,
} from '../../api';
import { ActiveSwitch } from '../../kit/ActiveSwitch';
import { canPush, ownDevice, unsubscribe } from '../../kit/pushDevice';
import { playRequestSound, wantsSound } from '../../kit/requestSound';
import { StaffButton } from '../../kit/StaffButton';
import { account } from '../../texts/account';
import { AskedCard } from './AskedCard';
import { Devices } from './Devices';
import { subscribe } from './subscribe';

const { notices: t } = account;
const never = () => () => undefined;

/** How somebody is told of new requests, to be changed; nothing where the server tells nobody. */
export function NoticeSettings() {
  const offered = useOffers()('getNotificationSettings') === true;
  const query = useGetNotificationSettingsQuery(undefined, { skip: !offered });
  if (!offered) return null;
  return (
    <AskedCard title={t.title} help={t.help} query={query} failed={t.loadFailed}>
      {query.data ? <Ways settings={query.data.data} /> : null}
    </AskedCard>
  );
}

/** On this device, by e-mail, by a sound; and the other devices that are told. */
function Ways({ settings: { email, push } }: { settings: NotificationSettings }) {
  const [update] = useUpdateNotificationSettingsMutation();
  const [add] = useAddPushDeviceMutation();
  const [remove] = useRemovePushDeviceMutation();
  const notify = useNotify();
  const own = useStored(ownDevice);
  const sound = useStored(wantsSound);
  const able = useSyncExternalStore(never, canPush);
  const offers = useOffers();
  const pushes = offers('addPushDevice') && offers('removePushDevice');
  const isOn = push.devices.some(({ id }) => id === own);

  const switchPush = async (on: boolean) => {
    if (!on) {
      await Promise.all([remove({ id: own }).unwrap(), unsubscribe()]);
      return true;
    }
    const device = await subscribe(push.publicKey).catch(() => null);
    if (!device) {
      notify({ success: false, message: Notification.permission === 'denied' ? t.denied : t.noService });
      return false;
    }
    try {
      const { data } = await add({ pushDeviceInput: device }).unwrap();
      ownDevice.keep(data.id);
      return true;
    } catch (error) {
      // The server may have it all the same.
      await unsubscribe();
      throw error;
    }
  };

  return (
    <>
      {pushes &&
        (able ? (
          <ActiveSwitch active={isOn} label={t.push} help={t.pushHelp} onSwitch={switchPush} />
        ) : (
          <p>{t.unable}</p>
        ))}
      {offers('updateNotificationSettings') && (
        <ActiveSwitch
          active={email.wanted}
          label={t.email}
          help={email.offered ? t.emailHelp : t.emailNotOffered}
          onSwitch={(wanted) =>
            update({ notificationSettingsInput: { email: wanted } })
              .unwrap()
              .then(Boolean)
          }
        />
      )}
      <ActiveSwitch
        active={sound}
        label={t.sound}
        help={t.soundHelp}
        onSwitch={(wanted) => {
          wantsSound.keep(wanted);
          playRequestSound();
          return Promise.resolve(true);
        }}
      />
      {pushes && <Devices devices={push.devices.filter(({ id }) => id !== own)} />}
      {offers('listFailedNotices') && (
        <div>
          <StaffButton component={Link} to={staffPaths.notices()} size="small">
            {t.failed}
          </StaffButton>
        </div>
      )}
    </>
  );
}
