import { Formik, type FormikHelpers } from 'formik';
import { useId, useRef } from 'react';
import { asApiError, type Advertisement } from '../../../common/api';
import { useCreateAdvertisementMutation, useUpdateAdvertisementMutation } from '../../api';
import { DialogDraft } from '../../kit/form/useFormState';
import { StaffButton } from '../../kit/StaffButton';
import { StaffDialog } from '../../kit/StaffDialog';
import { useNotify } from '../../../common/state/hooks';
import { failureAlert } from '../../kit/failures';
import { FailureAlert } from '../../kit/show/Alert';
import { adverts as t } from '../../texts/adverts';
import { kit } from '../../texts/kit';
import type { FormStatus } from '../../../common/ui/formik';
import { FormikForm } from '../../../common/ui/FormikForm';
import type { Alert } from '../../../common/state/alertSlice';
import { AdvertFields } from './AdvertFields';
import { advertInput, advertSchema, advertUpdate, valuesOf, type AdvertFormValues } from './advertForm';
import { ADVERT_DRAFT, ADVERTISE_DRAFT } from './drafts';
import { AdvertisedProduct, type ProductToAdvertise } from './AdvertisedProduct';
import css from './Adverts.module.css';

interface AdvertiseDialogProps {
  product: ProductToAdvertise;
  /** Changes this advert instead of making a new one. */
  advert?: Advertisement | undefined;
  open: boolean;
  onClose: () => void;
  onExited?: () => void;
}

interface AdvertFormStatus extends FormStatus {
  failed?: Alert;
}

/** Advertises a product, or changes an advert: whether, from when and until when. It warns, and refuses nothing but an impossible window. */
export function AdvertiseDialog({ product, advert, open, onClose, onExited }: AdvertiseDialogProps) {
  const id = useId();
  const notify = useNotify();
  const [create] = useCreateAdvertisementMutation();
  const [update] = useUpdateAdvertisementMutation();
  // The list is refetched while the dialog fades out; the form keeps what it was opened with.
  const initial = useRef(valuesOf(advert));
  const save = async (values: AdvertFormValues, { setStatus }: FormikHelpers<AdvertFormValues>) => {
    try {
      const { message } = await (
        advert
          ? update({ id: advert.id, advertisementUpdate: advertUpdate(advert, values) })
          : create({ advertisementInput: advertInput(product.id, values) })
      ).unwrap();
      notify({ success: true, message: message || (advert ? t.changed : t.added) });
      onClose();
    } catch (error) {
      setStatus({
        server: asApiError(error).fields,
        failed: failureAlert(error, kit.failed, { shown: Object.keys(values) }),
      } satisfies AdvertFormStatus);
    }
  };
  return (
    <Formik initialValues={initial.current} validationSchema={advertSchema} onSubmit={save}>
      {({ isSubmitting, status }) => (
        <StaffDialog
          title={advert ? t.change : t.advertise}
          open={open}
          onClose={() => {
            if (!isSubmitting) onClose();
          }}
          {...(onExited && { onExited })}
          actions={
            <>
              <StaffButton variant="outlined" inert={isSubmitting} onClick={onClose}>
                {kit.cancel}
              </StaffButton>
              <StaffButton type="submit" form={id} variant="contained" busy={isSubmitting}>
                {isSubmitting ? t.saving : advert ? t.submitChange : t.submitNew}
              </StaffButton>
            </>
          }>
          <AdvertisedProduct product={product} />
          <DialogDraft
            name={advert ? `${ADVERT_DRAFT}/${advert.id}` : `${ADVERTISE_DRAFT}/${product.id}`}
            open={open}
          />
          <FormikForm
            id={id}
            className={css.form}
            summaryTitle={kit.errors}
            notice={<FailureAlert alert={(status as AdvertFormStatus | undefined)?.failed} />}>
            <AdvertFields product={product} advert={advert} />
          </FormikForm>
        </StaffDialog>
      )}
    </Formik>
  );
}
