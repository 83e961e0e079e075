import type { DemoArticle } from '../types';

export const stoneWalls: DemoArticle = {
  key: 'stone-walls',
  title: 'Wi-Fi through stone walls: routers, nodes and one good cable',
  shortDescription:
    'The dish is fast, the bedroom is slow: where to put the router, when a mesh node helps and why a wire still beats both.',
  categoryKey: 'routers',
  tagKeys: ['wifi', 'buying'],
  pictures: ['article-stone-room', 'article-network', 'article-cable'],
  likes: 88,
  views: 2050,
  publishedDaysAgo: 66,
  comments: [
    {
      content: 'Moving the router from the floor to the bookshelf gave me one more room. Free of charge.',
      hoursAgo: 1200,
    },
    { content: 'Nyumba yangu ina kuta za mawe za inchi tisa. Node moja haikutosha.', hoursAgo: 1350 },
  ],
  content: `"The internet is slow" means three different things: the satellite is slow, the Wi-Fi is slow, or the website is slow. In houses built of Nairobi stone it is the Wi-Fi, nine times of ten. A quick test tells them apart: stand one metre from the router and measure. If it is fast there and slow in the bedroom, read on.

## What walls do

Wi-Fi goes through air and boards and is stopped by mass and metal.

- A partition of board: hardly any loss
- A wall of 15 cm blocks: a third gone
- Nine inches of quarry stone: two thirds gone
- A concrete slab with steel: next to nothing comes through
- Iron sheet, a mirror, a water tank: nothing

Two stone walls one after the other leave a ninth. This is why the room at the end of the corridor has a name on the phone's list but no internet.

## Before you buy anything

1. Put the router in the **middle** of the house, not where the cable happens to come in. Ten metres of cable are cheaper than a node.
2. Put it **high and free**: on a shelf, not on the floor, not behind the television, not in the cupboard with the guest china.
3. Open **doors** count. The signal takes the corridor like everybody else.
4. Use the name with **5 GHz** in the same room and the other, slower and longer, for the yard.

One house in four has no need of us after that.

## When a node helps

A mesh node catches what the router sends and says it again. It can only repeat what it hears. So it belongs **half way**, in a room where the signal is still good, not in the dead corner that you want to cure.

Each hop by radio halves the speed. From 180 Mbps the first node hands out 80 to 90, the second 40. For calls, films and homework that is plenty. More than two hops we do not sell to anybody.

## When a wire is better

A network cable between router and second router takes nothing away. Over 45 m or 90 m it brings the full speed, and the stone does not matter to it.

- From the dish's house to the **guest wing**: wire, in conduit.
- Up to the **first floor** of a maisonette: wire through the duct of the TV aerial, if the electrician was kind.
- To the **shop, the gate, the poultry house**: outdoor Ethernet, UV-resistant, buried below the depth of a hoe.

Where no cable can go, two outdoor access points facing each other reach a few hundred metres, so long as they see each other.

## Three houses

**Bungalow in Syokimau, 140 m², blocks.** One router in the corridor, on top of the wardrobe. No node.

**Maisonette in Ruaka, stone, two floors.** Pack of two, one on each floor near the stairs, a cable between them. 4 Mbps upstairs became 90.

**Old farmhouse near Nakuru, stone, 26 m long.** Three routers in a row, all on wire, and an access point for the veranda. The owner had bought five nodes before; four of them repeated silence to each other.

## How to measure

Use the same phone and the same page, at the same hour, at four places: beside the router, in the worst room, half way, in the yard. Write it down. With those four numbers we can tell you on the phone whether you need a node, a cable or a shelf.

And change the password that came on the sticker. When your Wi-Fi becomes good, the whole plot will know.`,
};
