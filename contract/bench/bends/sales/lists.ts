import { dayInKenya } from '../../../fixtures/minimal/days';
import type { Json } from '../proxy';
import { at, dataOf, fieldsOf, forgets, query, rowsIn, showing, shown, subtle } from '../tools';
import { listOf } from './tools';

/** Lists of quotations, and what they come to. */
export const SALES_LISTS = subtle('sales', {
  'list-oldest': [
    'listProposals',
    'Quotations are listed the oldest first within a page.',
    showing('listProposals', (data) => void listOf(data, 'proposals').reverse()),
  ],
  'list-search': [
    'listProposals',
    'The search looks at names alone.',
    showing('listProposals', (data, passing) => {
      const search = passing.query.get('search')?.toLowerCase();
      if (search !== undefined)
        data.proposals = listOf(data, 'proposals').filter(({ customerName }) =>
          String(customerName).toLowerCase().includes(search),
        );
    }),
  ],
  'list-phone-blanks': [
    'listProposals',
    'Blanks within a phone number take it apart for the search.',
    showing('listProposals', (data, passing) => {
      if (/\d{3} \d{3}$/.test(passing.query.get('search') ?? '')) data.proposals = [];
    }),
  ],
  'list-total': [
    'listProposals',
    'The total is that of the page.',
    showing(
      'listProposals',
      (data) => void ((data.meta as Json).total = Math.max(0, listOf(data, 'proposals').length - 1)),
    ),
  ],
  'list-status': [
    'listProposals',
    'The status is not looked at.',
    query('listProposals', (asks) => asks.delete('status')),
  ],
  'list-names': [
    'listProposals',
    'A list does not know of changes.',
    showing('listProposals', (data) => {
      for (const one of listOf(data, 'proposals')) one.hasChanges = false;
    }),
  ],
  'list-unpaid': [
    'listProposals',
    'What was paid is left at nothing in the list.',
    showing('listProposals', (data) => {
      for (const one of listOf(data, 'proposals')) one.paid = '0.00';
    }),
  ],
  'list-never-accepted': [
    'listProposals',
    'When it was accepted is left out of the list.',
    showing('listProposals', (data) => {
      for (const one of listOf(data, 'proposals')) one.acceptedAt = null;
    }),
  ],
  'request-nowhere': [
    'getQuotation',
    'The county of a request stands in the list alone.',
    showing('getQuotation', (data) => void (data.county = null)),
  ],
  'quoted-without-accepted': [
    'listProposals',
    'counted=quoted leaves out what was accepted.',
    () =>
      at('listProposals', async (passing, next) => {
        const answered = await next(passing);
        return passing.query.get('counted') !== 'quoted'
          ? answered
          : shown(answered, (data) => {
              const all = rowsIn(data, 'proposals');
              const kept = all.filter((one) => one.status !== 'accepted');
              const meta = data.meta as Record<string, number>;
              meta.total = (meta.total ?? 0) - (all.length - kept.length);
              data.proposals = kept;
            });
      }),
  ],
  'over-by-the-draft': [
    'listProposals',
    'Whether it is over follows the draft’s last day.',
    showing('listProposals', (data) => {
      const today = dayInKenya();
      for (const one of rowsIn(data, 'proposals'))
        if (
          (one.status === 'sent' || one.status === 'opened') &&
          typeof one.validUntil === 'string' &&
          one.validUntil < today
        )
          one.status = 'expired';
    }),
  ],
  'value-in-shillings': [
    'getDashboardSummary',
    'What quotations come to is added up in whole shillings.',
    showing('getDashboardSummary', (data) => {
      const quoted = ((data.sales ?? {}) as Json).quoted as Json | undefined;
      if (quoted) quoted.value = `${String(Math.ceil(Number(quoted.value)))}.00`;
    }),
  ],
  'later-status': ['listProposals', 'On later pages the status is forgotten.', forgets('listProposals', 'status')],
  'later-figure': ['listProposals', 'On later pages the figure is forgotten.', forgets('listProposals', 'counted')],
  'later-words': ['listProposals', 'On later pages the words are forgotten.', forgets('listProposals', 'search')],
  'past-discount': [
    'createProposal',
    'A line takes over the price of a discount that is past.',
    () => {
      const past = new Map<string, Json>();
      return async (passing, next) => {
        const answered = await next(passing);
        const { operation } = passing;
        if (answered.status < 300 && /^(create|update)Product$/.test(operation)) {
          const id = passing.params.id ?? String(dataOf(answered).id);
          const product = { ...past.get(id), ...fieldsOf(passing) };
          if (Date.parse(String(product.discount_end_date)) < Date.now()) past.set(id, product);
        }
        if (operation !== 'getProposal') return answered;
        return shown(answered, (data) => {
          if (data.status !== 'draft') return;
          for (const line of listOf(data, 'lines'))
            for (const { product_name: name, new_price: price } of past.values())
              if (line.text === name && typeof price === 'string') line.unitPrice = price;
        });
      };
    },
  ],
});
