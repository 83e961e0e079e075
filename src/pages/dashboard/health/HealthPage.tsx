import { PageHead } from '../../../crud/PageHead';

export function HealthPage() {
  return <PageHead title="Listing health" />;
}
