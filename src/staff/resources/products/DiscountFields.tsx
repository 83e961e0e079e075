import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { CheckboxField } from '../../kit/fields/ChoiceField';
import { DateField } from '../../kit/fields/TextField';
import { MoneyField, NumberField } from '../../kit/fields/NumberField';
import { Revealed, span } from '../../kit/form/Section';
import { StaffIcon } from '../../kit/StaffIcon';
import { formatKes } from '../../../common/domain/money';
import { productForm as t } from '../../texts/productForm';
import { useMinute } from '../../../common/ui/clock';
import { filledIn } from './model/discount';
import css from './DiscountFields.module.css';
import type { ProductValues } from './model/productValues';
import { shownPrice } from './model/shownPrice';

/** The tick and what it reveals; the percentage and the new price fill each other in. */
export function DiscountFields() {
  const { values } = useFormikContext<ProductValues>();
  useLinkedPrices();
  return (
    <>
      <CheckboxField name="discount" label={t.labels.discount} help={t.help.discount} />
      {values.discount && (
        <Revealed>
          <NumberField
            name="discount_percentage"
            label={t.labels.discount_percentage}
            unit="%"
            optional
            className={span.half}
          />
          <MoneyField name="new_price" label={t.labels.new_price} optional className={span.half} />
          <DateField name="discount_start_date" label={t.labels.discount_start_date} optional className={span.half} />
          <DateField name="discount_end_date" label={t.labels.discount_end_date} optional className={span.half} />
          <VisitorsLine values={values} />
        </Revealed>
      )}
    </>
  );
}

function useLinkedPrices(): void {
  const { values, setValues } = useFormikContext<ProductValues>();
  const before = useRef(values);
  useEffect(() => {
    const filled = values.discount && before.current.discount ? filledIn(before.current, values) : {};
    before.current = { ...values, ...filled };
    if (Object.keys(filled).length > 0) void setValues((latest) => ({ ...latest, ...filled }));
  }, [values, setValues]);
}

/** What visitors make of it, by the one price function. */
function VisitorsLine({ values }: { values: ProductValues }) {
  const shown = shownPrice(values, useMinute());
  return (
    <div role="status">
      {shown && (
        <p className={`${css.line} ${'problem' in shown ? css.problem : ''}`}>
          <StaffIcon name={'problem' in shown ? 'alert' : 'eye'} size={16} />
          {'problem' in shown ? (
            <span>{shown.problem}</span>
          ) : (
            <span>
              {shown.when} <b>{formatKes(shown.cents)}</b>, {t.visitors.was} <s>{formatKes(shown.was)}</s>,{' '}
              {t.visitors.off(shown.percent)}.
            </span>
          )}
        </p>
      )}
    </div>
  );
}
