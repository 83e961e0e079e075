import { useUpdateAdvertisementMutation } from '../../api';
import { useConfirm } from '../../kit/confirm/confirm';
import { useNotify } from '../../../common/state/hooks';
import { adverts as t } from '../../texts/adverts';

/** Stops adverts of one product once that is confirmed; what goes wrong is said in the confirmation. */
export function useStopAdverts(): (ids: readonly string[], name: string) => Promise<void> {
  const confirm = useConfirm();
  const notify = useNotify();
  const [update] = useUpdateAdvertisementMutation();
  return async (ids, name) => {
    const run = () => Promise.all(ids.map((id) => update({ id, advertisementUpdate: { isActive: false } }).unwrap()));
    const done = await confirm({
      title: t.stopTitle(name),
      text: t.stopText,
      action: t.stopAction,
      busy: t.stopping,
      danger: true,
      run,
      failed: t.stopFailed,
    });
    if (done) notify({ success: true, message: t.stopped });
  };
}
