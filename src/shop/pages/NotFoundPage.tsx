import { useLocation } from 'react-router-dom';
import { missing } from '../texts/en/noPage';
import { translate } from '../../common/i18n/translate';
import { paths } from '../../common/domain/paths';
import { isStaffPath } from '../../common/domain/staffPaths';
import { NotFound } from './NotFound';
import type { PageModule } from './pageModule';
import { StaffDoor } from './StaffDoor';
import { tabTitle } from './head';

/** An address that the shop has no page or no record for; the staff's are another program's. */
function NotFoundPage() {
  return isStaffPath(useLocation().pathname) ? <StaffDoor /> : <NotFound />;
}

export const page: PageModule = {
  Page: NotFoundPage,
  topics: [],
  status: () => 404,
  head: (_state, { translations }) => {
    const { title, text: description } = translate(translations, 'missing', missing);
    return { title: tabTitle(title), description, canonical: paths.home(), noIndex: true };
  },
};
