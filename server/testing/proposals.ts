import type { Output } from '../operations/types';
import type { AnyCall } from './shop';

type Proposal = Output<'getProposal'> & { shareKey: string };

interface Callers {
  staff: AnyCall;
  visitor: AnyCall;
}

/** KES 106,300.00 together. */
export const LINES = [
  { kind: 'item', text: 'Standard Kit', quantity: 2, unitPrice: '49900' },
  { kind: 'installation', text: 'Installation in Kisumu', quantity: 1, unitPrice: '7000.5', discount: '500.50' },
];
/** Who takes a quotation on. */
export const CUSTOMER = 'Achieng Otieno';

/**
 * Begins a quotation for Achieng Otieno and writes its lines.
 * @param fields written instead of these, or beside them
 * @param begun what it begins with: its language, or the request that it answers
 */
export async function draftProposal(
  { staff }: Pick<Callers, 'staff'>,
  fields: object = {},
  begun: object = {},
): Promise<{ id: string }> {
  const { id } = await must<Proposal>(staff('createProposal', { body: { language: 'en', ...begun } }));
  await must(staff('updateProposal', { path: { id }, body: { customerName: CUSTOMER, lines: LINES, ...fields } }));
  return { id };
}

/** The same, sent as a link. */
export async function sendProposal(
  callers: Pick<Callers, 'staff'>,
  ...written: [fields?: object, begun?: object]
): Promise<Proposal> {
  const path = await draftProposal(callers, ...written);
  return must(callers.staff('sendProposal', { path, body: { channel: 'link' } }));
}

/** The same, accepted by its customer. */
export async function acceptProposal(
  callers: Callers,
  ...written: [fields?: object, begun?: object]
): Promise<Proposal> {
  const sent = await sendProposal(callers, ...written);
  const path = { shareKey: sent.shareKey };
  await must(callers.visitor('acceptSharedProposal', { path, body: { name: CUSTOMER, version: 1 } }));
  return sent;
}

async function must<T>(answer: ReturnType<AnyCall>): Promise<T> {
  const { status, message, data } = await answer;
  if (status >= 300) throw new Error(`A quotation cannot be made: ${status} ${message} ${JSON.stringify(data)}`);
  return data as T;
}
