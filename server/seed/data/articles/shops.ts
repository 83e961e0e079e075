import type { DemoArticle } from '../types';

export const shops: DemoArticle = {
  key: 'shops',
  title: 'One dish for a row of shops',
  // Left out on purpose: the list shows what it shows for an article without a summary.
  shortDescription: '',
  categoryKey: 'routers',
  tagKeys: ['wifi', 'power-cuts', 'buying'],
  pictures: ['article-shops', 'article-supply'],
  likes: 59,
  views: 1190,
  publishedDaysAgo: 88,
  comments: [
    { content: 'Sisi tuko watano Kangemi, kila mtu analipa mia nne kwa wiki. Inafanya kazi.', hoursAgo: 2000 },
    { content: 'Who pays when the router dies? Write that down before, not after.', hoursAgo: 2050 },
  ],
  content: `An M-Pesa agent, a chemist, a salon, a cyber café and a butchery stand wall to wall at a stage outside Kitengela. Each of them bought data bundles, and each lost customers when the network went down at the month's end, when everybody sends money. Last year they put their shillings together. This is how they did it, and what they would write down earlier the next time.

## The sums

A Standard kit, mount, sealing kit, an outdoor access point, a battery box, cable: a little under 150,000 shillings with the work. Split by five and paid over six months, each shop gives less in a week than it had spent on bundles. The monthly plan, split by five, is the price of two sodas a day.

They did not split it evenly. The cyber café uses half of it and pays two shares, the butchery uses a phone and pays half of one. It took an evening to agree, and it was the most useful evening of all.

## How it is built

- The dish stands on the roof of the chemist, in the middle of the row, on mabati with a pivot mount.
- The router is in the chemist's back room, the only one that is locked at night and dry.
- **Wires** go left and right under the eaves to the café and to the agent, who cannot wait.
- The others use **Wi-Fi** from an access point on the front wall, which also covers the benches.
- The battery box runs dish, router and access point for six hours. The stage loses power twice a week; the row does not notice.

## Fair shares

One heavy user can make it slow for four. The router can be told who gets how much:

1. The agent's till comes **first**, always. It needs next to nothing, but that at once.
2. Each shop has a **floor** below which it cannot be pushed.
3. The café may use **all that is left**, which at ten in the morning is nearly everything.
4. Guests on the benches have their own network, half an hour each, and cannot see the shops' machines.

The last point is not about generosity. A till and a stranger's phone should never be on the same network.

## Keep the tills apart

Money asks for some care. Each shop has its own network name and password. The router's own password is in a sealed envelope in the salon, because the owner of the salon trusts nobody and is trusted by all. Updates are switched on. The card reader hangs on a wire.

## What they wrote down

After a quarrel in the third month, about a cable that a sign-painter had cut, they made a paper of one page:

- what belongs to whom, and what belongs to all,
- who pays how much, and by which day of the month,
- what happens when a shop closes or a new one wants to come in,
- who calls us, so that we are not called by five people about one lamp,
- a small fund, fifty shillings a week each, for the day on which something breaks.

The fund has paid for a new supply after a surge and for the protector that should have been there before.

## Is it allowed?

Sharing a connection among neighbours at one address is ordinary; selling it to the public is a business of its own, with its own licence. The benches are free of charge, and so nobody needs one. If you think of charging, ask first.

## And the customers?

They sit on the benches, wait for the matatu and buy a soda. The butcher, who was against the whole thing, has put up a sign with the network's name. His own design, with a cow.`,
};
