import type { DemoQuote } from './types';

/** Invented people and institutions; addresses of reserved domains, numbers of a reserved range. */
export const quotes: DemoQuote[] = [
  {
    name: 'Grace Achieng Odhiambo',
    county: 'Homa Bay',
    phone: '+254 700 000 017',
    email: 'grace.achieng@example.com',
    status: 'new',
    hoursAgo: 1.5,
    productKeys: ['standard-kit', 'dish-cable-45', 'pipe-adapter'],
    note: `Habari, we are moving our clinic from Kisumu to Homa Bay at the end of the month. The building has a mabati roof and mains power is off most afternoons. Can you install on a Saturday, and can we pay the second kit in three parts?

Items:
2 x Standard Kit Gen 3 with Router and 15 m Cable @ KES 49,400.00 = KES 98,800.00
1 x Replacement Dish Cable, 45 m, Outdoor, UV-Resistant @ KES 12,000.00 = KES 12,000.00
2 x Pipe Adapter for 38 to 48 mm Poles @ KES 4,800.00 = KES 9,600.00
Total: KES 120,400.00`,
  },
  {
    name: 'Mwangaza Hills Girls Secondary School',
    phone: '+254 700 000 023',
    email: 'bursar@mwangaza.example',
    status: 'new',
    hoursAgo: 6,
    productKeys: ['high-performance-kit', 'access-point'],
    note: `Laboratory of 42 machines, first lesson on the second Monday of the term. Stone walls, box-profile roof. Please include a visit to look at the roof, and an invoice the board of management can approve.

Items:
1 x High Performance Flat Kit for Schools, Clinics and Lodges @ KES 289,000.00 = KES 289,000.00
2 x Outdoor Access Point for Compounds and Market Stalls @ KES 24,500.00 = KES 49,000.00
Total: KES 338,000.00`,
  },
  {
    name: 'Abdirahman Yusuf',
    county: 'Turkana',
    phone: '+254 700 000 031',
    email: 'abdirahman.yusuf@example.com',
    status: 'new',
    hoursAgo: 22,
    productKeys: [],
    note: 'Camp of 40 people near Lodwar, power only from solar. Which kit survives the dust, and how many panels does it need?',
  },
  {
    name: 'Rift Valley Flower Growers Co-operative Society',
    county: 'Nakuru',
    email: 'office@rvgrowers.example',
    status: 'contacted',
    hoursAgo: 30,
    productKeys: [],
    note: `Subject: Wi-Fi in three greenhouses

Three greenhouses of 60 by 20 m beside Lake Naivasha, office in the middle. The climate computers have network sockets, the pickers have phones. No need for speed, but it must not drop during the night watering.`,
  },
  {
    name: 'Njeri Kamau',
    county: 'Nyandarua',
    phone: '+254 700 000 044',
    email: 'njeri.kamau@example.com',
    status: 'contacted',
    hoursAgo: 51,
    productKeys: ['mini-kit', 'battery-box'],
    note: `Nafanya kazi nyumbani Ol Kalou na umeme hupotea mara kwa mara. Je, Mini inatosha kwa mtu mmoja na simu za video? Nalipa kwa M-Pesa.

Items:
1 x Mini Kit, Portable Dish with USB-C Power Cable for Vehicles and Safaris @ KES 27,900.00 = KES 27,900.00
1 x 12 V Battery Box, 50 Ah LiFePO4, with Three Outlets @ KES 45,500.00 = KES 45,500.00
Total: KES 73,400.00`,
  },
  {
    name: 'Kipchoge Rotich',
    county: 'Uasin Gishu',
    phone: '+254 700 000 058',
    email: 'k.rotich@example.com',
    status: 'quoted',
    hoursAgo: 78,
    productKeys: ['mesh-pair'],
    note: `Maisonette in Eldoret, upstairs has no signal at all. Can your person bring them and set them up the same day?

Items:
2 x Mesh Router Gen 3, Pack of Two for Two-Storey Houses @ KES 31,500.00 = KES 63,000.00
Total: KES 63,000.00`,
  },
  {
    name: 'Fatma Said Bakari',
    county: 'Lamu',
    phone: '+254 700 000 062',
    email: 'fatma.bakari@example.com',
    status: 'quoted',
    hoursAgo: 102,
    productKeys: ['safari-kit'],
    note: `For a dhow between Lamu and Kiunga, six guests. Is the case really tight against spray? We have 12 V on board.

Items:
1 x Safari Kit: Mini Dish, Magnetic Mount and Travel Case @ KES 54,000.00 = KES 54,000.00
Total: KES 54,000.00`,
  },
  {
    name: 'St Luke’s Dispensary, Kaptembwo',
    phone: '+254 700 000 075',
    email: 'stlukes@example.org',
    status: 'closed',
    hoursAgo: 290,
    productKeys: ['standard-kit', 'roof-pivot-mount', 'sealing-kit', 'router-supply'],
    note: `Please install beside the water tank, the caretaker has the key. Paid by the diocese against invoice.

Items:
1 x Standard Kit Gen 3 with Router and 15 m Cable @ KES 65,000.00 = KES 65,000.00
1 x Roof Pivot Mount for Mabati with Four Sealed Roof Screws @ KES 14,000.00 = KES 14,000.00
1 x Sealing Kit for Mabati Roofs: Butyl Tape, Washers and 65 mm Screws @ KES 1,850.00 = KES 1,850.00
2 x Backup Supply for the Router, 12 V, Four Hours @ KES 8,900.00 = KES 17,800.00
Total: KES 98,650.00`,
  },
];
