import type { DemoProduct } from './types';

export const power: DemoProduct[] = [
  {
    key: 'battery-box',
    name: '12 V Battery Box, 50 Ah LiFePO4, with Three Outlets',
    categoryKey: 'power',
    uses: ['farm', 'vehicle'],
    price: '45500.00',
    quantity: 10,
    stockStatus: 'in_stock',
    isBestSeller: false,
    description: `640 Wh in a box with a handle. It runs the Mini dish for about 18 hours or the Standard dish, through the DC converter, for six to seven: long enough for most KPLC interruptions and for an evening in camp.

Charge it from the mains in five hours, from a 200 W panel on a clear day, or from the car while you drive. The display shows the charge in five steps and the load in watts.

Lithium iron phosphate does not mind being left half full and lasts some 3,000 cycles. Keep it under 45 °C: not in a closed car in Lodwar.`,
    additionalInfo: 'Two 12 V sockets of 10 A, one USB-C of 100 W. The mains charger is in the box.',
    compatibility: 'Mini dish directly; Standard dish with the DC converter; panels up to 200 W.',
    toolsNeeded: 'None.',
    packageDimensions: '400 × 260 × 300 mm',
    packageWeight: '9.2 kg',
    installmentInfo: '6 months × KES 8,000.00, total KES 48,000.00',
    pictures: ['battery-box', 'battery-box-near', 'battery-in-use'],
    ratings: [
      { rating: 5, comment: 'Stima ikipotea hatujui. Shule inaendelea mtandaoni.', daysAgo: 6 },
      {
        rating: 4,
        comment: 'Heavier than it looks, but it carried us through a nine-hour blackout in Kisii with one bar left.',
        daysAgo: 25,
      },
    ],
    ratingCounts: [0, 1, 3, 9, 14],
    createdDaysAgo: 145,
  },
  {
    key: 'solar-set',
    name: 'Battery and Solar Set, 1.2 kWh, for Sites without Grid Power',
    categoryKey: 'power',
    uses: ['home', 'farm', 'school'],
    price: '94000.00',
    newPrice: '84600.00',
    discount: { percentage: 10, startsInDays: -8, endsInDays: 30 },
    quantity: 6,
    stockStatus: 'in_stock',
    isBestSeller: false,
    description: `Sized for one Standard dish and a router that run from six in the morning to ten at night, with a dull morning in reserve: 1.2 kWh of battery, 400 W of panels, regulator, DC converter, fuses and cable.

Around the clock it is too small. For a dish that never sleeps take two sets or ask for a calculation: we need your county, your hours and what else hangs on the battery.

Panels on the ground get stolen and shaded. We mount them on the roof beside the dish where we can.`,
    additionalInfo:
      'The picture shows one panel of the two. Earth rod and mounting rails are quoted with the installation.',
    compatibility: 'Standard Kit Gen 3 and Mini Kit. For the High Performance dish use two sets.',
    toolsNeeded: 'Drill, 10 and 13 mm spanners, wire stripper, multimeter.',
    packageDimensions: '1200 × 600 × 200 mm and 450 × 300 × 300 mm',
    packageWeight: '38 kg',
    installmentInfo: '12 months × KES 7,600.00, total KES 91,200.00',
    pictures: ['solar-set', 'solar-panel', 'solar-panel-near'],
    ratings: [
      { rating: 5, comment: 'Borehole office near Garissa. It has not been off since they installed it.', daysAgo: 18 },
      {
        rating: 3,
        comment: 'Good parts. In the July fog of Limuru it is short by an hour, as they told us before.',
        daysAgo: 48,
      },
    ],
    ratingCounts: [0, 1, 2, 6, 9],
    createdDaysAgo: 210,
  },
  {
    key: 'dc-converter',
    name: 'DC Converter, 12 V to 48 V, 150 W',
    categoryKey: 'power',
    uses: ['farm', 'vehicle'],
    price: '11400.00',
    newPrice: '9120.00',
    discount: { percentage: 20, startsInDays: -40, endsInDays: -10 },
    quantity: 15,
    stockStatus: 'in_stock',
    isBestSeller: false,
    description: `Feeds a Standard dish from a 12 V battery without the detour over 230 V. The inverter you leave out would have eaten 15 to 25 W, which is a fifth of the battery.

It shuts off at 11.2 V, before the battery takes harm, and starts again at 12.4 V. Mount it where air passes over the fins.`,
    compatibility: 'Standard Kit Gen 3. Not for the High Performance dish, which needs more than 150 W at times.',
    toolsNeeded: 'Screwdriver, crimping pliers for 6 mm² lugs, 20 A fuse (in the box).',
    packageDimensions: '240 × 180 × 80 mm',
    packageWeight: '1.3 kg',
    pictures: ['converter'],
    ratings: [
      { rating: 5, comment: 'Two more hours a night from the same battery.', daysAgo: 13 },
      { rating: 4, daysAgo: 37 },
    ],
    ratingCounts: [0, 1, 1, 5, 8],
    createdDaysAgo: 125,
  },
  {
    key: 'router-supply',
    name: 'Backup Supply for the Router, 12 V, Four Hours',
    categoryKey: 'power',
    uses: ['home', 'office'],
    price: '8900.00',
    quantity: 33,
    stockStatus: 'in_stock',
    isBestSeller: true,
    description: `A flat box between the router's plug and the wall. When the power goes it takes over without the router noticing, so a call or an exam in the browser goes on.

It keeps a router or a mesh node running, not the dish. For a whole kit take the battery box.`,
    additionalInfo: 'Four lamps show the charge. Full again two and a half hours after the power is back.',
    compatibility: 'Routers and nodes of 12 V and up to 25 W.',
    toolsNeeded: 'None.',
    packageDimensions: '220 × 150 × 60 mm',
    packageWeight: '0.9 kg',
    pictures: ['router-supply', 'router-supply-in-use'],
    ratings: [
      { rating: 5, comment: 'KPLC ilikata mara tatu wiki hii, hakuna aliyegundua.', daysAgo: 2 },
      {
        rating: 5,
        comment: 'Bought for our M-Pesa shop together with the Mini kit. No more waiting customers.',
        daysAgo: 14,
      },
      { rating: 4, daysAgo: 29 },
    ],
    ratingCounts: [1, 2, 5, 22, 48],
    createdDaysAgo: 165,
  },
  {
    key: 'router-psu',
    name: 'Router Power Supply, 120 W',
    categoryKey: 'power',
    uses: ['home', 'office'],
    price: '5600.00',
    quantity: 0,
    stockStatus: 'out_of_stock',
    isBestSeller: false,
    description: `The mains supply of the standard kit as a spare. Most that reach us were killed by surges, so put a protector before the new one.

Out of stock at the moment; we can lend you one while yours is looked at.`,
    compatibility: 'Standard Kit Gen 3. Input 100 to 240 V.',
    packageDimensions: '200 × 120 × 70 mm',
    packageWeight: '0.7 kg',
    pictures: ['power-supply'],
    ratings: [{ rating: 4, comment: 'They lent me one for the week. Service counts.', daysAgo: 31 }],
    ratingCounts: [0, 1, 1, 3, 2],
    createdDaysAgo: 195,
  },
];
