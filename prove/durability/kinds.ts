import type { Caller } from '../support/calls';
import { ACCOUNT_KINDS } from './accountKinds';
import { CATALOGUE_KINDS } from './catalogueKinds';
import { ONLY, type Kind, type KindOfWrite, type Subject } from './kindOfWrite';
import type { State } from './ledger';
import { SALE_KINDS } from './saleKinds';

const FIRST_COUNTIES = 12;

export const KINDS: Readonly<Record<Kind, KindOfWrite>> = { ...CATALOGUE_KINDS, ...SALE_KINDS, ...ACCOUNT_KINDS };

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
