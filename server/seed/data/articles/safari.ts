import type { DemoArticle } from '../types';

export const safari: DemoArticle = {
  key: 'safari',
  title: 'Internet on safari: camps, vehicles and long murram roads',
  shortDescription:
    'How guides use a small dish between the Mara and Loiyangalani, how they power it, and when it is better to leave it in its case.',
  categoryKey: 'cases',
  tagKeys: ['travel', 'solar'],
  pictures: ['article-camp', 'article-vehicle', 'article-case'],
  likes: 201,
  views: 3890,
  publishedDaysAgo: 13,
  comments: [
    { content: 'The dish on a game drive is a fine way not to see the leopard.', hoursAgo: 26 },
    { content: 'We lend it to guests from 7 to 8 pm only. Everybody is happier.', hoursAgo: 60 },
    { content: 'Sumaku zilishikilia vizuri kutoka Isiolo mpaka Marsabit.', hoursAgo: 140 },
    { content: 'Did you need anything from KWS to use it in the park?', hoursAgo: 250 },
  ],
  content: `A lodge in Samburu told us why it bought a dish: not for the guests but for the booking office, which had been a man with a phone on a hill. The guests came second. On wheels it is similar. What guides want is a message that the bridge at Archers Post is passable, and the weather. That the guest can call home comes on top.

## Which kit

For vehicles and fly camps the **Mini**. It takes 25 to 40 W, starts in two minutes and fits under a seat. The Standard kit belongs to camps that stand for a season, on a pole beside the mess tent.

For a vehicle that shall be online while it drives, add the magnetic mount. Expect cuts under trees, in gorges and at each lorry that passes close. On the open road north of Isiolo it holds for hours.

## Power in a vehicle

- From the **second battery**, never from the one that starts the engine. Four hours of dish take 10 to 13 Ah.
- Through a **fuse of 10 A** and a socket that does not wobble. Corrugations shake plugs out; we tape ours.
- Starting the engine dips the voltage, and the dish restarts. Start first, then plug in.

In camp a battery box of 50 Ah carries the dish from sundowner to breakfast and fills up again from a folding panel while everyone is out on the drive.

## Where to set it down

Open ground beats everything. Ten metres from the fever trees is better than under them, and a camp table is better than the grass, because of the hyenas. Hyenas chew anything that smells of hands. One of our cables has been to Tarangire and back in a stomach, or so the story goes.

At the coast rinse it with fresh water. Salt does to aluminium what hyenas do to cable.

## Dust

The C103 has a dust as fine as talcum. It goes into every gap that is not sealed, and a dish has none, but plugs do. Close them with the caps or a bit of tape before you drive. Wipe the face of the dish with a wet cloth; a dry one turns dust into sandpaper.

A hard case with a seal is not a luxury there. The foam also saves the thing when the case falls from the roof rack, which it will.

## Manners

This is the part people thank us for.

1. **Off on the game drive.** A vehicle with a hotspot is a vehicle full of lowered heads.
2. **An hour in the evening** is enough. Agree on it at the start and nobody sulks.
3. **No Wi-Fi name with the camp's position.** Poachers read, too. Do not post live pictures of rhino with the place in them.
4. **Ask the park or conservancy.** Rules differ and change. A phone call before the trip is cheaper than a discussion at the gate.

## When it stays in the case

In Nairobi traffic. Under the canopy of Kakamega forest. In a gorge. And on the last evening, round the fire, when somebody begins a story.

## What to pack

- Mini kit, 12 V cable, battery box or power bank of 100 W
- Magnetic mount and its safety cord
- Hard case, wet cloth, tape, spare fuse
- A printed card with the network's name, password and the hours, for the guests

The whole load weighs fourteen kilos with the battery box and six without. Everything else that you need out there cannot be downloaded.`,
};
