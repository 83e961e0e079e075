import { PageHead } from '../../../crud/PageHead';

export function ListPage() {
  return <PageHead title="Categories" />;
}
