import { Link } from 'react-router-dom';
import { business } from '../../common/domain/business';
import { paths } from '../../common/domain/paths';
import { BrandMark } from '../../common/ui/BrandMark';
import css from './Brand.module.css';

/** Arc and dot, and the name: the way home. */
export function Brand() {
  return (
    <Link className={css.brand} to={paths.home()}>
      <BrandMark size={26} />
      {business.name}
    </Link>
  );
}
