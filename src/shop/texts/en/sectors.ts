/** The sectors that the business serves; `picture` says what the sector's picture shows. */
export const sectors = {
  title: 'Sectors',
  position: (n: number, total: number) => `Sectors, ${n} of ${total}`,
  pause: 'Pause',
  play: 'Play',
  slides: {
    agriculture: {
      title: 'Agriculture',
      content: 'Soil sensors, cold-store alarms and market prices, on farms where no fibre or mast reaches.',
      picture: 'Rows of a crop, a farm store with a dish, a water tank',
    },
    construction: {
      title: 'Construction',
      content: 'Plans, cameras and payroll on site from the first day, and on to the next site after the last.',
      picture: 'Building site with a crane, a cabin with a dish in front',
    },
    education: {
      title: 'Education',
      content: 'Lessons, exams and a whole computer room on one dish, with backup power for cuts.',
      picture: 'School with a red roof, its veranda in the low sun, a dish on the roof',
    },
    energy: {
      title: 'Energy and Utilities',
      content: 'Meters, pumps and substations that report every minute, far from any town.',
      picture: 'Solar panels, a hut with a dish and power lines across the plain',
    },
    finance: {
      title: 'Financial Services',
      content: 'A second line that takes over when the fibre is cut, so that branches and agents keep paying out.',
      picture: 'City at dusk behind a flat roof with a dish',
    },
    retail: {
      title: 'Retail and Hospitality',
      content: 'Card payments that go through, and Wi-Fi that guests mention in their reviews.',
      picture: 'Row of shops in the evening with a dish on the roof',
    },
  },
} as const;
