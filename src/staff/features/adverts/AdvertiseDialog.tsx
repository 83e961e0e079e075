import type { Advertisement } from '../../../common/api';
import { useCreateAdvertisementMutation, useUpdateAdvertisementMutation } from '../../api';
import { FormDialog } from '../../kit/form/FormDialog';
import type { Entry } from '../../kit/form/useEntry';
import { adverts as t } from '../../texts/adverts';
import { kit } from '../../texts/kit';
import { AdvertFields } from './AdvertFields';
import { advertInput, advertSchema, advertUpdate, valuesOf, type AdvertFormValues } from './advertForm';
import { ADVERT_DRAFT, ADVERTISE_DRAFT } from './drafts';
import { AdvertisedProduct, type ProductToAdvertise } from './AdvertisedProduct';

interface AdvertiseDialogProps {
  product: ProductToAdvertise;
  /** Changes this advert instead of making a new one. */
  advert?: Advertisement | undefined;
  open: boolean;
  onClose: () => void;
  onExited?: () => void;
}

/** Advertises a product, or changes an advert: whether, from when and until when. It warns, and refuses nothing but an impossible window. */
export function AdvertiseDialog({ product, advert, ...overlay }: AdvertiseDialogProps) {
  const [create] = useCreateAdvertisementMutation();
  const [update] = useUpdateAdvertisementMutation();
  const save = async (values: AdvertFormValues, { key, send }: Entry) => {
    const { message } = await (advert
      ? send(update({ id: advert.id, advertisementUpdate: advertUpdate(advert, values) }))
      : send(create({ ...key, advertisementInput: advertInput(product.id, values) })));
    return message || (advert ? t.changed : t.added);
  };
  return (
    <FormDialog
      {...overlay}
      title={advert ? t.change : t.advertise}
      draft={advert ? `${ADVERT_DRAFT}/${advert.id}` : `${ADVERTISE_DRAFT}/${product.id}`}
      creates={advert ? undefined : 'createAdvertisement'}
      initialValues={valuesOf(advert)}
      schema={advertSchema}
      texts={{ submit: advert ? t.submitChange : t.submitNew, busy: t.saving, failed: kit.failed }}
      save={save}
      summaryTitle={kit.errors}
      above={<AdvertisedProduct product={product} />}>
      <AdvertFields product={product} advert={advert} />
    </FormDialog>
  );
}
