import type { DemoProduct } from './types';

export const routers: DemoProduct[] = [
  {
    key: 'router-gen3',
    name: 'Router Gen 3, Tri-Band, Wi-Fi 6',
    categoryKey: 'routers',
    uses: ['home', 'office'],
    price: '18900.00',
    quantity: 17,
    stockStatus: 'in_stock',
    isBestSeller: true,
    description: `The router of the standard kit, on its own: as a replacement after a lightning season, or to put a better network on a kit you already have.

Three bands, two network sockets for wires and one for the dish. It stands upright on a shelf; give it air on all sides and keep it off the floor, where dust and the mop find it.

One router covers a bungalow. For two storeys or stone walls of 20 cm, take the pack of two.`,
    additionalInfo: 'Draws 12 W. Works for about four hours on the backup supply.',
    compatibility: 'Gen 3 dishes directly; any other modem by network cable in bypass.',
    toolsNeeded: 'None.',
    packageDimensions: '300 × 260 × 120 mm',
    packageWeight: '1.4 kg',
    installmentInfo: '3 months × KES 6,500.00, total KES 19,500.00',
    pictures: ['router', 'router-back', 'router-in-use'],
    ratings: [
      {
        rating: 5,
        comment:
          'Replaced the one that died in the storm. Same name and password typed in, all phones came back by themselves.',
        daysAgo: 7,
      },
      { rating: 4, comment: 'Inafika hadi kwa jirani. Badilisha password mapema!', daysAgo: 16 },
      { rating: 3, comment: 'Fine indoors. Outside on the veranda it drops.', daysAgo: 45 },
    ],
    ratingCounts: [2, 4, 9, 30, 39],
    createdDaysAgo: 230,
  },
  {
    key: 'mesh-pair',
    name: 'Mesh Router Gen 3, Pack of Two for Two-Storey Houses',
    categoryKey: 'routers',
    uses: ['home', 'office'],
    price: '35000.00',
    newPrice: '31500.00',
    discount: { percentage: 10, startsInDays: -2, endsInDays: 26 },
    quantity: 13,
    stockStatus: 'in_stock',
    isBestSeller: false,
    description: `Two routers that act as one network: the phone in your pocket changes from one to the other on the stairs without dropping the call.

Place the second one half way to where the signal ends, not where it has ended already. With a network cable between the two the speed is the same on both floors.

In a maisonette of the usual size two are enough. Long houses built room by room may want a third.`,
    additionalInfo: 'Set up from the same phone app as the kit, in about five minutes each.',
    compatibility: 'Gen 3 kits and routers. Do not mix with Gen 2.',
    toolsNeeded: 'None.',
    packageDimensions: '420 × 300 × 130 mm',
    packageWeight: '2.8 kg',
    installmentInfo: '6 months × KES 5,500.00, total KES 33,000.00',
    pictures: ['mesh-pair', 'router-back', 'router-and-node'],
    ratings: [
      { rating: 5, comment: 'Maisonette in Ruaka, stone walls. Upstairs went from 4 to 90 Mbps.', daysAgo: 5 },
      { rating: 4, comment: 'Good, though the second one wants to be placed with patience.', daysAgo: 23 },
      { rating: 2, comment: 'I put both downstairs and wondered. Read the description, people.', daysAgo: 60 },
    ],
    ratingCounts: [1, 2, 6, 15, 14],
    createdDaysAgo: 140,
  },
  {
    key: 'mesh-node',
    name: 'Mesh Node, Single',
    categoryKey: 'routers',
    uses: ['home', 'office'],
    price: '16400.00',
    quantity: 21,
    stockStatus: 'in_stock',
    isBestSeller: false,
    description: `A small node that carries the network into one more room, the guest house or the shop in front of the house. Power it up next to the router, press join in the app, then carry it to its place.

One socket in the back serves a printer or a till over a wire.`,
    compatibility: 'Router Gen 3 and mesh routers Gen 3; up to five nodes in one network.',
    toolsNeeded: 'None.',
    packageDimensions: '180 × 160 × 130 mm',
    packageWeight: '0.8 kg',
    installmentInfo: '3 months × KES 5,700.00, total KES 17,100.00',
    pictures: ['mesh-node', 'mesh-node-back', 'node-in-use'],
    ratings: [
      { rating: 4, comment: 'Brought the signal to the chicken house, where the camera is.', daysAgo: 12 },
      { rating: 5, daysAgo: 33 },
    ],
    ratingCounts: [1, 1, 4, 10, 8],
    createdDaysAgo: 130,
  },
  {
    key: 'access-point',
    name: 'Outdoor Access Point for Compounds and Market Stalls',
    categoryKey: 'routers',
    uses: ['office', 'farm', 'school'],
    price: '24500.00',
    newPrice: '17150.00',
    discount: { percentage: 30, startsInDays: 5, endsInDays: 19 },
    quantity: 7,
    stockStatus: 'in_stock',
    isBestSeller: false,
    description: `Wi-Fi for the open: a school yard, a hotel garden, a row of stalls. Under open sky it reaches about 120 m; iron sheets and parked lorries shorten that.

It takes data and power through one network cable, so the nearest socket may be 90 m away. Screw it to a wall or strap it to a post, aerials up.`,
    additionalInfo: 'The PoE injector is in the box. Serves about 60 phones at the same time.',
    compatibility: 'Any router with a free network socket.',
    toolsNeeded: 'Drill with 8 mm bit or two steel straps, crimping tool if you cut the cable to length.',
    packageDimensions: '330 × 250 × 110 mm',
    packageWeight: '2.2 kg',
    pictures: ['access-point'],
    ratings: [
      { rating: 4, comment: 'Covers the whole parade ground of our primary school.', daysAgo: 20 },
      { rating: 4, daysAgo: 55 },
    ],
    ratingCounts: [0, 1, 2, 7, 4],
    createdDaysAgo: 75,
  },
];
