import { centsFromText, formatRoundKsh } from './money';

/** What delivery or installation costs in a county, and within how many days. */
export interface PlaceTerms {
  /** A numeric text; null on request. */
  price: string | null;
  /** Null where nothing is promised. */
  days: number | null;
}

/** "Ksh 6,500"; null for a price on request. */
export function placePrice({ price }: PlaceTerms): string | null {
  const cents = centsFromText(price);
  return cents === null ? null : formatRoundKsh(cents);
}
