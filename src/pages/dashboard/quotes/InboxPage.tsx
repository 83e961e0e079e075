import { PageHead } from '../../../crud/PageHead';

export function InboxPage() {
  return <PageHead title="Received Quotes" />;
}
