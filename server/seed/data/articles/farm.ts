import type { DemoArticle } from '../types';

export const farm: DemoArticle = {
  key: 'farm',
  title: 'A dish on the farm: milk prices, cold store and a school desk',
  shortDescription:
    'What a connection changes on a mixed farm in Nyandarua, from the morning milk to the borehole pump, and what it does not change.',
  categoryKey: 'kits',
  tagKeys: ['farming', 'solar'],
  pictures: ['article-farm', 'article-farm-rows', 'article-battery', 'article-roof-zinc'],
  likes: 121,
  views: 1980,
  publishedDaysAgo: 58,
  comments: [
    { content: 'We did the same in Kinangop. The cold store alarm has paid for the kit already.', hoursAgo: 700 },
    { content: 'Sensor ya maji mlinunua wapi?', hoursAgo: 810 },
    { content: 'How do you keep the dust off the dish in the dry months?', hoursAgo: 980 },
  ],
  content: `The farm lies above Ol Kalou, forty minutes from the tarmac on a dry day: sixty dairy cows, potatoes on eight acres, a cold store that four neighbours share. The phone found two bars of signal on the hill behind the house and none in the store, where it was needed. Since last year a Standard dish stands on the store's roof. We went back to ask what has changed.

## The morning

The milk leaves at half past five. Before, the price of the day was what the driver said it was. Now the tablet in the milking shed shows what three collection points pay and how much they take, and the driver knows that it does.

The difference is small, one or two shillings a litre. On nine hundred litres a day it pays the monthly plan in a week.

## The cold store

Potatoes want 4 °C and dark. The compressor runs from the grid, and the grid in the hills has its moods. A sensor in the store sends the temperature each five minutes; above seven degrees the manager's phone rings. It has rung eleven times. Twice the harvest would have sweated for a night without anybody knowing.

The sensor cost less than one sack of seed potatoes. It speaks Wi-Fi, so it needed nothing but a name and a password.

## The borehole

The pump stood 600 m from the house, too far for Wi-Fi. The answer was plain: two outdoor access points that look at each other along the fence. Now the level of the tank is on the tablet, and the boy who ran down the hill three times a day to look is in school in the afternoons.

## The desk

That was not on the list when the kit was ordered. In the corner of the farm office stands a school desk where four children do their homework, two of them the neighbours'. In the holidays before the exam it is full until nine. The plan does not get more expensive by it.

## What it took

- Standard kit with roof pivot mount and sealing kit on the zinc roof of the store
- 45 m of outdoor Ethernet to the house, in conduit under the yard where the tractor passes
- One mesh router in the house, one in the milking shed
- Two access points along the fence to the borehole
- Battery box and DC converter, because the cold store's alarm is needed most when the power is off

The work took a day and a half. The half day was the trench.

## What it did not change

The road is the same. A buyer who sees the potatoes on a video still wants to see them in the sack. Nobody on the farm learned English, book-keeping or patience from the internet, though the accounts now go to the bookkeeper in Nyahururu by e-mail and come back with fewer questions.

And the dish needs looking after. In February the dust of the drying yard lay on it like flour. Rain washes it off in most months; in the dry ones somebody goes up with a soft broom.

## Worth it?

The owner does his sums on the back of a feed bag. Milk price, two saved stores, four trips a month to town that are not made any more: he had the kit back after seven months. The desk he does not count.

"That one is not for money," he says.`,
};
