import type { DemoArticle } from '../types';

export const openSky: DemoArticle = {
  key: 'open-sky',
  title: 'What the sky above your compound must look like',
  shortDescription:
    'Trees, water tanks and a neighbour’s wall: how to find the one place on the plot with an open sky, with your phone and ten minutes.',
  categoryKey: 'mounts',
  tagKeys: ['coverage', 'installation'],
  pictures: ['article-open-sky', 'article-hills', 'article-pole'],
  likes: 97,
  views: 2310,
  publishedDaysAgo: 31,
  comments: [
    {
      content: 'Our grevillea trees were the problem. Moved the dish 12 m on a ground pole and it is fine.',
      hoursAgo: 210,
    },
    { content: 'Je, mwavuli wa jua unazuia?', hoursAgo: 340 },
    { content: 'Yes it does, mine sat under one for a week before I noticed.', hoursAgo: 330 },
  ],
  content: `When somebody tells us that the internet drops for two seconds every few minutes, we do not ask about the weather. We ask for a photo of the sky. In four of five cases a tree is in it.

## Why two seconds matter

The satellites are low and move fast. Each one crosses your sky in a few minutes, and the dish hands over from one to the next. If a branch hides the part of the sky where the next one is, the connection waits until it comes out on the other side.

A film does not notice, it has some seconds in store. A call does. A till, an exam or a game does, too.

## The cone

Imagine an ice-cream cone standing on the dish, opening upwards, a bit wider than a right angle: about 110° from rim to rim. All of it should be sky.

- At **10 m distance**, nothing should be higher than about 7 m above the dish.
- At **20 m**, nothing higher than 14 m.
- A pole or a wire across the cone costs little. A wall, a tank or a crown of leaves costs a lot.

Glass blocks it, iron sheet blocks it, a parasol blocks it. Makuti lets some of it through when dry and nothing when wet.

## Ten minutes with a phone

The app of the kit has a tool that uses the camera. You turn around slowly and it paints the cone over what it sees. Do it at every place that could hold the dish: ridge, gable, tank stand, the far corner of the plot.

1. Stand where the dish would be, not below it. On the ground you see obstructions that are gone at roof height, and miss others.
2. Hold the phone at the height of the dish.
3. Walk on until the tool shows less than one per cent obstructed. Two per cent is what people live with and complain about.

If you cannot climb, take a picture with the phone on a broom handle. We have been sent stranger things.

## Which way to look

In Kenya we sit on the equator, and the satellites pass on all sides. The dish asks for a slight tilt and a direction when it is set up, but for choosing the place look at the whole round. Anyone who tells you to point it to the north like a TV dish has sold TV dishes.

## When nothing is open

- **Go up.** A mast of two metres on the gable often clears the neighbour's roof.
- **Go out.** A ground pole in the open part of the shamba, with 45 m of cable, beats a bad roof. Farther still, put the router in a dry box at the pole and run network cable to the house.
- **Prune.** Ask the owner, ask the county where it is a road tree, and remember that eucalyptus is back in eighteen months.
- **Share.** Perhaps the neighbour's roof is the right one. Two households on one kit is ordinary.

## Look again every year

Trees grow by a metre a year in the highlands and buildings by a storey. If a connection that was good begins to drop at the same minutes each day, run the tool again before you suspect the dish.

Send us the screenshot when you ask for a quote. It saves you the survey fee, and us the drive.`,
};
