import type { CallOptions } from '../../server/testing/caller';
import { PUSH_NOWHERE } from '../../server/testing/pushService';
import { PUSH_KEYS } from '../../server/testing/staffWrites';
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
  'email',
  'notificationSettings',
  'pushDevice',
  'replyTemplates',
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
  /** How far it has come, in a word of its kind. */
  stage: string;
  /** The version that was sent last, of what is sent; 0 before. */
  sent: number;
}

/** What stands before the first write: a category for products, a product and articles to speak about, a sale. */
export interface Ground {
  category: string;
  products: readonly string[];
  articles: readonly string[];
  /** A request, and a quotation that was accepted. */
  request: string;
  proposal: string;
  /** Somebody whose a request can be. */
  assignee: string;
}

/** Who calls. The colleague is another member of staff: what a second factor ends is not theirs. */
export type Voice = 'visitor' | 'staff' | 'colleague';

/** One write: what is sent, and what the record then looks like. */
export interface WriteStep {
  operation: string;
  /** Staff, where nobody is named. */
  by?: Voice;
  options: Omit<CallOptions, 'beforeBody'>;
  /** It holds a list to the version that was read, and another writer may have changed that meanwhile: 409 is right too. */
  mayConflict?: true;
  /** Null where the record goes. */
  after: Subject | null;
}

export interface Chance {
  random: Random;
  ground: Ground;
  picture: () => SmallPicture;
  staff: Caller;
  colleague: Caller;
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
const countyTerms = ({ version }: Subject) => ({
  delivery_price: String(version),
  delivery_days: 1,
  installation_price: null,
  installation_days: COUNTY_DAYS,
  isActive: true,
});
const counted = ({ version }: Subject) => String(version);
const named = ({ mark, version }: Subject) => `${mark} ${version}`;
const path = ({ id }: { id: string }) => ({ id });
const next = (subject: Subject): Subject => ({ ...subject, version: subject.version + 1 });
const gone = (operation: string) => (subject: Subject) => ({
  operation,
  options: { path: path(subject) },
  after: null,
});
const hidden = (operation: string) => (subject: Subject) =>
  subject.isActive ? { operation, options: { path: path(subject) }, after: { ...subject, isActive: false } } : null;
const shown = (operation: string) => (subject: Subject) =>
  subject.isActive ? null : { operation, options: { path: path(subject) }, after: { ...subject, isActive: true } };
const widths = (table: string, owner: string) =>
  `coalesce((select string_agg(width::text, ',' order by position) from ${table} where ${owner} = entity.id), 'none')`;
const pictured = ({ isActive, pictures, ...subject }: Subject) =>
  `${subject.version} ${isActive} ${pictures.map(({ width }) => width).join(',') || 'none'}`;

/** What a call answers before a write that is made of it; null where it answers nothing. */
async function asked<T>(caller: Caller, operation: string, options?: WriteStep['options']): Promise<T | null> {
  const reply = await caller(operation, options).catch(() => null);
  return reply?.status === 200 ? (reply.data as T) : null;
}

/** What a customer has of a quotation that was sent. */
const linkOf = (subject: Subject, { staff }: Chance) =>
  asked<{ shareKey: string; version: number }>(staff, 'getProposal', { path: path(subject) });

/** Adding, replacing, ordering and removing pictures; ids of new ones come with the answer or are looked up. */
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
    const pictures = subject.pictures.toReversed();
    if (pictures.length < 2 || pictures.some(({ id }) => !id)) return null;
    const options = { path: path(subject), body: { imageIds: pictures.map(({ id }) => id) } };
    return { operation: `order${noun}Images`, options, after: { ...subject, pictures } };
  },
  (subject) => {
    const [first, ...others] = subject.pictures;
    if (!first?.id) return null;
    const after = { ...subject, pictures: others };
    return { operation: `delete${noun}Image`, options: { path: { imageId: first.id } }, after };
  },
];

const quote = (keyed: boolean): KindOfWrite => ({
  all: `select clients_note mark, status || case when assignee_id is null then ' free' else ' taken' end state
    from quotations where clients_name = '${keyed ? 'Keyed' : 'Plain'}'`,
  state: ({ version, stage }) => `${version > 0 ? 'contacted' : 'new'} ${stage}`,
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
    after: { ...subject, stage: 'free' },
  }),
  changes: [
    (subject) => ({
      operation: 'updateQuotation',
      options: { path: path(subject), body: { status: 'contacted' } },
      after: next(subject),
    }),
    (subject, { ground }) => {
      const isFree = subject.stage === 'free';
      const options = { path: path(subject), body: { userId: isFree ? ground.assignee : null } };
      return { operation: 'assignQuotation', options, after: { ...subject, stage: isFree ? 'taken' : 'free' } };
    },
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
    shown(`activate${noun}`),
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
      shown('activateProduct'),
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
      shown('activateArticle'),
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
      split_part(draft->>'customerName', ' ', 2) || case when accepted_at is not null then ' accepted'
        when opened_at is not null then ' opened' when version > 0 then ' sent' else ' draft' end state from proposals`,
    state: ({ version, stage }) => (version === 0 ? null : `${version} ${stage}`),
    create: (subject) => {
      const after = { ...subject, stage: 'draft' };
      return { operation: 'createProposal', options: { body: { language: 'en' } }, after };
    },
    changes: [
      (subject) => {
        if (subject.stage === 'accepted') return null;
        const after = next(subject);
        const lines = [{ kind: 'item', text: 'Kit', quantity: 1, unitPrice: '100' }];
        const options = { path: path(subject), body: { customerName: named(after), lines } };
        return { operation: 'updateProposal', options, after };
      },
      (subject) => {
        if (subject.version === 0 || subject.stage === 'accepted') return null;
        // What nothing was changed of stays as it was sent, and opened.
        const stage = subject.sent === subject.version ? subject.stage : 'sent';
        const options = { path: path(subject), body: { channel: 'link' } };
        return { operation: 'sendProposal', options, after: { ...subject, stage, sent: subject.version } };
      },
      async (subject, chance) => {
        const link = subject.stage === 'sent' ? await linkOf(subject, chance) : null;
        if (!link) return null;
        const options = { path: { shareKey: link.shareKey } };
        return { operation: 'openSharedProposal', by: 'visitor', options, after: { ...subject, stage: 'opened' } };
      },
      async (subject, chance) => {
        const link = ['sent', 'opened'].includes(subject.stage) ? await linkOf(subject, chance) : null;
        if (!link) return null;
        const { shareKey, version } = link;
        const options = { path: { shareKey }, body: { name: 'Ground', version } };
        // What was drafted since it was sent is dropped.
        const after = { ...subject, stage: 'accepted', version: subject.sent };
        return { operation: 'acceptSharedProposal', by: 'visitor', options, after };
      },
      (subject) => (subject.stage === 'draft' ? gone('deleteProposal')(subject) : null),
    ],
  },
  county: {
    all: `select 'zz0x' || id mark, delivery_price::bigint::text state from counties
      where installation_days = ${COUNTY_DAYS}`,
    state: counted,
    changes: [
      (subject) => {
        const after = next(subject);
        return { operation: 'updateCounty', options: { path: path(subject), body: countyTerms(after) }, after };
      },
      async (subject, { staff }) => {
        const read = await asked<{ version: string }>(staff, 'listCounties');
        if (!read) return null;
        const after = next(subject);
        const body = { version: read.version, counties: [{ id: subject.id, ...countyTerms(after) }] };
        return { operation: 'saveCounties', options: { body }, after, mayConflict: true };
      },
    ],
  },
  salesSettings: {
    all: `select '${ONLY}' mark, value->'terms'->>'en' state from sales_settings`,
    state: counted,
    changes: [
      async (subject, { staff }) => {
        const read = await asked<object>(staff, 'getSalesSettings');
        if (!read) return null;
        const after = next(subject);
        const body = { ...read, terms: { en: String(after.version), sw: '' } };
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
        const begun = await asked<{ secret: string }>(staff, 'beginSecondFactor', { body });
        // It may be on already, where nobody answered.
        if (!begun) return off;
        const code = codeOf(begun.secret, stepOf(Date.now()));
        return { operation: 'confirmSecondFactor', options: { body: { code } }, after: { ...subject, isActive: true } };
      },
    ],
  },
  email: {
    all: `select '${ONLY}' mark, substring(email from '^ground[.]([0-9]+)@') state from users where email like 'ground.%'`,
    state: counted,
    changes: [
      (subject) => {
        const after = next(subject);
        const body = { newEmail: `ground.${after.version}@example.com` };
        return { operation: 'updateEmail', options: { body }, after };
      },
    ],
  },
  notificationSettings: {
    all: `select '${ONLY}' mark, 'on' state from users where notify_by_email`,
    state: ({ isActive }) => (isActive ? 'on' : null),
    changes: [
      (subject) => {
        const after = { ...subject, isActive: !subject.isActive };
        return { operation: 'updateNotificationSettings', options: { body: { email: after.isActive } }, after };
      },
    ],
  },
  pushDevice: {
    all: `select '${ONLY}' mark, 'there' state from push_devices where name = '${ONLY}'`,
    state: ({ isActive }) => (isActive ? 'there' : null),
    changes: [
      async (subject, { colleague }) => {
        const read = await asked<{ push: { devices: { id: string; name: string }[] } }>(
          colleague,
          'getNotificationSettings',
        );
        if (!read) return null;
        // Where nobody answered it may be there and nobody know its id.
        const device = read.push.devices.find(({ name }) => name === ONLY);
        const after = { ...subject, isActive: !device };
        if (device) return { operation: 'removePushDevice', by: 'colleague', options: { path: path(device) }, after };
        const body = { name: ONLY, endpoint: `${PUSH_NOWHERE}/${ONLY}`, ...PUSH_KEYS };
        return { operation: 'addPushDevice', by: 'colleague', options: { body }, after };
      },
    ],
  },
  replyTemplates: {
    all: `select '${ONLY}' mark, text_en state from reply_templates where name = 'Ground'`,
    state: counted,
    changes: [
      async (subject, { staff }) => {
        const read = await asked<{ version: string }>(staff, 'listReplyTemplates');
        if (!read) return null;
        const after = next(subject);
        const templates = [{ name: 'Ground', text_en: String(after.version), text_sw: 'x' }];
        return { operation: 'saveReplyTemplates', options: { body: { version: read.version, templates } }, after };
      },
    ],
  },
};

/** Calls of the contract that write and of which nothing can be read back here, with the reason. */
export const NOT_READ_BACK: Readonly<Record<string, string>> = {
  signIn: 'a session holds no word by which a run knows its own',
  signOut: 'as signIn',
  endSession: 'as signIn',
  updatePassword: 'what is kept is a slow hash',
  renewVisitCalendar: 'the server makes the key up',
  beginSecondFactor: 'what was begun counts once it is confirmed',
  retryNotice: 'nothing that failed is there',
};

const THERE_ONCE = [
  'salesSettings',
  'account',
  'secondFactor',
  'email',
  'notificationSettings',
  'pushDevice',
  'replyTemplates',
] as const;

/** What is there once and only changes: some counties, settings, prepared answers, the account and what it may have one of. */
export async function standing(staff: Caller): Promise<Subject[]> {
  const { counties } = (await staff('listCounties')).data as { counties: { id: string }[] };
  const subject = { id: '', version: 0, isActive: false, pictures: [], stage: '', sent: 0 };
  return [
    ...counties
      .slice(0, FIRST_COUNTIES)
      .map(({ id }) => ({ ...subject, kind: 'county', mark: `zz0x${id}`, id }) as const),
    ...THERE_ONCE.map((kind) => ({ ...subject, kind, mark: ONLY, id: ONLY })),
  ];
}

/** How a record is called in the ledger. */
export const nameOf = (kind: Kind, mark: string) => `${kind} ${mark}`;

export const stateOf = (subject: Subject | null): State => subject && KINDS[subject.kind].state(subject);
