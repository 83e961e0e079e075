/** Texts of what a kit needs beside it, and of adding several at once. */
export const needs = {
  title: 'You also need',
  lead: 'To fit this kit and keep it running. All of it is in stock and goes with it.',
  reasons: { mount: 'Mount', sealing: 'Sealing', cable: 'Cable', power: 'Power', tool: 'Tool' },
  why: {
    mount: 'Holds the dish firmly, with a clear view of the sky.',
    sealing: 'Keeps the roof dry where screws go through it.',
    cable: 'For the way that the cable in the box does not reach.',
    power: 'Feeds it from a battery where the grid fails or is missing.',
    tool: 'For fitting and aiming it.',
  },
  together: (count: number) => (count === 1 ? 'This one' : count === 2 ? 'Both together' : `All ${count} together`),
  addAll: (count: number) =>
    count === 1 ? 'Add it to Cart' : count === 2 ? 'Add both to Cart' : `Add all ${count} to Cart`,
  addedAll: (count: number) => (count === 1 ? '1 product added to cart' : `${count} products added to cart`),
  cartFull: (left: number) =>
    `Your cart is full: ${left === 1 ? '1 product was' : `${left} products were`} left out. Use Get a Quote.`,
} as const;
