import { object, string } from 'yup';
import { LONGEST_CLIENT_NAME, LONGEST_EMAIL, LONGEST_PHONE } from '../../../common/domain/contract.gen';
import { quote } from '../../texts/en/quote';
import { EMAIL, plainPhone } from '../../../common/domain/contacts';

/** The contract has one note for all of these: a message leaves room for the items or for a subject. */
const LONGEST_SUBJECT = 200;
const LONGEST_MESSAGE = 3000;

function isPhone(text: string): boolean {
  const digits = text.replace(/[^0-9]/g, '').length;
  return text === '' || (/^[0-9+() -]*$/.test(plainPhone(text)) && digits >= 7 && digits <= 15);
}

/** The rules of each field that the quote form and the contact form have (docs/product.md, 5.1). */
export function fieldRules(t: typeof quote) {
  const text = (longest: number) => string().trim().max(longest, t.tooLong(longest));
  return {
    name: text(LONGEST_CLIENT_NAME).required(t.nameRequired),
    phone: text(LONGEST_PHONE).test('phone', t.phoneInvalid, (value) => isPhone(value ?? '')),
    email: text(LONGEST_EMAIL)
      .required(t.emailRequired)
      .matches(EMAIL, { message: t.emailInvalid, excludeEmptyString: true }),
    subject: text(LONGEST_SUBJECT),
    message: text(LONGEST_MESSAGE).required(t.messageRequired),
  };
}

/** The rules of the quote form. */
export function quoteSchema(t: typeof quote = quote) {
  const { name, phone, email, message } = fieldRules(t);
  return object({ name, phone, email, message });
}
