import type { ApiError } from '../../common/api';

/** For now, not for what was asked: too slow, too often. */
const PASSING = [408, 429];

/** Whether the API refused what an address asks for; anything else is a failure of its own or of the way to it. */
export const isRefusal = ({ status }: ApiError): boolean =>
  typeof status === 'number' && status >= 400 && status < 500 && !PASSING.includes(status);
