import type { DemoProduct } from './types';

export const cases: DemoProduct[] = [
  {
    key: 'travel-case',
    name: 'Travel Case for the Mini Kit',
    categoryKey: 'cases',
    uses: ['vehicle'],
    price: '12300.00',
    quantity: 16,
    stockStatus: 'in_stock',
    isBestSeller: false,
    description: `A hard case with foam cut for the Mini dish, its cables and a power bank. A rubber seal keeps out dust and the spray of a boat crossing to Lamu; a valve lets the pressure out after a flight.

It counts as hand luggage on the light aircraft we have asked. Power banks go into the cabin, not the hold.`,
    compatibility: 'Mini dish, its stand, 5 m of cable, a power bank of up to 180 × 90 mm.',
    packageDimensions: '460 × 360 × 150 mm',
    packageWeight: '2.9 kg',
    pictures: ['travel-case', 'mini-dish-in-case'],
    ratings: [],
    createdDaysAgo: 4,
  },
  {
    key: 'hard-case',
    name: 'Hard Case for the Standard Kit',
    categoryKey: 'cases',
    uses: ['vehicle'],
    price: '23000.00',
    newPrice: '16100.00',
    discount: { percentage: 30, startsInDays: -1, endsInDays: 13 },
    quantity: 5,
    stockStatus: 'in_stock',
    isBestSeller: false,
    description: `For kits that travel between sites: mobile clinics, election observers, survey teams. Dish, stand, router and 15 m of cable lie in their own hollows; a missing part shows at a glance.

Two people can carry it loaded; one can, and will complain. Holes for padlocks are reinforced with steel.`,
    compatibility: 'Standard Kit Gen 3. The Gen 2 dish with its mast does not fit.',
    packageDimensions: '780 × 520 × 210 mm',
    packageWeight: '7.4 kg',
    pictures: ['hard-case', 'hard-case-open'],
    ratings: [
      { rating: 5, comment: 'Fell off the lorry at Marigat. Case scratched, dish fine.', daysAgo: 22 },
      { rating: 4, daysAgo: 50 },
    ],
    ratingCounts: [0, 0, 1, 3, 4],
    createdDaysAgo: 85,
  },
  {
    key: 'carry-bag',
    name: 'Carry Bag Gen 2, Old Shape',
    categoryKey: 'cases',
    price: '9500.00',
    newPrice: '2850.00',
    discount: { percentage: 70, startsInDays: -30 },
    quantity: 24,
    stockStatus: 'in_stock',
    isBestSeller: false,
    description: `A padded bag for the dish of the earlier generation, with a front pocket for the router. We changed the shape when Gen 3 came; these are the last of the old one.

It keeps off scratches and rain, not a fall. Also good for a laptop, a tent and three days of clothes, as one reviewer found.`,
    compatibility: 'Gen 2 dish with folded mast. The Standard dish Gen 3 looks out at the top.',
    packageDimensions: '480 × 380 × 120 mm',
    packageWeight: '1.2 kg',
    pictures: ['carry-bag'],
    ratings: [
      { rating: 4, comment: 'Natumia kama begi la safari. Bei imenifurahisha.', daysAgo: 9 },
      { rating: 3, comment: 'Zip could be stronger.', daysAgo: 34 },
    ],
    ratingCounts: [0, 2, 3, 5, 2],
    createdDaysAgo: 420,
  },
];
