import { useFormikContext } from 'formik';
import type { Advertisement } from '../../../common/api';
import { SwitchField } from '../../kit/fields/ChoiceField';
import { DateField } from '../../kit/fields/TextField';
import { Alert, Said } from '../../kit/show/Alert';
import { spanOfDays } from '../../../common/domain/advertWindow';
import { adverts as t } from '../../texts/adverts';
import layout from '../../../common/ui/layout.module.css';
import { useMinute } from '../../../common/ui/clock';
import type { AdvertFormValues } from './advertForm';
import type { ProductToAdvertise } from './AdvertisedProduct';
import css from './Adverts.module.css';
import { useAdvertList } from './useAdvertList';
import { useInactiveAdvertised } from './useInactiveAdvertised';
import { warningsOf } from './warnings';

/** Whether and when; beneath it what the chosen days mean beside the other adverts. */
export function AdvertFields({ product, advert }: { product: ProductToAdvertise; advert?: Advertisement | undefined }) {
  const { values, isValid } = useFormikContext<AdvertFormValues>();
  const { items: adverts, error } = useAdvertList();
  const inactive = useInactiveAdvertised();
  const now = useMinute();
  const others = (adverts ?? []).filter(
    ({ id, product: { id: productId } }) =>
      id !== advert?.id && (productId === product.id || !inactive.ids.has(productId)),
  );
  const warnings = isValid
    ? warningsOf({
        product,
        isActive: values.isActive,
        span: spanOfDays(values.start_date, values.end_date),
        others,
        now,
      })
    : [];
  return (
    <>
      <SwitchField name="isActive" label={t.active} help={t.activeHelp} />
      <div className={css.days}>
        <DateField name="start_date" label={t.start} optional help={t.startHelp} />
        <DateField name="end_date" label={t.end} optional help={t.endHelp} />
      </div>
      <Said className={css.warnings}>
        {(warnings.length > 0 || error !== undefined) && (
          <>
            {warnings.map((text) => (
              <Alert key={text} severity="warning" role="none">
                {text}
              </Alert>
            ))}
            {error !== undefined && <p className={layout.secondary}>{t.withoutOthers}</p>}
          </>
        )}
      </Said>
    </>
  );
}
