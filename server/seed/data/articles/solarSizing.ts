import type { DemoArticle } from '../types';

export const solarSizing: DemoArticle = {
  key: 'solar-sizing',
  title: 'Sizing solar for a dish: one worked example',
  shortDescription:
    'From watts to watt-hours to panels and batteries, with the numbers of a house in Narok, so that you can put in your own.',
  categoryKey: 'power',
  tagKeys: ['solar', 'power-cuts'],
  pictures: ['article-solar', 'article-solar-set', 'article-battery'],
  likes: 109,
  views: 2630,
  publishedDaysAgo: 52,
  comments: [
    {
      content: 'I had 200 W of panels and wondered why it died at 3 am. Now I know: I needed twice that.',
      hoursAgo: 900,
    },
    { content: 'Je, hesabu hii inafaa kwa Kericho ambako kuna mawingu?', hoursAgo: 1010 },
    { content: 'Use four hours instead of five for Kericho, that is what we do.', hoursAgo: 1000 },
  ],
  content: `Solar systems fail on paper first. Someone reads "200 W panel" and "85 W dish" and concludes that there is plenty. Then the battery is empty at three in the morning. The way out is to count in watt-hours, and it needs no more than a pencil.

## Step 1: what is used in a day

The house in our example lies outside Narok, without grid. A Standard dish, its router, a mesh node, from six in the morning to eleven at night.

- Dish, on average: 80 W × 17 h = 1,360 Wh
- Mesh node: 8 W × 17 h = 136 Wh
- Dish asleep from eleven to six: 5 W × 7 h = 35 Wh

Together 1,531 Wh. We add a tenth for what is lost in converter and cable: **1,700 Wh a day**, round.

## Step 2: what a panel brings

A panel gives its full watts only when the sun stands high and the sky is clear. We count instead in sun hours: how many hours of full sun the whole day is worth.

- Garissa, Lodwar, Marsabit: six
- Nairobi, Narok, Machakos: five
- Kericho, Limuru, the slopes of Mount Kenya: four, in July three

Real panels are hot and dusty, so take four fifths of what is printed on them. A panel of 200 W in Narok brings 200 × 0.8 × 5 = **800 Wh a day**.

## Step 3: how many panels

1,700 divided by 800 is a little over two. Two panels will do in most months and fall short in the cloudy ones; three bring the battery back in one day after a bad one. We take **three**.

For Limuru in July: 200 × 0.8 × 3 = 480 Wh a panel, so four panels. This is why we ask for your county before we quote.

## Step 4: how large a battery

The battery has to cover the dark hours and one bad morning. From six in the evening to eleven at night the house uses 5 × 88 W = 440 Wh, the sleeping dish 35, and the morning until nine another 264. With the losses that is a bit over 800 Wh.

- **LiFePO4** may be used to nine tenths: 900 Wh, so a battery of 12 V and 75 Ah. We take 100 Ah, 1,280 Wh, and sleep well.
- **Lead-acid** may be used to the half: 1,640 Wh, so 140 Ah, and it wants replacing after two or three years in the heat.

## Step 5: the small things that burn

1. A **fuse** at the battery, within a hand's width of the pole. A short circuit at 12 V melts a spanner.
2. **Thick cable**. At 12 V and 10 A, five metres of 2.5 mm² lose half a volt; take 6 mm².
3. A **regulator** of the MPPT kind. The cheap PWM kind throws away a fifth.
4. An **earth** for the frame of the panels and the mast of the dish, both to the same rod.

## Where the panels go

On the roof, facing the equator is not a question here: almost flat is right, with 10 to 15° of tilt so that rain washes them. The side matters less than the shade. One branch over one corner can cost a third of a panel.

Put them where you can reach them. Dust costs five per cent in a month without rain, and a bucket and a soft cloth bring it back.

## The whole list

For the house in Narok: three panels of 200 W, a regulator of 30 A, 100 Ah of LiFePO4, the DC converter, fuses, cable. The dish has run for fourteen months; the battery was empty once, when a visiting nephew mined something on his laptop.

Put your own hours and your own county in, and see where you land. Then send us the sum: we check it for nothing, since it is easier than explaining an empty battery afterwards.`,
};
