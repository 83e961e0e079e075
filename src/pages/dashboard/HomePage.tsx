import { PageHead } from '../../crud/PageHead';

export function HomePage() {
  return <PageHead title="Dashboard" />;
}
