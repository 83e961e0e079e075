import { screen } from '@testing-library/react';
import { renderForStaff } from '../../../testing/renderForStaff';
import { TopArticles } from './TopArticles';

test('the articles that do best lead to their forms; where none does there is no card', () => {
  const articles = [{ id: '7', title: 'Masts', viewsCount: 1200, likesCount: 3 }];
  const { unmount } = renderForStaff(
    <TopArticles title="Most viewed" articles={articles} measure={({ viewsCount }) => `${viewsCount} views`} />,
  );
  const link = screen.getByRole('link', { name: /Masts/ });
  expect([link.getAttribute('href'), link.textContent]).toEqual([
    '/dashboard/article/edit-article/7',
    'Masts1200 views',
  ]);
  unmount();
  renderForStaff(<TopArticles title="Most viewed" articles={[]} measure={() => ''} />);
  expect(screen.queryByRole('region')).toBeNull();
});
