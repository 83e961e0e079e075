/** Products on a page of the list while pages are measured. */
export const PAGE_SIZE = '8';

/** What the measurements are held to with `--check`, and the chunk test always. KB are 1000 bytes. */
export const aims = {
  /** Largest contentful paint, times the floor's. */
  lcpApplied: 1.1,
  /** The same by simulation, when both pages have the same element. */
  lcpSimulated: 1.25,
  /** Lighthouse performance score, by both methods. */
  score: 97,
  cls: 0.01,
  /** Total blocking time above the floor's, ms. */
  tbtAboveFloor: 100,
  /** An interaction at CPU 4x, ms. */
  interaction: 80,
  /** JavaScript before any interaction, brotli. */
  scriptBytes: 130_000,
  htmlBytes: 14_000,
  requests: 14,
  /** All of a page with 8 products. */
  bytes: 230_000,

  /** The staff's list of products, signed in. */
  dashboard: {
    /** JavaScript before any interaction, brotli. */
    scriptBytes: 240_000,
    /** Largest contentful paint by applied throttling, ms: 0.45 of what react-admin's demo takes. */
    lcpApplied: 4_500,
    cls: 0.05,
    /** An interaction at CPU 4x, ms. */
    interaction: 200,
    /** JavaScript of another route, brotli, beyond the list's. */
    routeBytes: 40_000,
    /** Times of the list of 10,000 products, times those of 100. */
    tenThousand: 1.2,
  },

  /** From page to page, from the touch, ms; `phone`: 1.6 Mbit/s, 150 ms, CPU 4x; `village`: 400 kbit/s, 400 ms, CPU 6x. */
  next: {
    seen: { phone: 150, village: 250 },
    /** The product's large picture, times a static page's. */
    picture: 1,
    /** All of the product, in the village. */
    complete: 1_600,
    rows: 350,
    back: 100,
    /** Script fetched and not run in ten taps. */
    unused: 20_000,
    /** The same with Save-Data or on 2G. */
    unusedSaving: 0,
    /** All of a page's contents, times a static page's. */
    whole: 1,
    /** Script that a visitor fetches after a deploy that changed one page. */
    deploy: 40_000,
    /** Largest paint of a second visit, times the first's. */
    again: 0.5,
  },

  /** Requests per second, times those of a constant answer of the same server. */
  productsUncached: 0.15,
  productsCached: 0.8,
  shopCached: 0.8,
  /** The last page of 100,000 products, times the first. */
  lastPage: 0.8,
  /** Median of a search that is not in memory, of the demo shop and of 100,000 products, ms. */
  searchMedian: 10,
  /** Median of a rendered /shop that is not in memory, ms. */
  shopUncachedMedian: 5,
} as const;
