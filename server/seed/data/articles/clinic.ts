import type { DemoArticle } from '../types';

export const clinic: DemoArticle = {
  key: 'clinic',
  title: 'Records that leave the dispensary the same day',
  shortDescription:
    'A dispensary near Lake Turkana sent its reports by motorbike. What was installed, what it runs on and what the nurse uses it for.',
  categoryKey: 'kits',
  tagKeys: ['health', 'solar', 'installation'],
  pictures: ['article-clinic', 'article-pole', 'article-solar-set'],
  likes: 156,
  views: 2240,
  publishedDaysAgo: 39,
  comments: [
    {
      content: 'As a clinical officer in Marsabit: the vaccine fridge log is the part that matters most.',
      hoursAgo: 500,
    },
    { content: 'Hongera. Natumai kaunti nyingine zitafuata.', hoursAgo: 720 },
    { content: 'What did the grounding look like in that sand?', hoursAgo: 890 },
  ],
  content: `At the end of each month a rider took an envelope from the dispensary to the sub-county office: registers copied by hand, two hours of sand each way if the lugga was dry. What was wrong in them came back four weeks later. Today the same figures leave on the day on which they are written.

## The place

A building of two rooms and a veranda, a roof of green sheet, wind all year. No grid. A vaccine refrigerator with its own solar panels, which nobody may touch and we did not. Shade from one acacia, to the west, harmless.

The roof timbers were too thin for a mast in that wind. So the dish stands on a **ground pole** eight metres from the wall, in a footing a metre deep because the sand is loose.

## What was installed

- Business Kit: dish, 3 m pole, two surge protectors, router, one mesh node for the staff house
- Battery and solar set of 1.2 kWh, the panels on the roof beside the refrigerator's
- 30 m of cable in conduit, buried at the depth of a forearm, with a tile over it
- An earth rod driven beside the pole, where the ground stays damp from the tank's overflow

Three of us needed two days. The first went into the footing and into waiting for water to mix the concrete.

## What it runs on

Dish and router take 90 W. From seven in the morning to seven in the evening this is a little over 1 kWh, which 400 W of panels bring in even when the sky is milky with dust. At night the dish sleeps and the battery is left for the lamp in the delivery room.

The nurse can wake it with a switch. A call to the hospital in Lodwar at two in the morning happens once or twice a month, and it is what the battery is really for.

## What it is used for

**Reports.** The monthly forms are filled in on a tablet as the patients come. At the month's end nothing needs copying.

**The refrigerator.** A sensor writes its temperature each ten minutes. The pharmacist at the county sees a bad line before the vaccine is lost and not after.

**Advice.** Photographs of a wound or a rash to the clinical officer. She answers between her own patients, often in the hour. Four transfers by vehicle were not needed in the first quarter, and two were sent at once that would have waited.

**Training.** Wednesdays at two, a lecture. The staff of the school come, too, when it is about first aid.

## What we would do otherwise

- The first cable came out of the ground at the wall in the open. Goats. It now rises inside a steel pipe.
- The tablet's charger hung on the dish's battery, with three phones beside it by the second day. A small panel of its own for the phones was the friendly answer.
- We left without showing the watchman. He is the one who is always there. On the next visit he learned to read the four lamps, and he has called us twice, rightly both times.

## For those who plan the same

Ask for the pole, unless someone has looked into the roof. Plan a day for the road in each direction. Put health records on a tablet with a lock and the network behind a password that is not written on the wall. And agree beforehand who pays the plan in the second year. A dish without a plan is a white board on a stick.`,
};
