import { deviceOf } from './device';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME}`],
  ['Edge on Windows', `${WINDOWS} ${CHROME} Edg/141.0.0.0`],
  ['Opera on Windows', `${WINDOWS} ${CHROME} OPR/120.0.0.0`],
  ['Samsung Internet on Android', `Mozilla/5.0 (Linux; Android 10; K) SamsungBrowser/28.0 ${CHROME}`],
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${CHROME}`],
  ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME}`],
  ['Chrome on iPhone', `${PHONE} CriOS/141.0.7390.69 Mobile/15E148 Safari/604.1`],
  ['Safari on iPhone', `${PHONE} Version/18.6 Mobile/15E148 Safari/604.1`],
  ['Safari on Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18.6 Safari/605.1.15'],
  ['Windows', 'Outlook (Windows NT 10.0)'],
  [null, 'curl/8.14.1'],
  [null, ''],
  [null, undefined],
])('%s', (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});
