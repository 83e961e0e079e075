import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { exampleRequest } from '../../../testing/staffRecords';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderForStaff, salesSettings } from '../../../testing/renderForStaff';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { LinesField } from './LinesField';
import { OtherLanguage } from './OtherLanguage';
import { newLine } from './proposalValues';

const terms = { en: 'Half at once.', sw: 'Nusu mara moja.' };
const settings = { ...salesSettings, terms };
const OPTIONS = ['en', 'sw'].map((value) => ({ value, label: value }));

test('who goes back to the first language is offered its texts again', async () => {
  const { fetch } = faultyNetwork(() => ok(settings));
  const initialValues = { language: 'en', lines: [], terms: terms.en };
  const { user } = renderForStaff(
    <Formik initialValues={initialValues} onSubmit={() => undefined}>
      <>
        <SelectField name="language" label="Language" options={OPTIONS} />
        <TextField name="terms" label="Terms" />
        <OtherLanguage quotationId={null} />
      </>
    </Formik>,
    { offers: ['getSalesSettings'], fetch },
  );
  await user.selectOptions(screen.getByLabelText('Language'), 'sw');
  await user.click(await screen.findByRole('button', { name: 'Take in Kiswahili' }));
  expect(screen.getByLabelText('Terms')).toHaveProperty('value', terms.sw);
  await user.selectOptions(screen.getByLabelText('Language'), 'en');
  await user.click(await screen.findByRole('button', { name: 'Take in English' }));
  expect(screen.getByLabelText('Terms')).toHaveProperty('value', terms.en);
  expect(screen.queryByRole('button', { name: /^Take in/ })).toBeNull();
});

test('products and places are said in the other language, and what somebody wrote stays', async () => {
  const request = exampleRequest({
    productIds: ['1'],
    products: [{ id: '1', product_name: 'Mast', product_name_sw: 'Mlingoti', product_price: '1.00' }],
    county: { id: '32', name: 'Nakuru' },
  });
  const { fetch } = faultyNetwork(() => ok(request));
  const lines = ['Mlingoti', 'Kuleta Nakuru', 'Ufungaji Nakuru mjini'].map((text, key) => ({
    ...newLine('item', []),
    key,
    text,
  }));
  const { user } = renderForStaff(
    <Formik initialValues={{ language: 'sw', lines, terms: '' }} onSubmit={() => undefined}>
      <>
        <SelectField name="language" label="Language" options={OPTIONS} />
        <LinesField />
        <OtherLanguage quotationId={request.id} />
      </>
    </Formik>,
    { offers: ['getQuotation'], fetch },
  );
  await user.selectOptions(screen.getByLabelText('Language'), 'en');
  await user.click(await screen.findByRole('button', { name: 'Take in English' }));
  expect(screen.getAllByLabelText<HTMLTextAreaElement>('Description').map(({ value }) => value)).toEqual([
    'Mast',
    'Delivery to Nakuru',
    'Ufungaji Nakuru mjini',
  ]);
  expect(screen.queryByRole('button', { name: /^Take in/ })).toBeNull();
});
