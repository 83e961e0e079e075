import type { DemoProduct } from './types';

export const mounts: DemoProduct[] = [
  {
    key: 'roof-pivot-mount',
    name: 'Roof Pivot Mount for Mabati with Four Sealed Roof Screws',
    categoryKey: 'mounts',
    uses: ['home', 'office', 'farm', 'school'],
    price: '14000.00',
    newPrice: '9800.00',
    discount: { percentage: 30, startsInDays: -6, endsInDays: 22 },
    quantity: 31,
    stockStatus: 'in_stock',
    isBestSeller: false,
    description: `A galvanised plate with a mast that tilts to stand upright on any roof slope up to 45°. It screws through the sheet into the purlin, never into the sheet alone.

In the box are four 65 mm screws with neoprene washers and a strip of butyl to go under the plate. For older roofs with thin gauge we advise the sealing kit on top.

Fits the Standard dish directly and every other dish with the pipe adapter.`,
    additionalInfo: 'Hot-dip galvanised steel, 3 mm plate. At the coast rinse it with fresh water once a year.',
    compatibility: 'Corrugated (mabati) and box-profile sheet on timber or steel purlins. Not for tiles or makuti.',
    toolsNeeded: 'Drill with 5 mm bit, 10 mm socket, 13 mm spanner, sealant gun, ladder and a second person.',
    packageDimensions: '420 × 190 × 190 mm',
    packageWeight: '3.9 kg',
    pictures: ['roof-mount', 'roof-mount-near', 'roof-mount-with-dish'],
    ratings: [
      { rating: 5, comment: 'Two long rains and not a drop inside.', daysAgo: 11 },
      {
        rating: 4,
        comment: 'Solid. The screws are right for timber, for steel purlins you need self-drilling ones.',
        daysAgo: 35,
      },
      {
        rating: 2,
        comment:
          'My fundi put it in the trough and it leaked. Moved to the crest, now fine. The leaflet should say it louder.',
        daysAgo: 58,
      },
    ],
    ratingCounts: [1, 1, 3, 4, 6],
    createdDaysAgo: 180,
  },
  {
    key: 'wall-mount',
    name: 'Wall Mount, Long, Galvanised',
    categoryKey: 'mounts',
    uses: ['home', 'office', 'school'],
    price: '6400.00',
    quantity: 0,
    stockStatus: 'out_of_stock',
    isBestSeller: false,
    description: `An arm that holds the dish 45 cm off a gable or parapet, far enough to clear the eaves of most Nairobi flats. The tube bends once and is welded to the plate on both sides.

Fix it to stone or reinforced concrete. Hollow blocks need chemical anchors, which are not in the box.`,
    additionalInfo: 'The next shipment is on its way by sea to Mombasa. Leave a quote request and we keep one for you.',
    compatibility:
      'Standard and Mini dish with the pipe adapter. Not for the High Performance dish: too heavy for the arm.',
    toolsNeeded: 'Hammer drill with 10 mm masonry bit, 17 mm spanner, spirit level.',
    packageDimensions: '520 × 320 × 150 mm',
    packageWeight: '4.3 kg',
    pictures: ['wall-mount', 'wall-mount-near'],
    ratings: [
      {
        rating: 2,
        comment: 'Good steel, but the anchors in the box were for solid stone and my wall is hollow block.',
        daysAgo: 49,
      },
      { rating: 3, daysAgo: 70 },
    ],
    ratingCounts: [1, 3, 1, 1, 0],
    createdDaysAgo: 310,
  },
  {
    key: 'pipe-adapter',
    name: 'Pipe Adapter for 38 to 48 mm Poles',
    categoryKey: 'mounts',
    uses: ['home', 'farm', 'school'],
    price: '5200.00',
    quantity: 40,
    stockStatus: 'in_stock',
    isBestSeller: false,
    description: `The sleeve that puts a Gen 3 dish on the pole you already have: an old TV mast, a borehole stand, a fence corner filled with concrete. Two bolts clamp it, a plastic liner keeps it from turning.

Measure the outside of the pole. A 1½ inch water pipe is 48 mm and fits; a 2 inch pipe is 60 mm and does not.`,
    compatibility: 'Standard, Mini and High Performance dish. Round poles of 38 to 48 mm outside diameter.',
    toolsNeeded: '13 mm spanner.',
    packageDimensions: '240 × 110 × 90 mm',
    packageWeight: '0.8 kg',
    pictures: ['pipe-adapter', 'pipe-adapter-on-pole'],
    ratings: [
      { rating: 5, comment: 'Fitted on our old aerial mast in Eldoret in ten minutes.', daysAgo: 14 },
      { rating: 4, comment: 'Iko sawa, lakini pima bomba kwanza.', daysAgo: 22 },
    ],
    ratingCounts: [0, 1, 2, 11, 17],
    createdDaysAgo: 220,
  },
  {
    key: 'ground-pole',
    name: 'Ground Pole, 3 m, with Base Plate and Anchors',
    categoryKey: 'mounts',
    uses: ['home', 'farm', 'school'],
    price: '16500.00',
    quantity: 9,
    stockStatus: 'in_stock',
    isBestSeller: false,
    description: `For compounds where the trees stand closer than the neighbours: put the dish where the sky is, not where the house is. The pole comes in two halves and stands on a plate with four anchors.

It wants a footing of 60 × 60 × 60 cm. Cast it, wait a week, then bolt the plate down. In black cotton soil go down to a metre.`,
    additionalInfo: 'Delivered by lorry to county towns; boda boda riders have tried and we ask them not to.',
    compatibility: 'Pipe adapter of 38 to 48 mm (the top is 48 mm).',
    toolsNeeded: 'Spade, spirit level, 19 mm spanner, cement and ballast for the footing.',
    packageDimensions: '1560 × 280 × 120 mm',
    packageWeight: '14 kg',
    installmentInfo: '3 months × KES 5,700.00, total KES 17,100.00',
    pictures: ['ground-pole', 'ground-pole-with-dish'],
    ratings: [
      { rating: 5, comment: 'Stands straight after the last storms. Goats have tested it too.', daysAgo: 28 },
      { rating: 4, daysAgo: 46 },
    ],
    ratingCounts: [0, 0, 1, 4, 5],
    createdDaysAgo: 170,
  },
  {
    key: 'vehicle-mount',
    name: 'Magnetic Vehicle Mount for the Mini Dish',
    categoryKey: 'mounts',
    uses: ['vehicle'],
    price: '14500.00',
    quantity: 12,
    stockStatus: 'in_stock',
    isBestSeller: false,
    description: `Two rails on four rubber-coated magnets. The Mini dish snaps in flat and stays put up to 120 km/h on tarmac and on the corrugations of a murram road.

Wipe the roof before you set it down: sand under a magnet scratches. Steel roofs only.`,
    additionalInfo: 'A safety cord to the roof rack is in the box. Please use it.',
    compatibility: 'Mini dish. Steel roofs of 0.7 mm or more.',
    toolsNeeded: 'None.',
    packageDimensions: '330 × 260 × 70 mm',
    packageWeight: '2.6 kg',
    pictures: ['vehicle-mount', 'vehicle-mount-with-dish'],
    ratings: [
      { rating: 5, comment: 'Isiolo to Moyale and back.', daysAgo: 16 },
      { rating: 4, comment: 'Holds well. Lifting it off takes two hands, which is as it should be.', daysAgo: 38 },
    ],
    ratingCounts: [0, 0, 2, 6, 8],
    createdDaysAgo: 100,
  },
  {
    key: 'sealing-kit',
    name: 'Sealing Kit for Mabati Roofs: Butyl Tape, Washers and 65 mm Screws',
    categoryKey: 'mounts',
    uses: ['home', 'office', 'farm', 'school'],
    price: '1850.00',
    quantity: 85,
    stockStatus: 'in_stock',
    isBestSeller: true,
    description: `What our installers carry in the other pocket: five metres of butyl tape, a tin of brush-on sealant, twelve 65 mm roof screws and twenty neoprene washers. Enough for two mounts.

Butyl goes under the plate, the washer under the screw head, sealant over both. In that order it stays dry; silicone alone lasts one rainy season.`,
    additionalInfo: 'The sealant keeps for a year once opened. Store it out of the sun.',
    toolsNeeded: '10 mm socket, knife, a dry morning.',
    packageDimensions: '200 × 150 × 80 mm',
    packageWeight: '1.1 kg',
    pictures: ['sealing-kit'],
    ratings: [
      { rating: 5, comment: 'Bei nafuu kuliko kuita fundi mara ya pili.', daysAgo: 7 },
      { rating: 5, comment: 'Mended two old leaks with what was left over.', daysAgo: 24 },
    ],
    ratingCounts: [0, 0, 2, 9, 31],
    createdDaysAgo: 260,
  },
];
