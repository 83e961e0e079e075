import type { FormikHelpers } from 'formik';
import { useAppDispatch } from '../../../common/state/hooks';
import { alertOf, asApiError, failureText, type ApiError } from '../../../common/api';
import { useSignInMutation, type Credentials } from '../../api';
import { readToken, writeToken } from '../../../common/browser/cookies';
import { forgetCrewShelf } from '../../../common/browser/session';
import { signIn as t } from '../../texts/signIn';
import type { FormStatus } from '../../../common/ui/formik';
import type { Alert } from '../../../common/state/alertSlice';
import { signedIn } from '../../../common/state/authSlice';

/** What Formik's status holds beside the server's field messages. */
export interface SignInStatus extends FormStatus {
  /** The red banner. */
  failed?: Alert;
}

/** What is typed; the code is empty until it is asked for. */
export type SignInValues = Required<Credentials>;

/** The server's words, else what is known: that there is no network, or nothing (docs/product.md, 6.1). */
function bannerOf(error: ApiError, shown: readonly string[]): Alert {
  const texts = {
    failed: t.failed,
    fetchFailed: error.status === 'OFFLINE' ? t.offline : t.failed,
    invalidStructure: t.failed,
  };
  return alertOf(error, failureText(error, texts), shown);
}

interface SigningIn {
  /** Whether the field for a code stands there. */
  asksCode: boolean;
  /** The password is right, and a code has to follow. */
  onCodeWanted: () => void;
  /** Called once the cookie stands. */
  onSignedIn: () => void;
}

/** Signs in: the token goes into a cookie that ends with the browser (docs/product.md, 6.2). */
export function useSignIn({ asksCode, onCodeWanted, onSignedIn }: SigningIn) {
  const [call] = useSignInMutation();
  const dispatch = useAppDispatch();
  return async (values: SignInValues, { setStatus }: FormikHelpers<SignInValues>): Promise<void> => {
    const { code, ...rest } = values;
    const credentials = code === '' ? rest : values;
    try {
      const { data: token } = await call({ credentials }).unwrap();
      // A session that ended by itself left it.
      forgetCrewShelf();
      writeToken(token);
    } catch (error) {
      const failure = asApiError(error);
      const ofCode = failure.fields.code !== undefined;
      if (ofCode && !asksCode) {
        // No mistake: nobody could know that it is wanted.
        onCodeWanted();
        return;
      }
      const failed = bannerOf(failure, Object.keys(values));
      setStatus({ server: failure.fields, ...(!ofCode && { failed }) } satisfies SignInStatus);
      return;
    }
    if (readToken() === null) {
      setStatus({ failed: { success: false, message: t.noCookies } } satisfies SignInStatus);
      return;
    }
    dispatch(signedIn());
    onSignedIn();
  };
}
