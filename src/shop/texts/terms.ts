import type { IconName } from '../../common/ui/Icon';
import type { Language } from '../../common/domain/language';

interface Term {
  icon: IconName;
  text: Readonly<Record<Language, string>>;
  /** Only for products of a category with this name. */
  category?: string;
  /** Only where the server knows of counties, which the cart asks for; false where it does not. */
  counties?: boolean;
}

/**
 * What a careful buyer asks before ordering, under the buttons of every product. These are promises of the business: change
 * them to what you keep, and take out what you do not. Without any, nothing stands there.
 */
export const terms: readonly Term[] = [
  { icon: 'check', text: { en: '16% VAT is included', sw: 'VAT ya 16% imejumuishwa' } },
  {
    icon: 'check',
    text: {
      en: 'Delivered in Nairobi the next working day, elsewhere by county: see your cart',
      sw: 'Tunaleta Nairobi siku ya kazi inayofuata, kwingine kulingana na kaunti: tazama kikapu',
    },
    counties: true,
  },
  {
    icon: 'check',
    text: {
      en: 'Delivered in Nairobi the next working day, elsewhere by county: ask us',
      sw: 'Tunaleta Nairobi siku ya kazi inayofuata, kwingine kulingana na kaunti: tuulize',
    },
    counties: false,
  },
  {
    icon: 'check',
    text: {
      en: '12 months’ warranty, 6 on refurbished products, repaired or replaced in Kenya',
      sw: 'Dhamana ya miezi 12, 6 kwa bidhaa zilizorekebishwa; hutengenezwa au kubadilishwa Kenya',
    },
  },
  {
    icon: 'check',
    text: {
      en: 'M-Pesa, bank transfer or card, once we have confirmed',
      sw: 'M-Pesa, benki au kadi, baada ya sisi kuthibitisha',
    },
  },
  {
    icon: 'info',
    category: 'Kits',
    text: { en: 'The monthly service plan is not included', sw: 'Mpango wa huduma wa kila mwezi haujajumuishwa' },
  },
];
