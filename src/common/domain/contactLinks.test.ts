import { mapFrame, mapLink, phoneLink } from './contactLinks';

test('the links lead to the number and the place', () => {
  expect(phoneLink).toBe('tel:+254700000000');
  expect(mapLink).toBe('https://www.openstreetmap.org/?mlat=-1.2841&mlon=36.8155#map=17/-1.2841/36.8155');
  const frame = new URL(mapFrame);
  expect(frame.searchParams.get('bbox')).toBe('36.81050,-1.28690,36.82050,-1.28130');
  expect(frame.searchParams.get('marker')).toBe('-1.2841,36.8155');
});
