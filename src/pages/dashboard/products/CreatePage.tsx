import { PageHead } from '../../../crud/PageHead';

export function CreatePage() {
  return <PageHead title="Create product" />;
}
