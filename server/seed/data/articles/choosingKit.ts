import type { DemoArticle } from '../types';

export const choosingKit: DemoArticle = {
  key: 'choosing-kit',
  title: 'Choosing between Mini, Standard and High Performance',
  shortDescription:
    'Three dishes, three jobs: what changes is how many people they serve, how much power they eat and whether they travel.',
  categoryKey: 'kits',
  tagKeys: ['buying', 'travel', 'schools'],
  pictures: ['article-sizes', 'article-large-dish', 'article-case'],
  likes: 168,
  views: 4120,
  publishedDaysAgo: 17,
  comments: [
    { content: 'For a boarding house with 30 girls, Standard or High Performance?', hoursAgo: 40 },
    { content: 'Nilinunua Mini kwa nyumba ya vyumba vinne. Jioni inapungua, kama mlivyosema.', hoursAgo: 130 },
    { content: 'The table of watts is what I was looking for. Thank you.', hoursAgo: 260 },
  ],
  content: `Most people who write to us ask which dish is the best. There is no such thing; there are three jobs. Answer four questions and one of the kits remains.

## How many people, at what hour?

Count the people who will be online at the same time, and count the evening, not the morning.

- **One to four people**: the Mini manages. Two video calls and some reading are no trouble; four films at once are.
- **A family, an office of ten, a clinic**: the Standard kit.
- **Thirty and more, all at once**: the High Performance kit. A computer laboratory is the hardest test there is, because forty machines ask for the same page in the same second.

Between ten and thirty it depends on what they do. A cyber café where people fill in forms is lighter than a hostel where they watch football.

## Where does the power come from?

This decides more often than the speed. Measured at the plug:

- Mini: 25 to 40 W
- Standard: 75 to 100 W
- High Performance: 110 to 150 W

On the mains the difference is a few hundred shillings a month. On solar it is the difference between one panel and three. If your power comes from a battery, start with the smallest dish that does the job and spend the rest on the battery.

## Does it travel?

The Mini fits into a rucksack and starts from a car socket. The Standard kit can be moved, and some lodges carry it from camp to camp in a hard case, but it is a two-handed job each time. The High Performance dish stays where it was bolted down.

If it shall work while the vehicle drives, only the Mini on the magnetic mount is made for it.

## How is the sky?

The large dish sees more of the sky at once. When a tree stands in the way, it has other satellites to turn to, and it holds on longer in a storm. With a clear view the Standard dish is just as steady.

So before paying five times the price for a bad sky, look whether a pole moves the dish to a good one. Three metres of pipe are cheaper than any dish.

## What people forget to count

The dish is not the whole bill. Add

- the **mount** for your roof and the sealing kit,
- a longer **cable**, if the router will not stand within 15 m,
- a second **router** for stone walls or a second floor,
- something for the **power cuts**,
- the monthly service plan, which no hardware price contains.

For a bungalow in Kajiado with a family of five that came, the last time we added it up, to about a third on top of the kit. Better you hear it from us before than from your bank after.

## Our short answer

Alone or on the road: Mini. A home or a small office: Standard. A school, a hospital, a lodge: High Performance, after we have looked at the roof. And if you are between two of them, take the smaller one and a good mount. You can sell a kit that became too small; nobody buys a hole in the ceiling.

Bring your answers when you ask for a quote. With the number of people, the county, the kind of roof and the source of power we can tell you a price the same day.`,
};
