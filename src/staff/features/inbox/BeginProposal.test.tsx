import '../../../testing/apiOrigin';
import { act, screen, waitFor } from '@testing-library/react';
import { faultyNetwork, ok, refusal, unreachable } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { BeginProposal } from './BeginProposal';

/** Presses the button, of which the answer comes late. */
async function begin() {
  let answer = () => undefined as void;
  const fetch = () =>
    new Promise<Response>((resolve) => {
      answer = () => resolve(refusal(201, { success: true, message: 'Quotation begun.', data: { id: '7' } }));
    });
  const shown = renderForStaff(<BeginProposal label="Make a quotation" icon="file" primary />, { fetch });
  await shown.user.click(screen.getByRole('button', { name: 'Make a quotation' }));
  await screen.findByText('Making…');
  const answers = () =>
    act(async () => {
      answer();
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    });
  return { ...shown, answers };
}

const begun = { success: true, message: 'Quotation begun.' };

test('who has waited is led to the quotation, and told what the server says of it', async () => {
  const { answers, router, notify } = await begin();
  await answers();
  expect(router.state.location.pathname).toBe('/dashboard/quotations/7');
  expect(notify).toHaveBeenCalledWith(begun);
});

test('who has gone elsewhere stays there, and is told', async () => {
  const { answers, router, notify } = await begin();
  await act(() => router.navigate('/dashboard/products'));
  await answers();
  expect(router.state.location.pathname).toBe('/dashboard/products');
  expect(notify).toHaveBeenCalledWith(begun);
});

test('what got no answer is sent again as the same, but not by whoever has left the page since', async () => {
  sessionStorage.clear();
  const { fetch, sent } = faultyNetwork(unreachable);
  const open = () => {
    const { user, router } = renderForStaff(<BeginProposal label="Make a quotation" icon="file" primary />, { fetch });
    const press = async () => {
      await user.click(screen.getByRole('button', { name: 'Make a quotation' }));
      await screen.findByText('Make a quotation');
    };
    return { press, leave: () => act(() => router.navigate('/dashboard/products')) };
  };
  const first = open();
  await first.press();
  await first.press();
  await first.leave();
  await open().press();
  const [key, again, other] = sent.map((request) => request.key);
  expect(again).toBe(key);
  expect(other).not.toBe(key);
});

test('one of a request is begun in Kiswahili by one press', async () => {
  const { fetch, sent } = faultyNetwork(() => ok({ id: '7' }));
  const { user, router } = renderForStaff(
    <BeginProposal quotationId="9" label="Make a quotation" icon="file" primary />,
    { fetch },
  );
  await user.click(screen.getByRole('button', { name: 'In Kiswahili' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/quotations/7'));
  expect(sent).toMatchObject([{ body: { language: 'sw', quotationId: '9' } }]);
});
