import type { FormikHelpers } from 'formik';
import { useAppDispatch } from '../../../common/state/hooks';
import { alertOf, asApiError, failureText, type ApiError } from '../../../common/api';
import { useSignInMutation, type Credentials } from '../../api';
import { readToken, writeToken } from '../../../common/browser/cookies';
import { signIn as t } from '../../texts/signIn';
import type { FormStatus } from '../../../common/ui/formik';
import type { Alert } from '../../../common/state/alertSlice';
import { signedIn } from '../../../common/state/authSlice';

/** What Formik's status holds beside the server's field messages. */
export interface SignInStatus extends FormStatus {
  /** The red banner. */
  failed?: Alert;
}

/** The server's words, else what is known: that there is no network, or nothing (docs/product.md, 6.1). */
function bannerOf(error: ApiError, shown: readonly string[]): Alert {
  const texts = {
    failed: t.failed,
    fetchFailed: error.status === 'OFFLINE' ? t.offline : t.failed,
    invalidStructure: t.failed,
  };
  return alertOf(error, failureText(error, texts), shown);
}

/**
 * Signs in: the token goes into a cookie that ends with the browser (docs/product.md, 6.2).
 * @param onSignedIn called once the cookie stands
 */
export function useSignIn(onSignedIn: () => void) {
  const [call] = useSignInMutation();
  const dispatch = useAppDispatch();
  return async (credentials: Credentials, { setStatus }: FormikHelpers<Credentials>): Promise<void> => {
    try {
      writeToken((await call({ credentials }).unwrap()).data);
    } catch (error) {
      const failure = asApiError(error);
      setStatus({ server: failure.fields, failed: bannerOf(failure, Object.keys(credentials)) } satisfies SignInStatus);
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
