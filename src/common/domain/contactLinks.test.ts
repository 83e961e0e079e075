import { mailLink, mapFrame, mapLink, phoneLink } from './contactLinks';

test('the links lead to the number, the mailbox and the place', () => {
  expect(phoneLink).toBe('tel:+254700000000');
  expect(mailLink).toBe('mailto:hello@angalink.example');
  expect(mapLink).toBe('https://www.openstreetmap.org/?mlat=-1.2841&mlon=36.8155#map=17/-1.2841/36.8155');
  const frame = new URL(mapFrame);
  expect(frame.searchParams.get('bbox')).toBe('36.81050,-1.28690,36.82050,-1.28130');
  expect(frame.searchParams.get('marker')).toBe('-1.2841,36.8155');
});

test('a number may be written as people write it; around another place the map shows plain degrees', () => {
  const before = process.env;
  process.env = { ...before, BUSINESS_PHONE: '(020) 22-33 44', BUSINESS_POSITION: '0.1,-0.3' };
  jest.isolateModules(() => {
    const links = jest.requireActual<typeof import('./contactLinks')>('./contactLinks');
    expect(links.phoneLink).toBe('tel:020223344');
    expect(new URL(links.mapFrame).searchParams.get('bbox')).toBe('-0.30500,0.09720,-0.29500,0.10280');
  });
  process.env = before;
});
