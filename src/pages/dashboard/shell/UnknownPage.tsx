import { PageHead } from '../../../crud/PageHead';

export function UnknownPage() {
  return <PageHead title="Page not found" />;
}
