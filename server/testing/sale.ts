import type { Shop } from './shop';

const DEVICE = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/office',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** All that a sale leaves in the database: a request of which staff are told, a quotation, its payment and its visit. */
export async function makeSale({ staff, visitor }: Shop): Promise<void> {
  await staff('addPushDevice', { body: { name: 'Office', ...DEVICE } });
  const asked = { clients_name: 'Achieng', clients_email: 'achieng@example.com', clients_note: 'Hello' };
  const { id: quotationId } = (await visitor<{ id: string }>('requestQuote', { body: asked })).data;
  const at = {
    path: { id: (await staff<{ id: string }>('createProposal', { body: { language: 'en', quotationId } })).data.id },
  };
  const lines = [{ kind: 'item', text: 'Standard Kit', quantity: 1, unitPrice: '49900' }];
  await staff('updateProposal', { ...at, body: { lines } });
  const { shareKey } = (await staff<{ shareKey: string }>('sendProposal', { ...at, body: { channel: 'link' } })).data;
  await visitor('acceptSharedProposal', { path: { shareKey }, body: { name: 'Achieng', version: 1 } });
  const payment = { amount: '20000', method: 'mpesa', code: 'SGL31HA2UV', paidOn: '2026-01-05' };
  await staff('recordPayment', { ...at, body: payment });
  const { colleagues } = (await staff<{ colleagues: { id: string }[] }>('listColleagues')).data;
  const visit = { date: '2030-01-02', from: '09:00', until: '12:00', address: 'Bondo', phone: '', notes: '' };
  await staff('createVisit', { body: { proposalId: at.path.id, ...visit, crew: colleagues.map(({ id }) => id) } });
  await staff('renewVisitCalendar');
  const settings = (await staff<object>('getSalesSettings')).data;
  await staff('updateSalesSettings', { body: { ...settings, depositPercent: 30 } });
}
