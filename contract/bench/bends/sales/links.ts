import { asked } from '../calls';
import { at, dataOf, localTime, showing, shown, subtle } from '../tools';
import { READS, UPDATE, isText, proposalOf } from './tools';

/** An instant of quotations, told in the hours of Nairobi as if they were UTC. */
const local = (field: string) => showing(READS, (data) => void (data[field] = localTime(data[field])));

/** What the link of a quotation shows, and what is told of it once it was changed, sent, opened and accepted. */
export const SALES_LINKS = subtle('sales', {
  'sent-local': ['sendProposal', 'When it was sent is told three hours later.', local('sentAt')],
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
