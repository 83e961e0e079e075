import { loadContract } from '../openapi/document';
import { ContractSchemas } from '../openapi/schemas';
import type { Database } from '../database/client';
import { ConfigError } from '../environment';
import { hashPassword } from '../passwords';
import { insertAudit } from '../repositories/audit';
import { subscribers, unsubscribe } from '../repositories/newsletter';
import { NO_SECOND_FACTOR } from '../repositories/secondFactors';
import { endAccessOf } from '../repositories/sessions';
import {
  findUserByLogin,
  insertUser,
  listUsers,
  normalizePhone,
  updateUser,
  type NewUser,
  type UserRow,
} from '../repositories/users';
import { violatedConstraint } from '../repositories/violations';

export interface StaffOptions {
  email?: string | undefined;
  'first-name'?: string | undefined;
  'last-name'?: string | undefined;
  phone?: string | undefined;
}

export interface StaffCommand {
  /** What it takes, as the help shows it. */
  usage: string;
  needsPassword: boolean;
  /** @returns what is said when it is done */
  run(db: Database, options: StaffOptions, password: string): Promise<string>;
}

/** What `npm run staff` can do: with the accounts that may sign in, and with the newsletter's addresses. */
export const STAFF_COMMANDS: Readonly<Record<string, StaffCommand>> = {
  add: {
    usage: '--email … --first-name … --last-name … [--phone …]',
    needsPassword: true,
    async run(db, options, password) {
      const email = required(options, 'email', 'Email');
      const account = {
        email,
        firstName: required(options, 'first-name', 'PersonName'),
        lastName: required(options, 'last-name', 'PersonName'),
        phone: options.phone === undefined ? null : phoneOf(options.phone),
        passwordHash: await hashPassword(password),
      };
      const id = await insertUser(db, account).catch((error: unknown) => {
        if (violatedConstraint(error) === null) throw error;
        throw new ConfigError('There is an account with this e-mail address or phone number already.');
      });
      await record(db, 'add', id);
      return `${email} may sign in now.`;
    },
  },

  list: {
    usage: '',
    needsPassword: false,
    async run(db) {
      const rows = await listUsers(db);
      return rows
        .map((user) =>
          [stateOf(user), user.email, user.phone ?? '-', user.firstName, user.lastName].map(seen).join('\t'),
        )
        .join('\n');
    },
  },

  disable: {
    usage: '--email …',
    needsPassword: false,
    async run(db, options) {
      const user = await change(db, options, { disabledAt: new Date() });
      await record(db, 'disable', user.id);
      return `${user.email} may not sign in any more; its sessions have ended.`;
    },
  },

  enable: {
    usage: '--email …',
    needsPassword: false,
    async run(db, options) {
      const user = await find(db, options);
      await updateUser(db, user.id, { disabledAt: null });
      await record(db, 'enable', user.id);
      return `${user.email} may sign in again.`;
    },
  },

  'remove-second-factor': {
    usage: '--email …',
    needsPassword: false,
    async run(db, options) {
      const user = await change(db, options, NO_SECOND_FACTOR);
      await record(db, 'remove-second-factor', user.id);
      return `${user.email} signs in by password alone now; its sessions have ended.`;
    },
  },

  'set-password': {
    usage: '--email …',
    needsPassword: true,
    async run(db, options, password) {
      const user = await change(db, options, { passwordHash: await hashPassword(password) });
      await record(db, 'set-password', user.id);
      return `${user.email} has a new password; its sessions have ended.`;
    },
  },

  subscribers: { usage: '', needsPassword: false, run: async (db) => (await subscribers(db)).join('\n') },

  unsubscribe: {
    usage: '--email …',
    needsPassword: false,
    async run(db, options) {
      const email = required(options, 'email', 'Email');
      if (!(await unsubscribe(db, email))) throw new ConfigError('Nobody with this address gets the newsletter.');
      // Whose it was, nobody needs to know any more.
      await record(db, 'unsubscribe', null);
      return `${email} gets the newsletter no more.`;
    },
  },
};

async function find(db: Database, options: StaffOptions): Promise<UserRow> {
  const user = await findUserByLogin(db, required(options, 'email', 'Email'));
  if (!user) throw new ConfigError('There is no such account.');
  return user;
}

/** Changes how somebody signs in, and ends what was given out before. */
async function change(db: Database, options: StaffOptions, changes: Partial<NewUser>): Promise<UserRow> {
  const user = await find(db, options);
  await db.transaction(async (transaction) => {
    await updateUser(transaction, user.id, changes);
    await endAccessOf(transaction, user.id);
  });
  return user;
}

/** @throws ConfigError for what the contract would not let through */
function required(options: StaffOptions, name: keyof StaffOptions, schema: string): string {
  const value = options[name];
  if (value === undefined) throw new ConfigError(`--${name} is missing.`);
  const isValid = new ContractSchemas(loadContract()).at(`#/components/schemas/${schema}`);
  if (isValid(value)) return value;
  throw new ConfigError(`--${name} is not valid.`);
}

function phoneOf(text: string): string {
  const phone = normalizePhone(text);
  if (phone === null) throw new ConfigError(`--phone "${text}" is no phone number such as +254 700 000 000.`);
  return phone;
}

/** What a name may hold and a terminal would obey, or what would look like another column, stands there as a sign. */
const seen = (field: string) => field.replace(/\p{C}/gu, '?');

const stateOf = ({ disabledAt }: UserRow) => (disabledAt ? 'disabled' : 'active');

function record(db: Database, command: string, targetId: string | null): Promise<void> {
  return insertAudit(db, {
    action: `staff ${command}`,
    userId: null,
    targetId,
    status: 200,
    requestId: 'command line',
  });
}
