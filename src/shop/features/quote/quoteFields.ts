import { object, string } from 'yup';
import { quote } from '../../texts/en/quote';
import { plainPhone } from './plainPhone';

export interface QuoteValues {
  name: string;
  phone: string;
  email: string;
  message: string;
}

/** Bounds of the contract (openapi.yaml, QuoteRequest). The message leaves room for items or a subject in the note. */
const MOST = { name: 120, phone: 40, email: 254, subject: 200, message: 3000 };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function isPhone(text: string): boolean {
  const digits = text.replace(/[^0-9]/g, '').length;
  return text === '' || (/^[0-9+() -]*$/.test(plainPhone(text)) && digits >= 7 && digits <= 15);
}

/** The rules of each field that the quote form and the contact form have (docs/product.md, 5.1). */
export function fieldRules(t: typeof quote) {
  const text = (field: keyof typeof MOST) => string().trim().max(MOST[field], t.tooLong(MOST[field]));
  return {
    name: text('name').required(t.nameRequired),
    phone: text('phone').test('phone', t.phoneInvalid, (value) => isPhone(value ?? '')),
    email: text('email')
      .required(t.emailRequired)
      .matches(EMAIL, { message: t.emailInvalid, excludeEmptyString: true }),
    subject: text('subject'),
    message: text('message').required(t.messageRequired),
  };
}

/** The rules of the quote form. */
export function quoteSchema(t: typeof quote = quote) {
  const { name, phone, email, message } = fieldRules(t);
  return object({ name, phone, email, message });
}
