import { screen } from '@testing-library/react';
import { silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { RequestBar } from './RequestBar';
import type { Inbox } from './useInbox';

test('whoever listens hears which request is open, and whose', () => {
  const inbox = {
    open: { id: '1', status: 'new', clients_name: 'Grace Achieng' },
    position: 2,
    previous: null,
    next: null,
    list: { meta: { pageCount: 2, total: 25 } },
    params: { listQuery: '' },
  } as unknown as Inbox;
  renderForStaff(<RequestBar inbox={inbox} />, { fetch: silent });
  expect(screen.getByRole('status').textContent).toBe('2 of 25 Grace Achieng');
});
