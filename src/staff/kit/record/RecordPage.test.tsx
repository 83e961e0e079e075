import { screen } from '@testing-library/react';
import { renderForStaff } from '../../../testing/renderForStaff';
import { RecordPage, type RecordSource } from './RecordPage';

const texts = { createTitle: '', editTitle: '', loadFailed: '', fetchFailed: '', toList: '' };

test('where the record cannot be read again, that is said, and what was typed stays; then the form begins anew', async () => {
  const answers = [{ isSuccess: false, error: { status: 'NETWORK', fields: {} } }, { isSuccess: true }];
  const of: RecordSource<{ id: string }> = {
    list: '/',
    parent: 'Kits',
    useQuery: () => ({
      currentData: { data: { id: '17' } },
      isFetching: false,
      fulfilledTimeStamp: Infinity,
      refetch: () => Promise.resolve(answers.shift() ?? { isSuccess: false }),
    }),
    texts: { ...texts, missing: { title: '', text: '' } },
  };
  const { user, notify } = renderForStaff(
    <RecordPage of={of}>
      {({ again }) => (
        <>
          <input aria-label="Name" />
          <button onClick={() => void again.onReload()}>Load theirs</button>
        </>
      )}
    </RecordPage>,
  );
  const name = () => screen.getByLabelText('Name');
  await user.type(name(), 'Mine');
  await user.click(screen.getByText('Load theirs'));
  const message = 'What somebody else saved could not be read. Try again.';
  expect(notify).toHaveBeenCalledWith({ success: false, message });
  expect(name()).toHaveProperty('value', 'Mine');
  await user.click(screen.getByText('Load theirs'));
  expect(name()).toHaveProperty('value', '');
  expect(notify).toHaveBeenCalledTimes(1);
});
