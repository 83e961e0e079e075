import { AUTH_COOKIE } from '../../src/common/browser/cookies';
import { signIn as tokenOf } from '../../prove/support/calls';
import type { Cookie } from '../support/browser';

/** Somebody of the staff who is signed in. */
export interface Staff {
  origin: string;
  token: string;
  /** Cookies know no ports: it holds for every server of this machine. */
  cookie: Cookie;
}

const API = '/api/v1';

/** Signs in at a measured shop. */
export async function signIn(origin: string): Promise<Staff> {
  const token = await tokenOf(origin);
  return { origin, token, cookie: { name: AUTH_COOKIE, value: token, url: origin } };
}

export const authorization = ({ token }: Staff) => ({ authorization: `Bearer ${token}` });

/** Reads from the API as the staff's pages do. */
export const read = <T>(staff: Staff, path: string): Promise<T> =>
  call<T>(`${staff.origin}${API}${path}`, { headers: authorization(staff) });

async function call<T>(url: string, request: RequestInit): Promise<T> {
  const answer = await fetch(url, request);
  const { data, message } = (await answer.json()) as { data: T; message: string };
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${message}`);
  return data;
}
