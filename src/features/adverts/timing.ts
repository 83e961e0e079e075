/** Time on one advert (specification, section 9), ms. */
export const ADVERT_MS = 10_000;
