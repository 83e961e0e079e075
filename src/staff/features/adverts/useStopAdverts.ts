import { useUpdateAdvertisementMutation } from '../../api';
import { useConfirmedAction } from '../../kit/confirm/confirm';
import { timeline as t } from '../../texts/timeline';

/** Stops adverts of one product once that is confirmed; what goes wrong is said in the confirmation. */
export function useStopAdverts(): (ids: readonly string[], name: string) => Promise<void> {
  const confirmed = useConfirmedAction();
  const [update] = useUpdateAdvertisementMutation();
  return (ids, name) =>
    confirmed({
      title: t.stopTitle(name),
      text: t.stopText,
      action: t.stopAction,
      busy: t.stopping,
      danger: true,
      run: async ({ send }) => {
        await Promise.all(ids.map((id) => send(update({ id, advertisementUpdate: { isActive: false } }))));
        return undefined;
      },
      failed: t.stopFailed,
      done: t.stopped,
    });
}
