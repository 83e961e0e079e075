import type { whatsapp as english } from '../en/whatsapp';
import type { Translation } from '../../i18n/translate';

/** Texts of prepared WhatsApp messages: what the visitor sends, in the form of docs/product.md, 4.4. */
export const whatsapp = {
  cart: (business) => `Habari ${business}, ningependa kuagiza:`,
  product: (business) => `Habari ${business}, ninavutiwa na bidhaa hii:`,
  onRequest: 'uliza bei',
  askPrice: 'Bei yake ni gani?',
  price: (amount) => `Bei: ${amount}`,
  quantity: (quantity) => `Idadi: ${quantity}`,
  more: (count) => `na nyingine ${count}`,
  total: (amount) => `Jumla: ${amount}`,
} satisfies Translation<typeof english>;
