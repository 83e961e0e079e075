import '../../../testing/apiOrigin';
import { act, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { askForOffers } from '../../../common/api';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderForStaff, salesSettings } from '../../../testing/renderForStaff';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { OtherLanguage } from './OtherLanguage';

const capabilities = { operations: ['getSalesSettings'], parameters: [], fields: [] };
const terms = { en: 'Half at once.', sw: 'Nusu mara moja.' };
const settings = { ...salesSettings, terms };
const OPTIONS = ['en', 'sw'].map((value) => ({ value, label: value }));

test('who goes back to the first language is offered its texts again', async () => {
  const { fetch } = faultyNetwork((path) => ok(path.endsWith('/capabilities') ? capabilities : settings));
  const initialValues = { language: 'en', lines: [], terms: terms.en };
  const { user, store } = renderForStaff(
    <Formik initialValues={initialValues} onSubmit={() => undefined}>
      <>
        <SelectField name="language" label="Language" options={OPTIONS} />
        <TextField name="terms" label="Terms" />
        <OtherLanguage quotationId={null} />
      </>
    </Formik>,
    { fetch },
  );
  act(() => askForOffers(store.dispatch));
  await user.selectOptions(screen.getByLabelText('Language'), 'sw');
  await user.click(await screen.findByRole('button', { name: 'Take in Kiswahili' }));
  expect(screen.getByLabelText('Terms')).toHaveProperty('value', terms.sw);
  await user.selectOptions(screen.getByLabelText('Language'), 'en');
  await user.click(await screen.findByRole('button', { name: 'Take in English' }));
  expect(screen.getByLabelText('Terms')).toHaveProperty('value', terms.en);
  expect(screen.queryByRole('button', { name: /^Take in/ })).toBeNull();
});
