import { PageHead } from '../../../crud/PageHead';

export function EditPage() {
  return <PageHead title="Edit product" />;
}
