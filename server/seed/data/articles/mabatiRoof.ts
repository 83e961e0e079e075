import type { DemoArticle } from '../types';

export const mabatiRoof: DemoArticle = {
  key: 'mabati-roof',
  title: 'How to mount a dish on a mabati roof without leaks',
  shortDescription:
    'Seal every screw, keep the mast off the ridge and run the cable under the sheet’s overlap, so the first long rains are no surprise.',
  categoryKey: 'mounts',
  tagKeys: ['installation', 'mabati', 'maintenance'],
  pictures: ['article-roof-red', 'article-roof-mount', 'article-roof-near', 'article-sealing', 'article-roof-blue'],
  likes: 214,
  views: 3480,
  publishedDaysAgo: 3,
  comments: [
    {
      content: 'We used the long screws that came with the sheets and they were too short for the purlin. Bring 65 mm.',
      hoursAgo: 3,
    },
    { content: 'Does this hold for stone-coated tiles as well?', hoursAgo: 20 },
    { content: 'Clear. The part about the crest saved me a ceiling board.', hoursAgo: 31 },
    { content: 'Asante. Butyl mnatumia ya aina gani?', hoursAgo: 44 },
    { content: 'Cable under the overlap works, but watch for rats.', hoursAgo: 52 },
    { content: 'Fundi wangu alikuwa anataka kutumia silicone peke yake. Nimemwonyesha hii makala.', hoursAgo: 60 },
    { content: 'Could you show the same for box-profile sheets?', hoursAgo: 66 },
  ],
  content: `A corrugated roof is the best place for a dish in most of Kenya: high, open to the sky and easy to reach. It is also where most call-backs come from, because every screw through a sheet is a hole until someone seals it. This is how our own teams do it.

## Choose the place before the mount

Stand where the dish will be and look up. The dish needs a cone of open sky about 110° wide. Trees grow, and the neighbour's water tank may rise by a storey: leave a margin to the side you do not control.

Then look down. You want a place that is

- over a **purlin**, the timber or steel that carries the sheet, because the sheet alone holds nothing,
- at least 60 cm from the ridge, where the wind is strongest, and from the eaves,
- away from the valley between two roofs, where water gathers,
- within reach of the room where the router will stand.

You find a purlin by its row of screws. Knock on the sheet between two screws: over timber it sounds dull.

## Crest, never trough

Water runs in the trough of the wave. A screw in the trough stands in a stream each time it rains; a screw on the crest gets wet and dries again. Drill on the crest, through the sheet, into the purlin.

If the plate is so placed that one hole falls into a trough, move the plate. Do not tell yourself that sealant will do.

## Seal in the right order

1. Clean the sheet with a dry brush, then with a cloth and some spirit. Paint that flakes must go.
2. Lay a strip of **butyl tape** under the plate, around each hole. Press it down; it should come out at the edges.
3. Set the screw with its **neoprene washer**. Tighten until the washer just bulges. Tighter cuts it.
4. Brush sealant over screw heads and plate edge. This is the second line, not the first.

Silicone alone is what we find on leaking roofs. It sticks badly to galvanised steel and lets go in its second year of sun.

## The right screws

For timber purlins take 65 mm roof screws: 25 mm for the height of the wave, the rest for the wood. For steel purlins take self-drilling screws with a fine thread. The screws that came with the sheets are made to hold sheets, not a mast in the wind.

## Bring the cable in dry

Run the cable down the crest to the eaves and leave a **drip loop** before it enters the wall: a bend that hangs lower than the hole, so that water drops off instead of walking inside. On a long roof you can pass the cable under the overlap of two sheets. Never drill a hole for it in the sheet.

Fix it every 50 cm with clips on existing screws. A cable that moves in the wind saws through its own jacket in a year.

## Before you come down

- Pull on the mast with your weight. Nothing may move.
- Pour a bucket of water over the plate while somebody looks at the ceiling.
- Take a photo of the screws. In two years you will want to know how they were.

Work with a second person, on a dry morning, with shoes that grip. Mabati that is safe at nine is a slide at four, when the dew of the highlands comes down. And if the roof is older than the house looks, ask us first: new screws in rotten purlins are wasted screws.`,
};
