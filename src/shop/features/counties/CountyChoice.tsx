import { useEffect, useId } from 'react';
import { useListCountiesQuery } from '../../../common/api/counties';
import { chosenCounty } from '../../../common/browser/county';
import { useStored } from '../../../common/browser/stored';
import { centsFromText, formatKes } from '../../../common/domain/money';
import { useMessages } from '../../../common/i18n/messages';
import { Field } from '../../../common/ui/Field';
import { counties as texts } from '../../texts/en/counties';
import { Select } from '../../ui/Select';
import css from './CountyChoice.module.css';

/** Asks for the county, and says what delivery and installation cost there. Cart and request share what is chosen. */
export function CountyChoice({ className }: { className?: string | undefined }) {
  const t = useMessages('counties', texts);
  const id = useId();
  const chosen = useStored(chosenCounty);
  const { data } = useListCountiesQuery();
  const counties = data?.data.counties;
  const county = counties?.find((one) => one.id === chosen);
  useEffect(() => {
    // What is no longer offered does not go along with a request unseen.
    if (counties && chosen !== '' && !county) chosenCounty.forget();
  }, [counties, chosen, county]);
  if (!counties || counties.length === 0) return null;
  return (
    <div className={`${css.place} ${className ?? ''}`}>
      <Field id={id} label={t.label} optional={t.optional}>
        <Select id={id} value={county?.id ?? ''} onChange={(next) => chosenCounty.keep(next)}>
          <option value="">{t.choose}</option>
          {counties.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div role="status">
        {county && (
          <>
            <dl className={css.terms}>
              <Terms
                name={t.delivery(county.name)}
                terms={{ price: county.delivery_price, days: county.delivery_days }}
              />
              <Terms
                name={t.installation(county.name)}
                terms={{ price: county.installation_price, days: county.installation_days }}
              />
            </dl>
            <p className={css.apart}>{t.apart}</p>
          </>
        )}
      </div>
    </div>
  );
}

/** "Installation in Nakuru: KES 6,500.00, within 4 days". */
function Terms({ name, terms }: { name: string; terms: PlaceTerms }) {
  const t = useMessages('counties', texts);
  const price = placePrice(terms);
  const words = price === null ? t.onRequest : Number(terms.price) === 0 ? t.free : price;
  return (
    <div>
      <dt>{name}:</dt>
      <dd>
        <b>{words}</b>
        {typeof terms.days === 'number' && `, ${t.days(terms.days)}`}
      </dd>
    </div>
  );
}

/** What delivery or installation costs in a county, and within how many days. */
interface PlaceTerms {
  /** A numeric text; null on request. */
  price: string | null;
  /** Null where nothing is promised. */
  days: number | null;
}

/** "KES 6,500.00"; null for a price on request. */
function placePrice({ price }: PlaceTerms): string | null {
  const cents = centsFromText(price);
  return cents === null ? null : formatKes(cents);
}
