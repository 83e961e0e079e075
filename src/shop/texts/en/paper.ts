/** What only a printed page says. */
export const paper = {
  code: 'QR code of this page',
  printed: (date: string) => `Printed on ${date}:`,
  // Of what is sold.
  printedPrices: (date: string) => `Printed on ${date}. The price and stock of the day:`,
} as const;
