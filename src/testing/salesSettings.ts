/** What quotations begin with, as a server answers it where nothing has been set yet. */
export const salesSettings = {
  version: '1',
  vatRate: 16,
  vatMode: 'none',
  pricesIncludeVat: true,
  depositPercent: 0,
  validDays: 14,
  terms: { en: '', sw: '' },
  mpesa: null,
  bank: null,
};
