import { useFormikContext } from 'formik';
import { object, string, boolean, type StringSchema } from 'yup';
import { useOffers } from '../../../common/api';
import {
  HIGHEST_DEPOSIT,
  HIGHEST_VAT_RATE,
  LONGEST_ACCOUNT_NAME,
  LONGEST_TERMS,
  LONGEST_VALIDITY,
  mpesaKinds,
} from '../../../common/domain/contract.gen';
import { SALES_SETTINGS } from '../../../common/domain/staffPaths';
import { useGetSalesSettingsQuery, useUpdateSalesSettingsMutation, type SalesSettings as Settings } from '../../api';
import { CheckboxField } from '../../kit/fields/ChoiceField';
import { NumberField } from '../../kit/fields/NumberField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { InlineForm } from '../../kit/form/InlineForm';
import { plainNumber } from '../../kit/form/numbers';
import { percentRule, taxRule, textRule, VAT_MODES, wholeRule } from '../../kit/form/rules';
import { account } from '../../texts/account';
import { readAnew } from './accountForms';
import { AskedCard } from './AskedCard';
import css from './SalesSettings.module.css';

const { sales: t, saving: busy, failed } = account;
const MPESA_KINDS = (['none', ...mpesaKinds] as const).map((value) => ({ value, label: t.mpesaKinds[value] }));

const valuesOf = ({
  version,
  vatRate,
  vatMode,
  pricesIncludeVat,
  depositPercent,
  validDays,
  terms,
  mpesa,
  bank,
}: Settings) => ({
  version,
  vatMode: vatMode as string,
  vatRate: String(vatRate),
  pricesIncludeVat,
  depositPercent: String(depositPercent),
  validDays: String(validDays),
  termsEn: terms.en,
  termsSw: terms.sw,
  mpesaKind: mpesa?.kind ?? ('none' as string),
  mpesaNumber: mpesa?.number ?? '',
  mpesaName: mpesa?.name ?? '',
  bank: bank?.bank ?? '',
  branch: bank?.branch ?? '',
  bankAccount: bank?.account ?? '',
  bankName: bank?.name ?? '',
});
type Values = ReturnType<typeof valuesOf>;

const settingsOf = (values: Values): Settings => ({
  version: values.version,
  vatMode: values.vatMode as Settings['vatMode'],
  // Without a tax nobody sees what stands there.
  vatRate: Number(plainNumber(values.vatRate)) || 0,
  pricesIncludeVat: values.pricesIncludeVat,
  depositPercent: Number(plainNumber(values.depositPercent)),
  validDays: Number(plainNumber(values.validDays)),
  terms: { en: values.termsEn.trim(), sw: values.termsSw.trim() },
  mpesa:
    values.mpesaKind === 'none'
      ? null
      : {
          kind: values.mpesaKind as (typeof mpesaKinds)[number],
          number: plainNumber(values.mpesaNumber),
          name: values.mpesaName.trim(),
        },
  bank: values.bank.trim()
    ? {
        bank: values.bank.trim(),
        branch: values.branch.trim(),
        account: values.bankAccount.trim().toUpperCase(),
        name: values.bankName.trim(),
      }
    : null,
});

const ofMpesa = (rule: StringSchema) =>
  string().when('mpesaKind', ([kind], plain: StringSchema) => (kind === 'none' ? plain : rule));
const ofBank = (rule: StringSchema) =>
  string().when('bank', ([bank], plain: StringSchema) => (String(bank ?? '').trim() === '' ? plain : rule));

const schema = object({
  vatMode: string(),
  vatRate: taxRule(percentRule(t.vatRate, { minimum: 0, maximum: HIGHEST_VAT_RATE }).required(t.required(t.vatRate))),
  pricesIncludeVat: boolean(),
  depositPercent: wholeRule(t.deposit, { minimum: 0, maximum: HIGHEST_DEPOSIT }).required(t.required(t.deposit)),
  validDays: wholeRule(t.validDays, { minimum: 1, maximum: LONGEST_VALIDITY }).required(t.required(t.validDays)),
  termsEn: textRule(t.termsEn, { maxLength: LONGEST_TERMS }),
  termsSw: textRule(t.termsSw, { maxLength: LONGEST_TERMS }),
  mpesaKind: string(),
  mpesaNumber: ofMpesa(
    string()
      .required(t.required(t.mpesaNumber))
      .test({ message: t.mpesaNumberWrong, test: (number) => /^[0-9]{5,10}$/.test(plainNumber(number ?? '')) }),
  ),
  mpesaName: textRule(t.mpesaName, { maxLength: LONGEST_ACCOUNT_NAME }),
  // A branch is kept with its bank alone.
  bank: textRule(t.bank, { maxLength: LONGEST_ACCOUNT_NAME }).when('branch', ([branch], plain: StringSchema) =>
    String(branch ?? '').trim() === '' ? plain : plain.required(t.required(t.bank)),
  ),
  branch: textRule(t.branch, { maxLength: LONGEST_ACCOUNT_NAME }),
  bankAccount: ofBank(
    string()
      .required(t.required(t.bankAccount))
      .matches(/^[0-9A-Za-z -]{4,40}$/, { message: t.bankAccountWrong, excludeEmptyString: true }),
  ),
  bankName: ofBank(textRule(t.bankName, { maxLength: LONGEST_ACCOUNT_NAME }).required(t.required(t.bankName))),
});

/** What quotations begin with, and where they are paid; nothing where the server makes none. */
export function SalesSettings() {
  const offered = useOffers()('updateSalesSettings') === true;
  const query = useGetSalesSettingsQuery(undefined, { skip: !offered });
  const [update] = useUpdateSalesSettingsMutation();
  if (!offered) return null;
  const settings = query.data?.data;
  const section = { title: t.title, help: t.help, place: SALES_SETTINGS };
  if (!settings) return <AskedCard {...section} query={query} failed={t.loadFailed} />;
  return (
    <InlineForm
      {...section}
      draftKey="sales-settings"
      initialValues={valuesOf(settings)}
      onRead={readAnew(query, valuesOf)}
      schema={schema}
      onSave={async (values, { send }) => {
        const { message, data } = await send(update({ salesSettings: settingsOf(values) }));
        return { message, saved: { version: data.version } };
      }}
      texts={{ submit: t.save, busy, saved: t.saved, failed }}>
      <Fields />
    </InlineForm>
  );
}

function Fields() {
  const { values } = useFormikContext<Values>();
  const taxed = values.vatMode !== 'none';
  return (
    <>
      <div className={css.pair}>
        <SelectField name="vatMode" label={t.vat} options={VAT_MODES} />
        {taxed && <NumberField name="vatRate" label={t.vatRate} unit="%" />}
      </div>
      {taxed && <CheckboxField name="pricesIncludeVat" label={t.pricesIncludeVat} />}
      <div className={css.pair}>
        <NumberField name="depositPercent" label={t.deposit} unit="%" whole />
        <NumberField name="validDays" label={t.validDays} unit={t.days} whole />
      </div>
      <TextField name="termsEn" label={t.termsEn} rows={3} optional />
      <TextField name="termsSw" label={t.termsSw} rows={3} optional />
      <SelectField name="mpesaKind" label={t.mpesa} options={MPESA_KINDS} help={t.mpesaHelp} />
      {values.mpesaKind !== 'none' && (
        <div className={css.pair}>
          <TextField
            name="mpesaNumber"
            label={values.mpesaKind === 'till' ? t.tillNumber : t.mpesaNumber}
            inputMode="numeric"
          />
          <TextField name="mpesaName" label={t.mpesaName} help={t.mpesaNameHelp} optional />
        </div>
      )}
      <div className={css.pair}>
        <TextField name="bank" label={t.bank} help={t.bankHelp} optional />
        <TextField name="branch" label={t.branch} optional />
      </div>
      {values.bank.trim() !== '' && (
        <div className={css.pair}>
          <TextField name="bankAccount" label={t.bankAccount} />
          <TextField name="bankName" label={t.bankName} />
        </div>
      )}
    </>
  );
}
