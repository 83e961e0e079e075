import { subscribe } from '../repositories/newsletter';
import type { Services } from '../services';
import type { Operations } from './types';

export function newsletterOperations({ db }: Services) {
  return {
    /** The same answer whether or not the address was subscribed before, so that nobody can ask who is. */
    async subscribeToNewsletter({ body }) {
      await db.transaction((transaction) => subscribe(transaction, body.email));
      return { success: true, message: 'Thank you. You will get our updates by e-mail.' };
    },
  } satisfies Partial<Operations>;
}
