import { plainPhone } from '../../../common/domain/contacts';
import { quoteSchema } from './quoteFields';

const valid = { name: 'Achieng Otieno', phone: '', email: 'achieng@example.com', message: 'Two kits, please.' };

/** The texts a form with these values shows, by field. */
async function errorsOf(values: object): Promise<Record<string, string>> {
  try {
    await quoteSchema().validate({ ...valid, ...values }, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]));
  }
}

test.each([
  '0712 345 678',
  '0112345678',
  '+254 712 345 678',
  '+254712345678',
  '0712-345-678',
  '(0712) 345678',
  '0712.345.678',
  '\u202a+254 712 345678\u202c',
  '',
])('the phone number %p is taken', async (phone) => {
  expect(await errorsOf({ phone })).toEqual({});
  expect(plainPhone(phone)).toMatch(/^[0-9+() -]*$/);
});

test.each(['07', 'call me', '07123456789012345'])('the phone number %p is not', async (phone) => {
  expect(await errorsOf({ phone })).toEqual({ phone: 'Enter a phone number such as 0712 345 678.' });
});

test('name, email and message are required, blanks are nothing', async () => {
  expect(await errorsOf({ name: '  ', email: '', message: '\n' })).toEqual({
    name: 'Name is required.',
    email: 'Email is required.',
    message: 'Message is required.',
  });
});

test.each(['bursar@mwangazahills', 'bursar', '@example.com', 'a b@example.com'])(
  '%p is no email address',
  async (email) => {
    expect(await errorsOf({ email })).toEqual({ email: 'Enter an email address such as name@example.com.' });
  },
);
