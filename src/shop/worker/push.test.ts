import { readPush } from './push';

test('a push is shown as it was sent', () => {
  const push = { title: 'Achieng', body: 'Standard Kit', tag: 'request 7', path: '/dashboard/quotes?id=7' };
  expect(readPush(JSON.stringify(push))).toEqual(push);
});

test('one that leads elsewhere, or is none, leads to the requests', () => {
  for (const text of ['', 'null', '{', '{"path":"//evil.example"}', '{"path":"/dashboardx"}', '{"path":3,"title":{}}'])
    expect(readPush(text)).toMatchObject({ title: 'New request', path: '/dashboard/quotes' });
});
