import { subscribe } from '../repositories/newsletter';
import type { Services } from '../services';
import { bodyOf } from './input';
import type { Operations } from './types';

export function newsletterOperations({ db }: Services): Operations {
  return {
    /** The same answer whether or not the address was subscribed before, so that nobody can ask who is. */
    async subscribeToNewsletter(request) {
      await subscribe(db, bodyOf<{ email: string }>(request).email);
      return { success: true, message: 'Thank you. You will get our updates by e-mail.' };
    },
  };
}
