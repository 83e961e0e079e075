import type { DemoArticle } from '../types';

export const powerCuts: DemoArticle = {
  key: 'power-cuts',
  title: 'Power for satellite internet during outages',
  shortDescription:
    'A 12 V battery, a small inverter or none at all: what a kit really draws and how long each way keeps you online.',
  categoryKey: 'power',
  tagKeys: ['power-cuts', 'solar', 'buying'],
  pictures: ['article-night', 'article-battery', 'article-supply', 'article-pylons'],
  likes: 143,
  views: 2890,
  publishedDaysAgo: 10,
  comments: [
    { content: 'Umeme Kisii unapotea kila jioni. Battery box imetuokoa.', hoursAgo: 9 },
    {
      content: 'Please add what happens with a modified sine inverter. Mine hums and the dish restarts.',
      hoursAgo: 75,
    },
    { content: 'Same here, pure sine solved it.', hoursAgo: 70 },
    { content: 'How long does the router alone last on a car battery?', hoursAgo: 190 },
  ],
  content: `The power goes, and the internet goes with it, although the satellite does not care. KPLC's planned interruptions last from nine to five; the unplanned ones are shorter and come in the evening. Both can be bridged. The question is for how long and at what cost.

## Two devices, two appetites

A kit has two parts that need power: the dish and the router. With the Standard kit the dish takes 75 to 100 W and feeds the router along the way. The Mini is dish and router in one and takes 25 to 40 W.

So a backup for the router alone, the small kind that is sold for fibre modems, keeps your Wi-Fi name in the air but no internet behind it. It is useful where a mesh node or a fibre box needs it, and for nothing else.

## Three ways to bridge

### A battery box

For the Mini it is the simplest way: plug the 12 V cable into the box. With 50 Ah, which is 640 Wh, you have about 18 hours. For the Standard kit put the DC converter between them and count on six to seven hours.

### Battery and inverter

If the house has an inverter already, use it. Check two things:

- It must be **pure sine**. Cheap ones make a rough wave that heats the supply and restarts the dish.
- It should be small. A 3 kW inverter takes 30 to 50 W for itself, all night, to feed a dish of 80.

### Solar by day, battery by night

Where cuts are long or there is no grid, panels pay for themselves. We have written a separate piece on how to size them.

## A rule of thumb

Take the watt-hours of the battery, take away a tenth for losses, divide by the watts of the dish:

- 640 Wh and a Mini of 32 W: 18 hours
- 640 Wh and a Standard dish of 85 W: not quite seven hours
- 1,200 Wh and a Standard dish: between twelve and thirteen hours

A lead-acid battery may only be used to the half if it shall live longer than a year. Count half of what is printed on it.

## Save before you buy

The cheapest watt-hour is the one you do not use.

1. Set the dish to **sleep** in the app, say from eleven at night to five in the morning. That is a quarter of its energy.
2. Turn off the snow-melt heating. Nobody in Kenya needs it and it can draw more than the dish.
3. Feed from DC where you can. Each change from DC to AC and back takes a tenth.

## Surges kill more kits than rain

When the power returns it does not come gently. Most of the supplies that reach our workshop died at that moment. A surge protector for the socket costs less than lunch for two; one for the cable from the roof costs a little more. In Kericho or Kakamega, where lightning is a neighbour, take both.

And pull the plug when a storm stands over the house. A battery box helps here in a second way: with the mains unplugged you stay online while it thunders.

## What we would do

For a home in town with cuts of a few hours: Standard kit, DC converter, battery box. For an M-Pesa shop that cannot close: Mini and battery box, which is the cheaper pair and lasts the whole trading day. For a school: ask us, because then the computers count too.`,
};
