import { dayInKenya } from '../../../fixtures/minimal/days';
import { asked } from '../calls';
import type { Bend, Json } from '../proxy';
import { at, dataOf, done, localTime, showing, shown, subtle } from '../tools';
import { READS, UPDATE, despite, isText, listOf, proposalOf } from './tools';

/** An instant of quotations, told in the hours of Nairobi as if they were UTC. */
const local = (field: string) => showing(READS, (data) => void (data[field] = localTime(data[field])));

/** Of a draft, but its lines. */
const COMPARED = [
  ...['title', 'customerName', 'customerPhone', 'customerEmail', 'language', 'vatRate', 'vatMode'],
  ...['pricesIncludeVat', 'depositPercent', 'depositAmount', 'validUntil', 'terms'],
];
const amountsOf = (line: Json) => JSON.stringify([line.quantity, line.unitPrice, line.discount]);

/** Passes over fields where the draft is compared with what was sent last: it has no changes then, and is not sent anew. */
const blindTo =
  (fields: readonly string[], ofLines = (lines: Json[]): unknown => lines) =>
  (): Bend => {
    const sent = new Map<string, string>();
    const told = (data: Json) =>
      JSON.stringify([
        ofLines(listOf(data, 'lines')),
        ...COMPARED.filter((field) => !fields.includes(field)).map((field) => data[field]),
      ]);
    return async (passing, next) => {
      const { id = '' } = passing.params;
      if (passing.operation === 'sendProposal' && sent.has(id)) {
        const draft = await proposalOf(passing, next);
        if (draft.hasChanges === true && sent.get(id) === told(draft))
          return done('Quotation sent.', { ...draft, hasChanges: false });
      }
      const answered = await next(passing);
      if (passing.operation === 'sendProposal' && answered.status === 200) sent.set(id, told(dataOf(answered)));
      return READS.includes(passing.operation)
        ? shown(answered, (data) => void (sent.get(String(data.id)) === told(data) && (data.hasChanges = false)))
        : answered;
    };
  };

/** What the link of a quotation shows, and what is told of it once it was changed, sent, opened and accepted. */
export const SALES_LINKS = subtle('sales', {
  'sent-local': ['sendProposal', 'When it was sent is told three hours later.', local('sentAt')],
  'sent-yesterday': [
    'sendProposal',
    'The last day is compared in another zone: one that was yesterday goes out.',
    despite('sendProposal', 'validUntil', async (passing, next) => {
      const { validUntil } = await proposalOf(passing, next);
      const isTaken = validUntil === dayInKenya(-1);
      if (isTaken) await asked(passing, next, 'PATCH', `/proposals/${passing.params.id ?? ''}`, { validUntil: null });
      return next(passing);
    }),
  ],
  'changes-of-days': ['getProposal', 'Another last day is no change.', blindTo(['validUntil'])],
  'changes-of-language': ['getProposal', 'Another language is no change.', blindTo(['language'])],
  'changes-of-terms': ['getProposal', 'Other terms are no change.', blindTo(['terms'])],
  'changes-of-money': [
    'getProposal',
    'What leaves the total as it is is no change.',
    blindTo(['vatMode', 'depositPercent', 'depositAmount']),
  ],
  'changes-of-texts': [
    'getProposal',
    'Texts and the order of lines are no change.',
    blindTo([], (lines) => lines.map(amountsOf).toSorted()),
  ],
  'opened-local': ['getProposal', 'When it was opened is told three hours later.', local('openedAt')],
  'accepted-local': [
    'getProposal',
    'When it was accepted is told three hours later.',
    showing(['getProposal', 'getSharedProposal'], (data) => void (data.acceptedAt = localTime(data.acceptedAt))),
  ],
  'shared-payment-as-sent': [
    'getSharedProposal',
    'Where to pay stays as it was when the quotation was sent.',
    () => {
      const kept = new Map<string, unknown>();
      return async (passing, next) => {
        const answered = await next(passing);
        const { shareKey } = dataOf(answered);
        if (passing.operation === 'sendProposal' && isText(shareKey)) {
          const { mpesa, bank } = dataOf(await asked(passing, next, 'GET', '/sales-settings'));
          kept.set(shareKey, { mpesa, bank });
        }
        const known = kept.get(passing.params.shareKey ?? '');
        return passing.operation === 'getSharedProposal' && known !== undefined
          ? shown(answered, (data) => void (data.payment = known))
          : answered;
      };
    },
  ],
  'shared-draft-beside': [
    'getSharedProposal',
    'The whole record, its draft with it, goes out beside what was sent.',
    () => {
      const drafts = new Map<string, unknown>();
      return async (passing, next) => {
        const answered = await next(passing);
        const { shareKey } = dataOf(answered);
        if (READS.includes(passing.operation) && isText(shareKey)) drafts.set(shareKey, dataOf(answered));
        const draft = drafts.get(passing.params.shareKey ?? '');
        return passing.operation === 'getSharedProposal'
          ? shown(answered, (data) => void (data.proposal = draft))
          : answered;
      };
    },
  ],
  'update-version-of-before': [
    UPDATE,
    'The answer to a change has the updatedAt of before.',
    () =>
      at(UPDATE, async (passing, next) => {
        const { updatedAt } = await proposalOf(passing, next);
        return shown(await next(passing), (data) => void (data.updatedAt = updatedAt));
      }),
  ],
});
