import { api, useOffers, type Advertisement } from '../../../common/api';
import { useAppDispatch } from '../../../common/state/hooks';
import { useMeanwhile } from '../../kit/form/useMeanwhile';
import { FRESH } from '../../kit/record/calls';
import { AdvertiseDialog, type AdvertiseDialogProps } from './AdvertiseDialog';
import { valuesOf } from './advertForm';
import { argOf } from './useAdvertList';

/** Changes an advert; what others changed of it meanwhile is said before it is written over. */
export function ChangeAdvertDialog(props: AdvertiseDialogProps & { advert: Advertisement }) {
  const { advert, restarts = false } = props;
  const args = argOf(useOffers()('listAdvertisements.status=all'));
  const dispatch = useAppDispatch();
  const meanwhile = useMeanwhile(async () => {
    const { data } = await dispatch(api.endpoints.listAdvertisements.initiate(args, FRESH)).unwrap();
    const now = data.find(({ id }) => id === advert.id);
    return now && valuesOf(restarts ? { ...now, isActive: true } : now);
  });
  return <AdvertiseDialog {...props} meanwhile={meanwhile} />;
}
