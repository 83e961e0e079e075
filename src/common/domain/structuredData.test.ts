import { breadcrumbData } from './structuredData';

const absolute = (path: string) => `https://shop.example${path}`;

test('the trail counts from one', () => {
  const data = breadcrumbData(
    [
      { name: 'Home', path: '/' },
      { name: 'Shop', path: '/shop' },
    ],
    absolute,
  );
  expect(data).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Shop', item: 'https://shop.example/shop' },
    ],
  });
});
