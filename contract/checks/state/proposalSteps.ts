import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { DRAFT, type Proposal } from './proposalFigures';

/** What makes a quotation that is accepted. */
export const ACCEPTING = ['createProposal', 'updateProposal', 'sendProposal', 'acceptSharedProposal'];
export const canAccept = (kit: Kit): boolean => kit.options.allow.traces && ACCEPTING.every((id) => kit.offers(id));

/** A draft of its own; of a request where that is named. */
export async function begun(kit: Kit, language = 'en', quotationId?: string): Promise<string> {
  const json = { language, ...(quotationId !== undefined && { quotationId }) };
  return kit.made(await kit.must('createProposal', { json }), 'proposal');
}

/** Fills a draft in. */
export const fill = (kit: Kit, id: string, more: object = {}): Promise<Exchange> =>
  kit.must('updateProposal', {
    path: { id },
    json: { ...DRAFT, customerName: kit.own.marker(), customerPhone: '0700 000 009', validUntil: null, ...more },
  });

/** Sends a quotation as its draft stands. */
export const send = (kit: Kit, id: string): Promise<Exchange> =>
  kit.must('sendProposal', { path: { id }, json: { channel: 'link' } });

/** Fills a draft in and sends it. */
export async function sendFilled(kit: Kit, id: string, more: object = {}): Promise<Exchange> {
  await fill(kit, id, more);
  return send(kit, id);
}

/** Fills a draft in, sends it and accepts it in somebody's name. */
export async function accept(kit: Kit, id: string, name = 'Contract Kit', more: object = {}): Promise<void> {
  const sent = await sendFilled(kit, id, more);
  const { shareKey, version } = dataOf<Proposal>(sent) ?? {};
  kit.own.owns(shareKey ?? '', sent, 'key');
  await kit.must('acceptSharedProposal', { path: { shareKey: shareKey ?? '' }, json: { name, version } });
}
