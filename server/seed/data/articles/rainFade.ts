import type { DemoArticle } from '../types';

export const rainFade: DemoArticle = {
  key: 'rain-fade',
  title: 'Rain fade: what the long rains do to the signal',
  shortDescription:
    'Heavy rain weakens the signal for minutes, not for days. What is normal, what is not, and the three things that help.',
  categoryKey: 'kits',
  tagKeys: ['coverage', 'maintenance'],
  pictures: ['article-rain', 'article-dish', 'article-roof-dusk'],
  likes: 76,
  views: 1740,
  publishedDaysAgo: 45,
  comments: [
    {
      content: 'Kericho: cut off about eleven minutes in the whole month of heavy rain. I wrote it down.',
      hoursAgo: 400,
    },
    { content: 'Asanteni kwa ukweli. Wengine huahidi kwamba haikatiki kamwe.', hoursAgo: 610 },
  ],
  content: `It is four in the afternoon, the sky over the escarpment is the colour of slate, and the first drops are the size of shillings. Ten minutes later the call freezes. Is that the rain, the dish or the power? Usually it is the rain, and usually it is over before the tea is.

## What happens up there

The signal between dish and satellite is a radio wave two centimetres long. Drizzle lets it through. A cloudburst, with big drops in a deep cloud, takes most of it away. This is called rain fade, and every satellite service has it.

What counts is not how long it rains but how hard. The slow, all-day rain of July in Limuru does next to nothing. The short violent storms of April around Lake Victoria are another thing.

## What is normal

For a Standard dish with an open sky, this is what our customers report over a wet season:

- **Light and steady rain**: no difference you would notice.
- **Heavy rain**: speed falls to a half or a third; calls go on.
- **A cloudburst**: a few cuts of ten seconds up to two or three minutes.
- **After the storm**: everything back within a minute, without doing anything.

In the wettest places, Kericho, Kakamega, the slopes of Mount Kenya, this adds up to something like ten to thirty minutes in a month of heavy rain. In Machakos or Garissa it is hardly worth writing down.

## What is not normal

Look for another cause if

- the connection fails in **light** rain,
- it stays away for **hours** after the rain has stopped,
- it became worse from one season to the next,
- it drops in the wind, rain or not.

The first two point to water in a connector. The third to a tree that has grown, and wet leaves block much more than dry ones. The last to a mast that moves.

## Three things that help

### Give it more sky

The more satellites the dish can see, the better the chance that one of them stands beside the cloud and not behind it. A dish with two per cent of its view blocked suffers more in rain than one with a clear view, because its choices were few to begin with.

### Keep the connectors dry

Every plug outdoors belongs inside the mount, under the dish or in a box, with a drip loop before it. Push until it clicks. If the plug looks green, clean it with contact spray and change the seal.

### Take the larger dish where it must not fail

The High Performance dish gathers about one and a half times as much signal and stays connected in storms that silence the smaller one. For a home it is too much. For a control room or a hospital it may be the reason to buy it.

## And the lightning?

Rain fade does no harm. Lightning does. If the storm is close enough to count less than five seconds between flash and thunder, pull the mains plug and the cable from the roof. You lose a quarter of an hour of internet, in which there would have been little anyway.

Nobody honest promises a satellite link that never drops. We promise that you know beforehand how often, and that it comes back by itself.`,
};
