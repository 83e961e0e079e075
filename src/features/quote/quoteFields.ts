import { object, string } from 'yup';
import { quote } from '../../lib/messages/en/quote';
import { plainPhone } from './plainPhone';

export interface QuoteValues {
  name: string;
  phone: string;
  email: string;
  message: string;
}

/** Bounds of the contract (openapi.yaml, QuoteRequest). The message leaves room for the items in the note. */
const MOST = { name: 120, phone: 40, email: 254, message: 3000 };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function isPhone(text: string): boolean {
  const digits = text.replace(/[^0-9]/g, '').length;
  return text === '' || (/^[0-9+() -]*$/.test(plainPhone(text)) && digits >= 7 && digits <= 15);
}

/** The rules of the quote form (specification, section 5). */
export function quoteSchema(t: typeof quote = quote) {
  const text = (field: keyof QuoteValues) => string().trim().max(MOST[field], t.tooLong(MOST[field]));
  return object({
    name: text('name').required(t.nameRequired),
    phone: text('phone').test('phone', t.phoneInvalid, (value) => isPhone(value ?? '')),
    email: text('email').required(t.emailRequired).matches(EMAIL, { message: t.emailInvalid, excludeEmptyString: true }),
    message: text('message').required(t.messageRequired),
  });
}
