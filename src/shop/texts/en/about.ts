/** What the business does, and why here: on the home page and /about. */
export const about = {
  title: 'About',
  description:
    'Installation, consultation, support, maintenance and upgrades of satellite internet, for homes and businesses across Kenya.',
  heading: 'A clear view of the sky is all a place needs.',
  lead: 'We sell the hardware, come to the site, fit it and look after it. You get one price and one number to call.',
  picture: 'Dish on a weathered mabati roof, trees and hills behind',
  services: [
    { title: 'Installation', content: 'Dish, mast and cable fitted, sealed and tested on site.' },
    { title: 'Consultation', content: 'Sky view, power and cable run checked before you pay.' },
    { title: 'Support', content: 'By phone and WhatsApp, Monday to Saturday.' },
    { title: 'Maintenance', content: 'Mounts, seals and connectors inspected and replaced.' },
    { title: 'Upgrades', content: 'Mesh routers, longer masts, backup power.' },
  ],
  whyTitle: 'Why Us',
  why: {
    price: {
      title: 'The price is on the page',
      content: 'Every product in KES, instalments with their total, installation quoted in writing.',
    },
    roof: {
      title: 'Fitted for your roof',
      content: 'Mabati, tile, stone or mast: the right mount and a seal that lasts the long rains.',
    },
    people: {
      title: 'People answer',
      content: 'The team that installs your kit is the one that picks up when you call.',
    },
  },
  askTitle: 'Tell us where the roof is.',
  askText: 'We answer with one price for kit and work.',
  getQuote: 'Get a Quote',
  shop: 'Shop',
  galleryLink: 'See it in pictures',
} as const;
