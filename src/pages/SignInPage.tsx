import { PageHead } from '../crud/PageHead';

export function SignInPage() {
  return <PageHead title="Sign in" />;
}
