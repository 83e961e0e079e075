import type { DemoArticle } from '../types';

export const maintenance: DemoArticle = {
  key: 'maintenance',
  title: 'An hour a year: looking after your dish',
  shortDescription:
    'Before the long rains, go up once: what to look at, what to clean, what to tighten and what to leave alone.',
  categoryKey: 'mounts',
  tagKeys: ['maintenance', 'mabati'],
  pictures: ['article-roof-zinc', 'article-connector', 'article-sealing'],
  likes: 64,
  views: 1420,
  publishedDaysAgo: 74,
  comments: [
    {
      content: 'Found a wasp nest behind the dish exactly as you say. Went up again at dusk with smoke.',
      hoursAgo: 1500,
    },
    { content: 'Orodha nzuri. Nimeichapisha na kuiweka kwa mlango wa ofisi.', hoursAgo: 1650 },
  ],
  content: `A dish has no parts that wear. What surrounds it has: screws, seals, plugs and trees. One hour a year, best in February before the long rains, keeps it from becoming a story. Here is the list our technicians carry, in the order in which they use it.

## From the ground

- **Open the app** and look at the statistics: obstructions, interruptions, the longest one. Write the numbers down, beside last year's.
- **Look up** from where the dish's sky is. Has the jacaranda grown? Is there a new tank next door?
- **Follow the cable** with your eyes from the dish to the wall. It should not hang, rub or shine where it has rubbed.
- **Look at the ceiling** below the mount. A brown ring the size of a plate is last year's news about a screw.

## On the roof

Choose a dry morning, go in pairs, wear soft shoes, step where the screws are. Then

1. **Pull on the mast.** If it moves, find out what moves: the clamp, the plate or the purlin. A clamp you tighten. A plate gets new screws beside the old holes, sealed. For a purlin you come down and call a carpenter.
2. **Check each screw head.** Rust on the head is only ugly. A washer that is cracked or squeezed out lets water in: replace it, butyl below, sealant above.
3. **Look behind the dish.** Wasps like the warm shell. If there is a nest, go down again and come back at dusk with someone who knows wasps.
4. **Push the plugs.** They should click and not move. Green or white on the contacts means that water has been there: contact spray, a soft brush, a new seal.
5. **Wipe the face** with a wet cloth and a drop of dish soap. No brush, no scouring powder, no pressure washer. The coating that sheds the rain is thin.

At the coast rinse everything with fresh water, mast and screws too.

## In the house

- **Dust the router**, especially underneath. It breathes there.
- **Feel the supply.** Warm is right, hot is not. A hot supply in a cupboard dies in its second year.
- **Restart everything once**: dish, router, nodes, in that order. Updates that were waiting come in.
- **Try the backup.** Pull the mains plug and look at the clock. If the battery lasts half as long as it used to, it wants replacing before the day on which you need it.
- **Change the password** if more people know it than live in the house.

## What to leave alone

Do not open the dish. There is nothing inside that can be adjusted, and the seal is gone afterwards. Do not paint it, not even white: paint holds water and some paints hold metal. Do not grease the clamp. Do not shorten the cable.

Do not turn the dish by feel because a neighbour says that it looks wrong. The app shows how far it is from where it should be; below five degrees leave it.

## What is worth a call

- The mast sways although the screws are tight
- Water in a plug for the second time
- Interruptions that come at the same minutes each day, with a clear sky
- A smell from the supply

Our maintenance visit does all of the above, takes about an hour and a half and costs the same in every county town; the road beyond is charged by the kilometre, and said beforehand. Customers with a support contract have it once a year anyway. If yours has not been, call us. It is February somewhere in our diary all the time.`,
};
