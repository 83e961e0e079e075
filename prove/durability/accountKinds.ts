import { PUSH_NOWHERE } from '../../server/testing/pushService';
import { PUSH_KEYS } from '../../server/testing/staffWrites';
import { codeOf, stepOf } from '../../server/totp';
import { DEMO_ACCOUNT } from '../support/builtServer';
import { ONLY, asked, counted, next, path, type Kind, type KindOfWrite } from './kindOfWrite';

/** What a member of staff has one of, and their prepared answers. */
export const ACCOUNT_KINDS = {
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
} satisfies Partial<Record<Kind, KindOfWrite>>;
