import { Link } from 'react-router-dom';
import { useGetProfileQuery } from '../api';
import { longDay } from '../kit/show/days';
import { StaffButton } from '../kit/StaffButton';
import { StaffIcon } from '../kit/StaffIcon';
import { home as t } from '../texts/home';
import { staffPaths } from '../../common/domain/staffPaths';
import { useMinute } from '../../common/ui/clock';
import css from './Home.module.css';

/** Welcomes by name, tells the day in Nairobi, and offers what is made most often. */
export function Greeting() {
  const name = useGetProfileQuery().data?.data.user.first_name;
  return (
    <div className={css.hello}>
      <div>
        <h1>{name ? t.welcomeName(name) : t.welcome}</h1>
        <p>{longDay(useMinute())}</p>
      </div>
      <div className={css.create}>
        <StaffButton component={Link} to={staffPaths.createArticle()} variant="outlined">
          {t.createArticle}
        </StaffButton>
        <StaffButton
          component={Link}
          to={staffPaths.createProduct()}
          variant="contained"
          startIcon={<StaffIcon name="plus" />}>
          {t.createProduct}
        </StaffButton>
      </div>
    </div>
  );
}
