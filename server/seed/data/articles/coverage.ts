import type { DemoArticle } from '../types';

export const coverage: DemoArticle = {
  key: 'coverage',
  title: 'Coverage in Kenya: what “everywhere” means, county by county',
  shortDescription:
    'The satellites pass over all 47 counties. Whether it works on your plot depends on four other things, and you can check them today.',
  categoryKey: 'kits',
  tagKeys: ['coverage', 'buying'],
  pictures: ['article-coverage', 'article-orbit', 'article-hills', 'article-city'],
  likes: 177,
  views: 4460,
  publishedDaysAgo: 36,
  comments: [
    { content: 'Works in Mfangano. The boat with the dish was the adventure.', hoursAgo: 300 },
    { content: 'In Kilimani speeds fall at 9 pm. Is that the crowding you mean?', hoursAgo: 450 },
    { content: 'Mandera iko sawa kabisa, hata usiku.', hoursAgo: 620 },
    { content: 'Thank you for saying no to our cousin in Karura. He believes you now.', hoursAgo: 800 },
  ],
  content: `"Do you have coverage in Moyale?" It is the question we hear most, and it comes from the world of masts, where coverage is a circle around a tower. Satellites have no such circles. They pass over Moyale as they pass over Mombasa, every few minutes, day and night. All 47 counties lie under them.

So the honest answer is yes. But four things decide whether it is a good yes.

## 1. Your sky

Open sky matters more than any map. Lodwar has it everywhere; a stream bed in Kakamega forest has it nowhere. On the same street in Karen one garden works and the next does not, because of one row of jacarandas.

This you can check with a phone in ten minutes. We have described how in another article. Do it before you order, wherever you live.

## 2. How many share it

The satellite gives its capacity to an area, and those who are in it share. In Turkana or Tana River a dish is alone with the goats and runs as fast as it can. In the full quarters of Nairobi, evenings between eight and eleven, speeds fall by a third or a half, and at times new connections are put on a waiting list.

What this means in practice:

- **North, north-east, the coast outside Mombasa, the ranches**: full speed at all hours
- **Rift Valley towns, Nyanza, Western**: full speed by day, a little less in the evening
- **Nairobi, Kiambu, Mombasa**: good by day, slower in the evening; check for a waiting list before you buy

If fibre runs past your gate in Nairobi, take the fibre and keep the dish for the day on which a digger finds it. We sell dishes, and we still say so.

## 3. The weather

The wettest counties, Kericho, Kakamega, Kisii, Nyeri, lose some minutes in a month of heavy rain. The dry ones lose none. The heat of Garissa does no harm to the dish, but it does to batteries and to supplies in closed boxes. The salt of Lamu asks for fresh water once in a while.

## 4. The way to you

The signal arrives everywhere; a technician does not, not on the same day. From our stores we reach

- county towns on tarmac within two to four working days,
- the rest of the country within ten, roads and rivers permitting,
- islands and conservancies by agreement with a boat or a plane that goes anyway.

For places far from a road we send the kit in one box with everything, two spare connectors included, because the second trip is the expensive one.

## What about moving around?

A kit bought for one place can be used at another, and the Mini is made for it. The plan must allow it: there are cheaper plans for a fixed address and dearer ones that travel. Ask which one you get. A fixed plan that wakes up in another county may simply stay silent.

Neighbouring countries have their own rules. At Namanga and Busia the sky does not change, but the permission does.

## Check it today

1. Stand where the dish would go and look at the sky with the app.
2. Ask us for the state of your area this month: open or waiting list.
3. Tell us what power there is.
4. Send the position, as a pin from your phone.

With these four we answer yes, no or not yet. We say no about twice a week. It saves both of us a roof.`,
};
