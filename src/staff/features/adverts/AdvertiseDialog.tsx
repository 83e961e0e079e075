import type { Advertisement } from '../../../common/api';
import { useCreateAdvertisementMutation, useUpdateAdvertisementMutation } from '../../api';
import { FormDialog, type Versioned } from '../../kit/form/FormDialog';
import type { Entry } from '../../kit/form/useEntry';
import type { useMeanwhile } from '../../kit/form/useMeanwhile';
import { adverts as t } from '../../texts/adverts';
import { kit } from '../../texts/kit';
import { AdvertFields } from './AdvertFields';
import { advertInput, advertSchema, advertUpdate, valuesOf, type AdvertFormValues } from './advertForm';
import { ADVERT_DRAFT, ADVERTISE_DRAFT } from './drafts';
import { AdvertisedProduct, type ProductToAdvertise } from './AdvertisedProduct';

export interface AdvertiseDialogProps {
  product: ProductToAdvertise;
  /** Changes this advert instead of making a new one. */
  advert?: Advertisement | undefined;
  /** It was stopped, and is to go on. */
  restarts?: boolean | undefined;
  /** Asked before a change is sent: what stands in its way. */
  meanwhile?: ReturnType<typeof useMeanwhile<AdvertFormValues>>;
  open: boolean;
  onClose: () => void;
  onExited?: () => void;
}

/** Advertises a product, or changes an advert: whether, from when and until when. It warns, and refuses nothing but an impossible window. */
export function AdvertiseDialog({ product, advert, restarts = false, meanwhile, ...overlay }: AdvertiseDialogProps) {
  const shown = advert && restarts ? { ...advert, isActive: true } : advert;
  const [create] = useCreateAdvertisementMutation();
  const [update] = useUpdateAdvertisementMutation();
  const save = async (values: Versioned<AdvertFormValues>, { key, send }: Entry) => {
    if (!advert)
      return (await send(create({ ...key, advertisementInput: advertInput(product.id, values) }))).message || t.added;
    const change = advertUpdate(advert, values);
    // The contract takes no empty change.
    if (Object.keys(change).length === 0) return t.changed;
    const obstacle = await meanwhile?.(values);
    if (obstacle) return obstacle;
    return (await send(update({ id: advert.id, advertisementUpdate: change }))).message || t.changed;
  };
  return (
    <FormDialog
      {...overlay}
      title={advert ? t.change : t.advertise}
      draft={advert ? `${ADVERT_DRAFT}/${advert.id}` : `${ADVERTISE_DRAFT}/${product.id}`}
      creates={advert ? undefined : 'createAdvertisement'}
      initialValues={valuesOf(shown)}
      schema={advertSchema}
      texts={{ submit: advert ? t.submitChange : t.submitNew, busy: t.saving, failed: kit.failed }}
      save={save}
      summaryTitle={kit.errors}
      above={<AdvertisedProduct product={product} />}>
      <AdvertFields product={product} advert={shown} />
    </FormDialog>
  );
}
