import { boolean, object } from 'yup';
import { countiesApi, type County } from '../../../common/api/counties';
import { MOST_DAYS_TO_COUNTY } from '../../../common/domain/contract.gen';
import { useAppDispatch } from '../../../common/state/hooks';
import type { OverlayProps } from '../../../common/ui/overlay';
import { useUpdateCountyMutation } from '../../api';
import { SwitchField } from '../../kit/fields/ChoiceField';
import { MoneyField, NumberField } from '../../kit/fields/NumberField';
import { FormDialog, type Versioned } from '../../kit/form/FormDialog';
import type { Entry } from '../../kit/form/useEntry';
import { useMeanwhile } from '../../kit/form/useMeanwhile';
import { moneyOrNull, numberOrNull } from '../../kit/form/numbers';
import { FRESH } from '../../kit/record/calls';
import { moneyRule, wholeRule } from '../../kit/form/rules';
import { counties as t } from '../../texts/counties';
import css from './Counties.module.css';

/** The first part of a draft's name. */
export const COUNTY_DRAFT = 'county';

const DAYS = { minimum: 0, maximum: MOST_DAYS_TO_COUNTY };
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

const termsOf = (values: Values) => ({
  delivery_price: moneyOrNull(values.delivery_price),
  delivery_days: numberOrNull(values.delivery_days),
  installation_price: moneyOrNull(values.installation_price),
  installation_days: numberOrNull(values.installation_days),
  isActive: values.isActive,
});

/** What delivery and installation cost in one county. */
export function CountyDialog({ county, ...overlay }: OverlayProps & { county: County }) {
  const [update] = useUpdateCountyMutation();
  const dispatch = useAppDispatch();
  const meanwhile = useMeanwhile(async () => {
    const { data } = await dispatch(countiesApi.endpoints.listCounties.initiate(undefined, FRESH)).unwrap();
    const found = data.counties.find(({ id }) => id === county.id);
    return found && valuesOf(found);
  });
  const save = async (values: Versioned<Values>, { send }: Entry) => {
    const obstacle = await meanwhile(values);
    if (obstacle) return obstacle;
    await send(update({ id: county.id, countyTerms: termsOf(values) }));
    return t.saved(county.name);
  };
  return (
    <FormDialog
      {...overlay}
      title={t.editTitle(county.name)}
      draft={`${COUNTY_DRAFT}/${county.id}`}
      initialValues={valuesOf(county)}
      schema={schema}
      texts={{ submit: t.submit, busy: t.busy, failed: t.saveFailed }}
      save={save}
      className={css.fields}>
      <MoneyField name="delivery_price" label={t.deliveryPrice} help={t.priceHelp} optional />
      <NumberField name="delivery_days" label={t.deliveryDays} help={t.daysHelp} whole optional />
      <MoneyField name="installation_price" label={t.installationPrice} help={t.priceHelp} optional />
      <NumberField name="installation_days" label={t.installationDays} help={t.daysHelp} whole optional />
      <div className={css.whole}>
        <SwitchField name="isActive" label={t.active} help={t.activeHelp} />
      </div>
    </FormDialog>
  );
}
