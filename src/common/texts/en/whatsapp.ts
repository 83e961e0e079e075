/** Texts of prepared WhatsApp messages. */
export const whatsapp = {
  cart: (business: string) => `Hello ${business}, I would like to order:`,
  product: (business: string) => `Hello ${business}, I am interested in this product:`,
  onRequest: 'price on request',
  askPrice: 'What does it cost?',
  price: (amount: string) => `Price: ${amount}`,
  quantity: (quantity: number) => `Quantity: ${quantity}`,
  more: (count: number) => `and ${count} more`,
  total: (amount: string) => `Total: ${amount}`,
} as const;
