import type { DemoProduct } from './types';

export const kits: DemoProduct[] = [
  {
    key: 'standard-kit',
    name: 'Standard Kit Gen 3 with Router and 15 m Cable',
    categoryKey: 'kits',
    uses: ['home', 'office', 'farm'],
    price: '65000.00',
    newPrice: '49400.00',
    discount: { percentage: 24, startsInDays: -9, endsInDays: 19 },
    quantity: 14,
    stockStatus: 'in_stock',
    isBestSeller: true,
    description: `The kit for a home or a small office where fibre does not reach. Set the dish on its stand under open sky, plug it in and follow the phone app: most people are online within the hour.

The Wi-Fi 6 router in the box covers a house of about 180 m² with up to 128 devices. Thick stone walls cost you a room or two; a mesh node brings them back.

The dish sheds rain and dust (IP67) and works from -30 to 50 °C. It draws 75 to 100 W, so on a 12 V battery it needs an inverter or our DC converter. The monthly service plan is not part of the price.`,
    additionalInfo:
      'The folding stand is for flat ground or a flat concrete roof. On mabati take the pivot mount and the sealing kit with it. One year of warranty, handled by us in Nairobi.',
    compatibility:
      'Gen 3 routers and mesh nodes; pipe mounts of 38 to 48 mm with the adapter; any device with Wi-Fi 4 or later.',
    toolsNeeded: '13 mm spanner, Phillips screwdriver, a phone to aim the dish.',
    packageDimensions: '640 × 430 × 160 mm',
    packageWeight: '5.8 kg',
    installmentInfo: '12 months × KES 4,400.00, total KES 52,800.00',
    pictures: [
      'standard-dish-front',
      'standard-dish-back',
      'standard-dish-edge',
      'standard-kit-contents',
      'kit-on-red-roof',
    ],
    ratings: [
      {
        rating: 5,
        comment: 'Delivered to Nanyuki by courier on the second day. Up and running before lunch.',
        daysAgo: 3,
      },
      {
        rating: 5,
        comment: 'Tunaishi Kitengela ambapo fibre haijafika. Sasa watoto wanasoma mtandaoni bila shida.',
        daysAgo: 8,
      },
      {
        rating: 4,
        comment: 'Works well. The 15 m cable was too short for our two-storey house, so measure before you order.',
        daysAgo: 15,
      },
      { rating: 5, comment: 'Three months with no complaint, also through the rains.', daysAgo: 27 },
      {
        rating: 3,
        comment: 'Good internet, but it takes more power than I expected. Plan your inverter.',
        daysAgo: 41,
      },
    ],
    ratingCounts: [1, 2, 6, 24, 90],
    createdDaysAgo: 240,
  },
  {
    key: 'mini-kit',
    name: 'Mini Kit, Portable Dish with USB-C Power Cable for Vehicles and Safaris',
    categoryKey: 'kits',
    uses: ['home', 'vehicle'],
    price: '31000.00',
    newPrice: '27900.00',
    discount: { percentage: 10, startsInDays: -4, endsInDays: 24 },
    quantity: 22,
    stockStatus: 'in_stock',
    isBestSeller: true,
    description: `A dish the size of a tea tray with the router built in. It weighs little over a kilo, goes into a rucksack and runs from a 12 V socket or a 100 W USB-C power bank.

Made for people who move: overland trips, field research, a stall at the agricultural show, a matatu that offers Wi-Fi while it waits for passengers. In a moving vehicle it needs the magnetic mount and an open sky above the road.

It serves one tent, one car or a small house. For a family that streams in the evening the Standard Kit is the better buy.`,
    additionalInfo:
      'Draws 25 to 40 W. A 20,000 mAh power bank lasts about two hours; a 50 Ah battery box lasts a night.',
    compatibility: 'USB-C power of 100 W (20 V, 5 A) or a 12 V vehicle socket with the 12 V cable.',
    toolsNeeded: 'None.',
    packageDimensions: '430 × 334 × 79 mm',
    packageWeight: '2.4 kg',
    installmentInfo: '6 months × KES 4,800.00, total KES 28,800.00',
    pictures: ['mini-dish-front', 'mini-dish-back', 'mini-dish-edge', 'mini-kit-contents', 'kit-on-vehicle'],
    ratings: [
      {
        rating: 5,
        comment: 'Ten days between Maralal and Loiyangalani and only one evening without a signal, under doum palms.',
        daysAgo: 5,
      },
      { rating: 4, comment: 'Nimeitumia shambani Kajiado. Betri ya gari inatosha siku nzima.', daysAgo: 12 },
      {
        rating: 4,
        comment: 'Small and honest. The built-in Wi-Fi does not reach the second tent, we added a mesh node.',
        daysAgo: 30,
      },
      {
        rating: 2,
        comment: 'My power bank was only 65 W and it kept restarting. Read the power line before you buy.',
        daysAgo: 44,
      },
    ],
    ratingCounts: [1, 2, 8, 22, 27],
    createdDaysAgo: 120,
  },
  {
    key: 'high-performance-kit',
    name: 'High Performance Flat Kit for Schools, Clinics and Lodges',
    categoryKey: 'kits',
    uses: ['office', 'school'],
    price: '340000.00',
    newPrice: '289000.00',
    discount: { percentage: 15, startsInDays: -14, endsInDays: 45 },
    quantity: 5,
    stockStatus: 'in_stock',
    isBestSeller: false,
    description: `A larger dish with a wider view of the sky: it keeps more satellites in sight, holds its speed in heavy rain and under partial obstruction, and serves a computer laboratory or a lodge with thirty rooms.

It is fixed, not portable. The steel wedge stands on a flat roof or bolts to a frame; on mabati we build a frame over the purlins. Plan for 110 to 150 W, day and night.

The price is for the hardware. Survey, frame, cabling and access points are quoted after we have seen the place.`,
    additionalInfo:
      'On a roof the wedge is bolted or ballasted; we bring the calculation for your height and county. Sold for fixed sites only.',
    compatibility: 'Its own power supply and 25 m cable; any router with a Gigabit port, Gen 3 routers included.',
    toolsNeeded: '13 and 17 mm spanners, drill with 12 mm masonry bit, torque wrench.',
    packageDimensions: '790 × 660 × 240 mm',
    packageWeight: '15.4 kg',
    installmentInfo: '12 months × KES 25,500.00, total KES 306,000.00',
    pictures: ['large-dish-front', 'large-dish-back', 'large-dish-edge', 'large-kit-contents', 'kit-at-school'],
    ratings: [
      {
        rating: 5,
        comment: 'Girls secondary with 640 students. Forty machines in the laboratory at the same time, no queue.',
        daysAgo: 20,
      },
      {
        rating: 5,
        comment: 'Our lodge in Laikipia. Guests stopped asking about the Wi-Fi, which says everything.',
        daysAgo: 51,
      },
      { rating: 4, comment: 'Expensive but it holds in the storms that used to cut us off.', daysAgo: 77 },
    ],
    ratingCounts: [0, 0, 1, 4, 11],
    createdDaysAgo: 200,
  },
  {
    key: 'business-kit',
    name: 'Business Kit with Standard Dish, 3 m Ground Pole, Surge Protection, Mesh Node and Two-Year On-Site Support for Dispensaries and Schools in Turkana and Marsabit',
    categoryKey: 'kits',
    uses: ['office', 'school'],
    price: '198000.00',
    quantity: 4,
    stockStatus: 'in_stock',
    isBestSeller: false,
    description: `Everything a remote post needs in one delivery, so that nobody drives back to Isiolo for a connector: dish, 3 m pole, two surge protectors, router, mesh node, 45 m of cable and the tools to fit them.

The price includes transport to the county town, installation by our team and two years of support on site. A fault that cannot be mended by phone is visited within ten working days; roads after rain may add to that.

Concrete, sand and water for the pole's footing are found on the spot. Power is not included: most of these sites pair the kit with the battery and solar set.`,
    additionalInfo: 'Security escort, where the county asks for one, is charged at cost and agreed beforehand.',
    compatibility: 'All Gen 3 accessories; runs from 230 V or, with the DC converter, from 12 V.',
    toolsNeeded: 'All tools are in the box; a spade and a spirit level on site.',
    packageDimensions: '3100 × 450 × 300 mm and 700 × 500 × 400 mm',
    packageWeight: '46 kg',
    installmentInfo: '12 months × KES 17,600.00, total KES 211,200.00',
    pictures: ['pole-dish-front', 'pole-dish-near', 'pole-dish-head', 'business-kit-contents', 'kit-at-clinic'],
    ratings: [
      { rating: 5, comment: 'The dispensary at Kalokol now sends its reports the same evening.', daysAgo: 33 },
      {
        rating: 4,
        comment: 'Team came eleven days late because of the road, but they called every day and the work is solid.',
        daysAgo: 62,
      },
    ],
    ratingCounts: [0, 0, 0, 2, 3],
    createdDaysAgo: 150,
  },
  {
    key: 'safari-kit',
    name: 'Safari Kit: Mini Dish, Magnetic Mount and Travel Case',
    categoryKey: 'kits',
    uses: ['vehicle'],
    price: '54000.00',
    quantity: 8,
    stockStatus: 'in_stock',
    isBestSeller: false,
    description: `The Mini Kit with what a guide or a film crew adds to it sooner or later: the magnetic mount for the vehicle's roof and a hard case with cut foam. Bought together it costs less than the three parts.

At camp, lift the dish off the mount and stand it in the open. The case keeps out the dust of the C103 and floats if the ferry does not.

Sold with a 5 m cable for the 12 V socket. For two vehicles, order a second mount: the dish moves over in a minute.`,
    additionalInfo:
      'The magnets hold on steel roofs only. Aluminium roofs and pop-up canvas need the roof rack clamp, which we make to order.',
    compatibility: '12 V vehicle sockets of 8 A or more; USB-C power of 100 W.',
    toolsNeeded: 'None.',
    packageDimensions: '480 × 380 × 170 mm',
    packageWeight: '6.9 kg',
    installmentInfo: '6 months × KES 9,300.00, total KES 55,800.00',
    pictures: ['mini-dish-in-case', 'mini-dish-on-rails', 'kit-at-camp', 'mini-dish-front', 'travel-case'],
    ratings: [
      {
        rating: 5,
        comment: 'Used on four game drives a week in the Mara. The mount has not moved a millimetre.',
        daysAgo: 9,
      },
      { rating: 4, comment: 'Good case. I would like a pocket for the power bank.', daysAgo: 26 },
    ],
    ratingCounts: [0, 0, 1, 5, 9],
    createdDaysAgo: 60,
  },
  {
    key: 'refurbished-kit',
    name: 'Standard Kit Gen 2, Refurbished, with Six-Month Warranty',
    categoryKey: 'kits',
    uses: ['home', 'farm'],
    price: '56000.00',
    newPrice: '28000.00',
    discount: { percentage: 50, startsInDays: -20 },
    quantity: 6,
    stockStatus: 'in_stock',
    isBestSeller: false,
    description: `Kits of the earlier generation that came back when their owners upgraded. We open the cable port, replace the seals, run each dish for 48 hours and write the result on the box.

The dish turns itself to the sky on its mast and draws 50 to 75 W. The speed is close to a new kit's; the router is Wi-Fi 5 and has no network socket, so a wired network needs the adapter.

Expect marks on the housing. What we would not put on our own roof goes to recycling.`,
    additionalInfo: 'Six months of warranty, one exchange, no questions. Spare motors are no longer made.',
    compatibility: 'Gen 2 cables and adapters only; Gen 3 mesh nodes do not join this router.',
    toolsNeeded: 'None for the ground; pipe adapter Gen 2 for a pole.',
    packageDimensions: '560 × 400 × 280 mm',
    packageWeight: '8.1 kg',
    installmentInfo: '3 months × KES 9,600.00, total KES 28,800.00',
    pictures: ['older-dish-front', 'older-dish-back', 'older-dish-edge', 'older-router'],
    ratings: [
      {
        rating: 4,
        comment: 'Scratched as described, works like new. Fair price for our church office in Kakamega.',
        daysAgo: 6,
      },
      {
        rating: 3,
        comment: 'Internet ni nzuri lakini router haina tundu la waya. Ilibidi ninunue adapter.',
        daysAgo: 17,
      },
      { rating: 5, daysAgo: 19 },
    ],
    ratingCounts: [0, 1, 2, 6, 5],
    createdDaysAgo: 90,
  },
];
