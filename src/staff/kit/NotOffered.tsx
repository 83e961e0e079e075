import { Link } from 'react-router-dom';
import { staffPaths } from '../../common/domain/staffPaths';
import { PageHead } from './PageHead';
import { EmptyState } from './show/EmptyState';
import { StaffButton } from './StaffButton';

interface NotOfferedProps {
  texts: { title: string; notOffered: string; notOfferedText: string; allProducts: string };
}

/** A page whose calls the server does not offer: says so, and leads to the products. */
export function NotOffered({ texts: t }: NotOfferedProps) {
  return (
    <>
      <PageHead title={t.title} />
      <EmptyState
        title={t.notOffered}
        text={t.notOfferedText}
        action={
          <StaffButton variant="outlined" component={Link} to={staffPaths.products()}>
            {t.allProducts}
          </StaffButton>
        }
      />
    </>
  );
}
