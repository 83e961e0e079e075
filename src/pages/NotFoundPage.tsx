import { useLocation } from 'react-router-dom';
import { paths } from '../lib/paths';
import { isStaffPath } from '../lib/staffPaths';
import { missingHead } from './emptyHead';
import { NotFound } from './NotFound';
import type { PageModule } from './pageModule';
import { StaffDoor } from './StaffDoor';

/** An address that the shop has no page for; the staff's are another program's. */
function NotFoundPage() {
  return isStaffPath(useLocation().pathname) ? <StaffDoor /> : <NotFound />;
}

export const page: PageModule = {
  Page: NotFoundPage,
  topics: [],
  status: () => 404,
  head: (_state, { translations }) => missingHead(paths.home(), translations),
};
