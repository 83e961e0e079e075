import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useOffers } from '../../../common/api';
import { languageNames } from '../../../common/domain/language';
import { inLanguage, placeText, type InBoth } from '../../../common/domain/proposalTexts';
import { useGetQuotationQuery, useGetSalesSettingsQuery } from '../../api';
import { Alert } from '../../kit/show/Alert';
import { StaffButton } from '../../kit/StaffButton';
import { proposals as t } from '../../texts/proposals';
import type { ProposalValues } from './proposalValues';

/**
 * Once another language was chosen: offers lines and terms in the one that is chosen now, where they stand as they were
 * taken over from the request and the settings.
 * @param quotationId of the request; null without one
 */
export function OtherLanguage({ quotationId }: { quotationId: string | null }) {
  const { values, initialValues, setValues } = useFormikContext<ProposalValues>();
  const { language, lines, terms } = values;
  // Whoever goes back to the first language is offered its texts again.
  const [begun, setBegun] = useState(false);
  if (!begun && language !== initialValues.language) setBegun(true);
  const known = useKnownTexts(quotationId, begun);
  const taken = {
    lines: lines.map((line) => ({ ...line, text: inLanguage(line.text, language, known.lines) })),
    terms: inLanguage(terms, language, known.terms),
  };
  const others = taken.lines.filter(({ text }, index) => text !== lines[index]?.text).length;
  const count = others + (taken.terms === terms ? 0 : 1);
  if (count === 0) return null;
  return (
    <Alert
      severity="info"
      action={
        <StaffButton color="inherit" onClick={() => void setValues({ ...values, ...taken })}>
          {t.takeLanguage(languageNames[language])}
        </StaffButton>
      }>
      {t.otherLanguage(count, languageNames[language])}
    </Alert>
  );
}

/** What a quotation took over, in both languages; read when it is wanted. */
function useKnownTexts(quotationId: string | null, wanted: boolean): Record<'lines' | 'terms', InBoth[]> {
  const offers = useOffers();
  const hasSettings = wanted && offers('getSalesSettings') === true;
  const settings = useGetSalesSettingsQuery(undefined, { skip: !hasSettings }).data?.data;
  const hasRequest = wanted && quotationId !== null && offers('getQuotation') === true;
  const asked = useGetQuotationQuery({ id: quotationId ?? '' }, { skip: !hasRequest }).data?.data;
  if (!wanted) return { lines: [], terms: [] };
  const products = (asked?.products ?? []).map(({ product_name: en, product_name_sw: sw }) => ({ en, sw: sw ?? '' }));
  const { county } = asked ?? {};
  const places = county ? (['delivery', 'installation'] as const).map((kind) => placeText(kind, county.name)) : [];
  return { lines: [...products, ...places], terms: settings ? [settings.terms] : [] };
}
