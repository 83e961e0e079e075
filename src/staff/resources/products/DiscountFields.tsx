import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { formatKes } from '../../../common/domain/money';
import { useMinute } from '../../../common/ui/clock';
import { CheckboxField } from '../../kit/fields/ChoiceField';
import { fieldsOf } from '../../kit/form/fieldsOf';
import { MoneyField, NumberField } from '../../kit/fields/NumberField';
import { DateField } from '../../kit/fields/TextField';
import { Revealed, span } from '../../kit/form/Section';
import { StaffIcon } from '../../kit/StaffIcon';
import { productForm as t } from '../../texts/productForm';
import css from './DiscountFields.module.css';
import { filledIn, shownPrice } from './model/discount';
import type { ProductValues } from './model/productValues';

const field = fieldsOf(t.labels, t.help);

/** The tick and what it reveals; the percentage and the new price fill each other in. */
export function DiscountFields() {
  const { values, setValues } = useFormikContext<ProductValues>();
  const before = useRef(values);
  useEffect(() => {
    const filled = values.discount && before.current.discount ? filledIn(before.current, values) : {};
    before.current = { ...values, ...filled };
    if (Object.keys(filled).length > 0) void setValues((latest) => ({ ...latest, ...filled }));
  }, [values, setValues]);
  return (
    <>
      <CheckboxField {...field('discount')} />
      {values.discount && (
        <Revealed>
          <NumberField {...field('discount_percentage')} unit="%" optional className={span.half} />
          <MoneyField {...field('new_price')} optional className={span.half} />
          <DateField {...field('discount_start_date')} optional className={span.half} />
          <DateField {...field('discount_end_date')} optional className={span.half} />
          <VisitorsLine values={values} />
        </Revealed>
      )}
    </>
  );
}

/** What visitors make of it, by the one price function. */
function VisitorsLine({ values }: { values: ProductValues }) {
  const shown = shownPrice(values, useMinute());
  const problem = shown && 'problem' in shown;
  return (
    <div role="status">
      {shown && (
        <p className={`${css.line} ${problem ? css.problem : ''}`}>
          <StaffIcon name={problem ? 'alert' : 'eye'} size={16} />
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
