import { PageHead } from '../../crud/PageHead';

export function AccountPage() {
  return <PageHead title="Account" />;
}
