import { invalid, notFound } from '../errors';
import { canEncryptFor, isKnownService, pushKeys } from '../notices/push';
import { listFailedNotices, reviveNotice } from '../repositories/notices';
import { devicesOf, keepDevice, removeDevice } from '../repositories/pushDevices';
import { newsOfQuotations } from '../repositories/quotations';
import { updateUser } from '../repositories/users';
import type { Services } from '../services';
import { self, signedIn } from './self';
import { staffTransaction } from './staffTransaction';
import type { Operations } from './types';

const DONE = { success: true, message: 'Action Successfully' } as const;

export function notificationOperations(services: Services) {
  const { config, db } = services;

  return {
    async getNews() {
      return { success: true, message: 'News', data: await newsOfQuotations(db) };
    },

    async getNotificationSettings(_input, { session }) {
      const { user } = await self(services, session);
      const [{ publicKey }, devices] = await Promise.all([pushKeys(db), devicesOf(db, user.id)]);
      const email = { offered: config.mail !== null, wanted: user.notifyByEmail };
      return { success: true, message: 'Notification settings', data: { email, push: { publicKey, devices } } };
    },

    async updateNotificationSettings({ body }, request) {
      const changes = { notifyByEmail: body.email };
      const { userId } = signedIn(request.session);
      await staffTransaction(db, request, (transaction) => updateUser(transaction, userId, changes));
      return DONE;
    },

    async addPushDevice({ body }, request) {
      if (!isKnownService(body.endpoint, config.pushServices))
        throw invalid({ endpoint: 'This push service is not known here.' });
      if (!canEncryptFor(body, await pushKeys(db)))
        throw invalid({ p256dh: 'These are no keys of a push subscription.' });
      const { userId } = signedIn(request.session);
      const id = await staffTransaction(db, request, (transaction) => keepDevice(transaction, userId, body));
      return { success: true, message: 'This device is told of new requests.', data: { id } };
    },

    async removePushDevice({ path }, request) {
      const { userId } = signedIn(request.session);
      const found = await staffTransaction(db, request, (transaction) => removeDevice(transaction, userId, path.id));
      if (!found) throw notFound('Device');
      return DONE;
    },

    async listFailedNotices({ query: { page = 1 } }) {
      const { rows, meta } = await listFailedNotices(db, { page, pageSize: config.pageSize.quotations });
      return { success: true, message: 'Failed notices', data: { notices: rows, meta } };
    },

    async retryNotice({ path }, request) {
      const found = await staffTransaction(db, request, (transaction) => reviveNotice(transaction, path.id));
      if (!found) throw notFound('Notice');
      return DONE;
    },
  } satisfies Partial<Operations>;
}
