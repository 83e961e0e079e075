import { acceptProposal } from './proposals';
import type { Shop } from './shop';
import { PUSH_KEYS } from './staffWrites';

const DEVICE = { endpoint: 'https://fcm.googleapis.com/fcm/send/office', ...PUSH_KEYS };

/** All that a sale leaves in the database: a request of which staff are told, a quotation, its payment and its visit. */
export async function makeSale({ staff, visitor }: Shop): Promise<void> {
  await staff('addPushDevice', { body: { name: 'Office', ...DEVICE } });
  const asked = { clients_name: 'Achieng', clients_email: 'achieng@example.com', clients_note: 'Hello' };
  const { id: quotationId } = (await visitor<{ id: string }>('requestQuote', { body: asked })).data;
  const { id } = await acceptProposal({ staff, visitor }, {}, { quotationId });
  const payment = { amount: '20000', method: 'mpesa', code: 'SGL31HA2UV', paidOn: '2026-01-05' };
  await staff('recordPayment', { path: { id }, body: payment });
  const { colleagues } = (await staff<{ colleagues: { id: string }[] }>('listColleagues')).data;
  const visit = { date: '2030-01-02', from: '09:00', until: '12:00', address: 'Bondo', phone: '', notes: '' };
  await staff('createVisit', { body: { proposalId: id, ...visit, crew: colleagues.map((one) => one.id) } });
  await staff('renewVisitCalendar');
  const settings = (await staff<object>('getSalesSettings')).data;
  await staff('updateSalesSettings', { body: { ...settings, depositPercent: 30 } });
}
