import { Link } from 'react-router-dom';
import { useGetProfileQuery } from '../api';
import { StaffIcon } from '../kit/StaffIcon';
import { apiBase } from '../../common/domain/addresses';
import { mediaUrl } from '../../common/domain/media';
import { shell as t } from '../texts/shell';
import { paths } from '../../common/domain/paths';
import { initialOf } from '../../common/domain/texts';
import layout from '../../common/ui/layout.module.css';
import css from './Me.module.css';

const initial = (name: string) => initialOf(name.trim()) ?? '';

/** Who is signed in: picture or initials, first and last name; leads to the account. */
export function Me() {
  const user = useGetProfileQuery().data?.data.user;
  const name = user && `${user.first_name} ${user.last_name}`;
  const picture = user?.image ? mediaUrl(user.image, apiBase) : '';
  return (
    <Link className={css.me} to={paths.account()}>
      <span className={layout.hidden}>{name ? `${name}, ${t.account}` : t.account}</span>
      {picture ? (
        <img className={css.picture} src={picture} alt="" width={32} height={32} />
      ) : (
        <span className={css.picture} aria-hidden="true">
          {user ? initial(user.first_name) + initial(user.last_name) : <StaffIcon name="user" />}
        </span>
      )}
      <span className={css.name} title={name} aria-hidden="true">
        {name}
      </span>
    </Link>
  );
}
