import { Formik, type FormikHelpers } from 'formik';
import { useId } from 'react';
import { boolean, object } from 'yup';
import { asApiError } from '../../../common/api';
import type { County } from '../../../common/api/places';
import { useNotify } from '../../../common/state/hooks';
import type { Alert } from '../../../common/state/alertSlice';
import type { FormStatus } from '../../../common/ui/formik';
import { FormikForm } from '../../../common/ui/FormikForm';
import type { OverlayProps } from '../../../common/ui/overlay';
import { useUpdateCountyMutation } from '../../api';
import { failureAlert } from '../../kit/failures';
import { SwitchField } from '../../kit/fields/ChoiceField';
import { MoneyField, NumberField } from '../../kit/fields/NumberField';
import { moneyText, plainNumber } from '../../kit/form/numbers';
import { moneyRule, wholeRule } from '../../kit/form/rules';
import { DialogDraft } from '../../kit/form/useFormState';
import { FailureAlert } from '../../kit/show/Alert';
import { StaffButton } from '../../kit/StaffButton';
import { StaffDialog } from '../../kit/StaffDialog';
import { counties as t } from '../../texts/counties';
import { kit } from '../../texts/kit';
import css from './Counties.module.css';

/** The first part of a draft's name. */
export const COUNTY_DRAFT = 'county';

const DAYS = { minimum: 0, maximum: 90 };
const schema = object({
  delivery_price: moneyRule(t.deliveryPrice),
  delivery_days: wholeRule(t.deliveryDays, DAYS),
  installation_price: moneyRule(t.installationPrice),
  installation_days: wholeRule(t.installationDays, DAYS),
  isActive: boolean(),
});

const valuesOf = (county: County) => ({
  delivery_price: county.delivery_price ?? '',
  delivery_days: county.delivery_days?.toString() ?? '',
  installation_price: county.installation_price ?? '',
  installation_days: county.installation_days?.toString() ?? '',
  isActive: county.isActive,
});
type Values = ReturnType<typeof valuesOf>;

const price = (text: string) => (text.trim() === '' ? null : moneyText(text));
const days = (text: string) => (text.trim() === '' ? null : Number(plainNumber(text)));

const termsOf = (values: Values) => ({
  delivery_price: price(values.delivery_price),
  delivery_days: days(values.delivery_days),
  installation_price: price(values.installation_price),
  installation_days: days(values.installation_days),
  isActive: values.isActive,
});

interface CountyStatus extends FormStatus {
  failed?: Alert;
}

/** What delivery and installation cost in one county. */
export function CountyDialog({ county, open, onClose, onExited }: OverlayProps & { county: County }) {
  const id = useId();
  const notify = useNotify();
  const [update] = useUpdateCountyMutation();
  const save = async (values: Values, { setStatus }: FormikHelpers<Values>) => {
    try {
      await update({ id: county.id, countyTerms: termsOf(values) }).unwrap();
      notify({ success: true, message: t.saved(county.name) });
      onClose();
    } catch (error) {
      const failed = failureAlert(error, t.saveFailed, { shown: Object.keys(values) });
      setStatus({ server: asApiError(error).fields, failed } satisfies CountyStatus);
    }
  };
  return (
    <Formik initialValues={valuesOf(county)} validationSchema={schema} onSubmit={save}>
      {({ isSubmitting, status }) => (
        <StaffDialog
          title={t.editTitle(county.name)}
          open={open}
          onClose={() => {
            if (!isSubmitting) onClose();
          }}
          onExited={onExited}
          actions={
            <>
              <StaffButton variant="outlined" inert={isSubmitting} onClick={onClose}>
                {kit.cancel}
              </StaffButton>
              <StaffButton type="submit" form={id} variant="contained" busy={isSubmitting}>
                {isSubmitting ? t.busy : t.submit}
              </StaffButton>
            </>
          }>
          <DialogDraft name={`${COUNTY_DRAFT}/${county.id}`} open={open} />
          <FormikForm
            id={id}
            className={css.fields}
            notice={<FailureAlert alert={(status as CountyStatus | undefined)?.failed} />}>
            <MoneyField name="delivery_price" label={t.deliveryPrice} help={t.priceHelp} />
            <NumberField name="delivery_days" label={t.deliveryDays} help={t.daysHelp} unit={t.unit} whole />
            <MoneyField name="installation_price" label={t.installationPrice} help={t.priceHelp} />
            <NumberField name="installation_days" label={t.installationDays} help={t.daysHelp} unit={t.unit} whole />
            <div className={css.whole}>
              <SwitchField name="isActive" label={t.active} help={t.activeHelp} />
            </div>
          </FormikForm>
        </StaffDialog>
      )}
    </Formik>
  );
}
