import type { CallOptions } from '../../server/testing/caller';
import { codeOf, stepOf } from '../../server/totp';
import { DEMO_ACCOUNT } from '../support/builtServer';
import type { Caller } from '../support/calls';
import type { Random } from '../support/random';
import type { State } from './ledger';

export const kindNames = [
  'quote',
  'keyedQuote',
  'subscriber',
  'rating',
  'comment',
  'category',
  'tag',
  'advert',
  'product',
  'article',
  'entry',
  'payment',
  'visit',
  'proposal',
  'county',
  'salesSettings',
  'account',
  'secondFactor',
] as const;

export type Kind = (typeof kindNames)[number];

/** A picture to upload; its width in pixels tells it from the others. */
export interface SmallPicture {
  bytes: Buffer;
  width: number;
}

/** A record that was written: what the next write of it has to know. */
export interface Subject {
  kind: Kind;
  /** In its name or text, and nowhere else. */
  mark: string;
  /** The shop's id of it, once it is there. */
  id: string;
  /** Counts its changes. */
  version: number;
  isActive: boolean;
  pictures: { id: string; width: number }[];
}

/** What stands before the first write: a category for products, a product and articles to speak about, a sale. */
export interface Ground {
  category: string;
  products: readonly string[];
  articles: readonly string[];
  /** A request, and a quotation that was accepted. */
  request: string;
  proposal: string;
}

/** One write: what is sent, and what the record then looks like. */
export interface WriteStep {
  operation: string;
  options: Omit<CallOptions, 'beforeBody'>;
  /** Null where the record goes. */
  after: Subject | null;
}

export interface Chance {
  random: Random;
  ground: Ground;
  picture: () => SmallPicture;
  staff: Caller;
}

interface KindOfWrite {
  /** SQL of `mark` and `state` of every record of the kind; `mark` holds the MARK. */
  all: string;
  state: (subject: Subject) => State;
  /** Missing for what is there from the beginning and stays: the marks of these are those of `standing`. */
  create?: (subject: Subject, chance: Chance) => WriteStep;
  /** Ways to change or delete one. */
  changes: ((subject: Subject, chance: Chance) => WriteStep | null | Promise<WriteStep | null>)[];
}

/** As in every record of a run. */
export const MARK = /^zz([0-9]+)x([0-9]+)$/;

/** Of what there is one. */
const ONLY = 'zz0x0';
const FIRST_COUNTIES = 12;
/** Days by which a county of the run is known. */
const COUNTY_DAYS = 77;
const VISIT = { date: '2030-01-02', from: '09:00', until: '12:00', crew: [], address: '', phone: '' };
const there = () => 'there';
const counted = ({ version }: Subject) => String(version);
const named = ({ mark, version }: Subject) => `${mark} ${version}`;
const path = ({ id }: Subject) => ({ id });
const next = (subject: Subject): Subject => ({ ...subject, version: subject.version + 1 });
const gone = (operation: string) => (subject: Subject) => ({
  operation,
  options: { path: path(subject) },
  after: null,
});
const hidden = (operation: string) => (subject: Subject) =>
  subject.isActive ? { operation, options: { path: path(subject) }, after: { ...subject, isActive: false } } : null;
const widths = (table: string, owner: string) =>
  `coalesce((select string_agg(width::text, ',' order by position) from ${table} where ${owner} = entity.id), 'none')`;
const pictured = ({ isActive, pictures, ...subject }: Subject) =>
  `${subject.version} ${isActive} ${pictures.map(({ width }) => width).join(',') || 'none'}`;

/** Adding, replacing and removing pictures; ids of new ones come with the answer or are looked up. */
const pictureChanges = (noun: 'Product' | 'Article'): KindOfWrite['changes'] => [
  (subject, { picture }) => {
    const { bytes, width } = picture();
    const pictures = [...subject.pictures, { id: '', width }];
    const options = { path: path(subject), files: [bytes] };
    return { operation: `add${noun}Images`, options, after: { ...subject, pictures } };
  },
  (subject, { picture }) => {
    const [first, ...others] = subject.pictures;
    if (!first?.id) return null;
    const { bytes, width } = picture();
    const pictures = [{ id: first.id, width }, ...others];
    const options = { path: { imageId: first.id }, files: [bytes] };
    return { operation: `replace${noun}Image`, options, after: { ...subject, pictures } };
  },
  (subject) => {
    const [first, ...others] = subject.pictures;
    if (!first?.id) return null;
    const after = { ...subject, pictures: others };
    return { operation: `delete${noun}Image`, options: { path: { imageId: first.id } }, after };
  },
];

const quote = (keyed: boolean): KindOfWrite => ({
  all: `select clients_note mark, status state from quotations where clients_name = '${keyed ? 'Keyed' : 'Plain'}'`,
  state: ({ version }) => (version > 0 ? 'contacted' : 'new'),
  create: (subject) => ({
    operation: keyed ? 'requestQuote' : 'createQuotation',
    options: {
      body: {
        clients_name: keyed ? 'Keyed' : 'Plain',
        clients_email: 'client@example.com',
        clients_note: subject.mark,
      },
      ...(keyed && { headers: { 'idempotency-key': subject.mark } }),
    },
    after: subject,
  }),
  changes: [
    (subject) => ({
      operation: 'updateQuotation',
      options: { path: path(subject), body: { status: 'contacted' } },
      after: next(subject),
    }),
  ],
});

const name = (noun: 'Category' | 'Tag', table: string, field: string): KindOfWrite => ({
  all: `select split_part(${field}, ' ', 1) mark, split_part(${field}, ' ', 2) || ' ' || is_active state from ${table}`,
  state: ({ version, isActive }) => `${version} ${isActive}`,
  create: (subject) => ({ operation: `create${noun}`, options: { body: { [field]: named(subject) } }, after: subject }),
  changes: [
    (subject) => {
      const after = next(subject);
      return { operation: `update${noun}`, options: { path: path(subject), body: { [field]: named(after) } }, after };
    },
    hidden(`deactivate${noun}`),
    gone(`delete${noun}`),
  ],
});

export const KINDS: Readonly<Record<Kind, KindOfWrite>> = {
  quote: quote(false),
  keyedQuote: quote(true),
  subscriber: {
    all: `select split_part(email, '@', 1) mark, 'there' state from newsletter_subscriptions`,
    state: there,
    create: (subject) => ({
      operation: 'subscribeToNewsletter',
      options: { body: { email: `${subject.mark}@example.com` } },
      after: subject,
    }),
    changes: [],
  },
  rating: {
    all: `select comment mark, 'there' state from product_ratings`,
    state: there,
    create: (subject, { random, ground }) => ({
      operation: 'rateProduct',
      options: {
        path: { productId: random.pick(ground.products) },
        body: { rating: 1 + random.below(5), comment: subject.mark },
      },
      after: subject,
    }),
    changes: [],
  },
  comment: {
    all: `select content mark, 'there' state from comments`,
    state: there,
    create: (subject, { random, ground }) => ({
      operation: random.chance(0.5) ? 'commentOnArticle' : 'commentOnArticleAlias',
      options: { path: { articleId: random.pick(ground.articles) }, body: { content: subject.mark } },
      after: subject,
    }),
    changes: [({ id }) => ({ operation: 'deleteComment', options: { path: { commentId: id } }, after: null })],
  },
  category: name('Category', 'categories', 'category_name'),
  tag: name('Tag', 'tags', 'tag_name'),
  advert: {
    // A column of its own for a mark there is not; the years of its start and end are one.
    all: `select 'zz' || extract(year from start_date) || 'x' || extract(epoch from end_date - start_date)::bigint mark,
      is_active::text state from advertisements where start_date >= '2100-01-01' and end_date is not null`,
    state: ({ isActive }) => String(isActive),
    create: (subject, { ground }) => {
      const [, year = '', seconds = ''] = MARK.exec(subject.mark) ?? [];
      const start = Date.UTC(Number(year), 0, 1);
      const body = {
        productId: ground.products[0] ?? '',
        start_date: new Date(start).toISOString(),
        end_date: new Date(start + 1_000 * Number(seconds)).toISOString(),
      };
      return { operation: 'createAdvertisement', options: { body }, after: subject };
    },
    changes: [
      (subject) => ({
        operation: 'updateAdvertisement',
        options: { path: path(subject), body: { isActive: !subject.isActive } },
        after: { ...subject, isActive: !subject.isActive },
      }),
    ],
  },
  product: {
    all: `select split_part(product_name, ' ', 1) mark,
      quantity || ' ' || is_active || ' ' || ${widths('product_images', 'product_id')} state from products entity`,
    state: pictured,
    create: (subject, { picture, ground }) => {
      const files = [picture(), picture()];
      const pictures = files.map(({ width }) => ({ id: '', width }));
      const body = {
        product_name: subject.mark,
        product_price: '100.00',
        quantity: subject.version,
        category_id: ground.category,
      };
      const options = { body, files: files.map(({ bytes }) => bytes) };
      return { operation: 'createProduct', options, after: { ...subject, pictures } };
    },
    changes: [
      (subject) => {
        const after = next(subject);
        const options = { path: path(subject), body: { quantity: after.version } };
        return { operation: 'updateProduct', options, after };
      },
      hidden('deactivateProduct'),
      gone('deleteProduct'),
      ...pictureChanges('Product'),
    ],
  },
  article: {
    all: `select split_part(title, ' ', 1) mark,
      split_part(title, ' ', 2) || ' ' || is_active || ' ' || ${widths('article_images', 'article_id')} state
      from articles entity`,
    state: pictured,
    create: (subject, { picture }) => {
      const { bytes, width } = picture();
      const options = { body: { title: named(subject), content: 'Words.' }, files: [bytes] };
      return { operation: 'createArticle', options, after: { ...subject, pictures: [{ id: '', width }] } };
    },
    changes: [
      (subject) => {
        const after = next(subject);
        return { operation: 'updateArticle', options: { path: path(subject), body: { title: named(after) } }, after };
      },
      hidden('deactivateArticle'),
      gone('deleteArticle'),
      ...pictureChanges('Article'),
    ],
  },
  entry: {
    all: `select text mark, 'there' state from quotation_entries where kind = 'note'`,
    state: there,
    create: (subject, { ground }) => ({
      operation: 'addQuotationEntry',
      options: { path: { id: ground.request }, body: { kind: 'note', text: subject.mark } },
      after: subject,
    }),
    changes: [],
  },
  payment: {
    all: `select 'zz' || 2000 + substr(code, 2, 3)::int || 'x' || substr(code, 5)::bigint mark, 'there' state from payments
      where code ~ '^Z[0-9]{9}$'`,
    state: there,
    create: (subject, { ground }) => {
      const [, writer = '', number = ''] = MARK.exec(subject.mark) ?? [];
      // M-Pesa's codes have ten letters and digits.
      const code = `Z${Number(writer) - 2000}${number.padStart(6, '0')}`;
      const body = { amount: '5', method: 'mpesa', code, paidOn: '2026-01-05' };
      return { operation: 'recordPayment', options: { path: { id: ground.proposal }, body }, after: subject };
    },
    changes: [
      ({ id }, { ground }) => ({
        operation: 'deletePayment',
        options: { path: { id: ground.proposal, paymentId: id } },
        after: null,
      }),
    ],
  },
  visit: {
    all: `select split_part(notes, ' ', 1) mark, split_part(notes, ' ', 2) || ' ' || not is_cancelled state from visits`,
    state: ({ version, isActive }) => `${version} ${isActive}`,
    create: (subject, { ground }) => ({
      operation: 'createVisit',
      options: { body: { ...VISIT, proposalId: ground.proposal, notes: named(subject) } },
      after: subject,
    }),
    changes: [
      (subject) => {
        const after = next(subject);
        const options = { path: path(subject), body: { ...VISIT, notes: named(after) } };
        return subject.isActive ? { operation: 'updateVisit', options, after } : null;
      },
      hidden('cancelVisit'),
    ],
  },
  proposal: {
    // One that was just begun says nothing yet that tells it from others.
    all: `select split_part(draft->>'customerName', ' ', 1) mark,
      split_part(draft->>'customerName', ' ', 2) || ' ' || (version = 0) state from proposals`,
    state: ({ version, isActive }) => (version === 0 ? null : `${version} ${isActive}`),
    create: (subject) => ({ operation: 'createProposal', options: { body: { language: 'en' } }, after: subject }),
    changes: [
      (subject) => {
        const after = next(subject);
        const lines = [{ kind: 'item', text: 'Kit', quantity: 1, unitPrice: '100' }];
        const options = { path: path(subject), body: { customerName: named(after), lines } };
        return { operation: 'updateProposal', options, after };
      },
      (subject) => {
        const options = { path: path(subject), body: { channel: 'link' } };
        return subject.version > 0
          ? { operation: 'sendProposal', options, after: { ...subject, isActive: false } }
          : null;
      },
      (subject) => (subject.isActive ? gone('deleteProposal')(subject) : null),
    ],
  },
  county: {
    all: `select 'zz0x' || id mark, delivery_price::bigint::text state from counties
      where installation_days = ${COUNTY_DAYS}`,
    state: counted,
    changes: [
      (subject) => {
        const after = next(subject);
        const body = {
          delivery_price: String(after.version),
          delivery_days: 1,
          installation_price: null,
          installation_days: COUNTY_DAYS,
          isActive: true,
        };
        return { operation: 'updateCounty', options: { path: path(subject), body }, after };
      },
    ],
  },
  salesSettings: {
    all: `select '${ONLY}' mark, value->'terms'->>'en' state from sales_settings`,
    state: counted,
    changes: [
      async (subject, { staff }) => {
        const read = await staff('getSalesSettings').catch(() => null);
        if (read?.status !== 200) return null;
        const after = next(subject);
        const body = { ...(read.data as object), terms: { en: String(after.version), sw: '' } };
        return { operation: 'updateSalesSettings', options: { body }, after };
      },
    ],
  },
  account: {
    all: `select '${ONLY}' mark, last_name state from users where first_name = 'Ground'`,
    state: counted,
    changes: [
      (subject) => {
        const after = next(subject);
        const body = { first_name: 'Ground', last_name: String(after.version) };
        return { operation: 'updateProfile', options: { body }, after };
      },
    ],
  },
  secondFactor: {
    all: `select '${ONLY}' mark, 'on' state from users where second_factor_since is not null`,
    state: ({ isActive }) => (isActive ? 'on' : null),
    changes: [
      async (subject, { staff }) => {
        const body = { currentPassword: DEMO_ACCOUNT.password };
        const off = { operation: 'removeSecondFactor', options: { body }, after: { ...subject, isActive: false } };
        if (subject.isActive) return off;
        const begun = await staff('beginSecondFactor', { body }).catch(() => null);
        // It may be on already, where nobody answered.
        if (begun?.status !== 200) return off;
        const code = codeOf((begun.data as { secret: string }).secret, stepOf(Date.now()));
        return { operation: 'confirmSecondFactor', options: { body: { code } }, after: { ...subject, isActive: true } };
      },
    ],
  },
};

/** What is there once and only changes: some counties, the settings of sales, the account and its second factor. */
export async function standing(staff: Caller): Promise<Subject[]> {
  const { counties } = (await staff('listCounties')).data as { counties: { id: string }[] };
  const subject = { id: '', version: 0, isActive: false, pictures: [] };
  return [
    ...counties
      .slice(0, FIRST_COUNTIES)
      .map(({ id }) => ({ ...subject, kind: 'county', mark: `zz0x${id}`, id }) as const),
    ...(['salesSettings', 'account', 'secondFactor'] as const).map((kind) => ({
      ...subject,
      kind,
      mark: ONLY,
      id: ONLY,
    })),
  ];
}

/** How a record is called in the ledger. */
export const nameOf = (kind: Kind, mark: string) => `${kind} ${mark}`;

export const stateOf = (subject: Subject | null): State => subject && KINDS[subject.kind].state(subject);
