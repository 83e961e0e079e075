/** The band of a product's page that offers the installation. */
export const installBand = {
  title: 'On your roof, by our own team.',
  text: 'Installation, consultation, support, maintenance and upgrades. Tell us where the roof is and we send one price for kit and work.',
  picture: 'Illustration: a dish on its mount on a mabati roof, trees behind',
} as const;
