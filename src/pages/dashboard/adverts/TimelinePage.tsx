import { PageHead } from '../../../crud/PageHead';

export function TimelinePage() {
  return <PageHead title="Adverts" />;
}
