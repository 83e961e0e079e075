import { localBusiness } from './localBusiness';

test('search engines learn where it is and when it is open', () => {
  expect(localBusiness((path) => `https://shop.example${path}`)).toMatchObject({
    '@type': ['Organization', 'LocalBusiness'],
    url: 'https://shop.example/',
    geo: { latitude: -1.2841, longitude: 36.8155 },
    address: { addressLocality: 'Nairobi', addressCountry: 'KE' },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '08:00',
        closes: '17:30',
      },
    ],
  });
});
