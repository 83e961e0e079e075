import { business } from './business';
import { paths } from './paths';
import { CLOSES, OPENS } from './openingHours';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** "17:30", as schema.org wants it. @param minutes since midnight */
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The business for search engines (schema.org): where it is, when it is open, how it is reached. */
export function localBusiness(absolute: (path: string) => string): object {
  const [latitude, longitude] = business.position;
  return {
    '@context': 'https://schema.org',
    '@type': ['Organization', 'LocalBusiness'],
    '@id': `${absolute(paths.home())}#business`,
    name: business.name,
    url: absolute(paths.home()),
    logo: absolute('/icons/icon-512.png'),
    image: absolute('/pictures/og-default-1200.webp'),
    email: business.email,
    telephone: business.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: business.address.join(', '),
      addressLocality: business.address.at(-1)?.split(', ').at(-1),
      addressCountry: 'KE',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS, opens: clock(OPENS), closes: clock(CLOSES) },
    ],
    currenciesAccepted: 'KES',
    ...(business.social.length > 0 && { sameAs: business.social.map(({ url }) => url) }),
  };
}
