import type { DemoArticle } from '../types';

export const school: DemoArticle = {
  key: 'school',
  title: 'Forty computers on one dish: preparing a school for the new term',
  shortDescription:
    'A laboratory is the hardest test for a connection. How we plan it in the holidays so that the first lesson of the term works.',
  categoryKey: 'kits',
  tagKeys: ['schools', 'wifi', 'installation'],
  pictures: ['article-school', 'article-school-yard', 'article-network', 'article-cable'],
  likes: 184,
  views: 3150,
  publishedDaysAgo: 24,
  comments: [
    {
      content: 'Please come and talk to our board of management. We have the computers and no internet.',
      hoursAgo: 90,
    },
    { content: 'The cache advice is gold. Updates used to kill our mornings.', hoursAgo: 280 },
    { content: 'Shule yetu iko Busia, mnafika?', hoursAgo: 410 },
    {
      content: 'Do not forget the password of the staff room, or the whole form four will be on it by Friday.',
      hoursAgo: 520,
    },
  ],
  content: `A family spreads its internet over the day. A class does not. At 8:20 the teacher says "open the page", and forty machines ask for the same thing in the same second. If that second goes badly, the lesson is lost and so is the teacher's trust. So we plan for this second.

## Start in the holidays

The holidays between terms are three or four weeks long, and every school in the county wants its work done in them. Ask in the last month of term, not in the last week of the holidays. Our order is

1. **Survey** while classes are on, because then we see what really happens in the rooms.
2. **Order** and power work in the first week of the holidays.
3. **Dish and cables** in the second.
4. **Test with all machines** in the third, with the computer teacher at the desk.

That leaves one week in which something may go wrong. Something does, usually with the power.

## The dish is the easy part

For forty machines we take the High Performance kit. It stands on the roof of the laboratory block, not of the office, so that the longest cable is the one nobody steps on.

Where the budget ends below that, two Standard kits side by side do the job almost as well and survive the failure of one. They are two contracts and two bills, which bursars like less.

## Wires for machines, Wi-Fi for people

Put the desktop computers on network cable. All of them. A switch with 48 sockets and forty cables cost less than the Wi-Fi equipment that could carry forty machines in one room, and they do not slow down when it rains on iron sheets.

Wi-Fi is for teachers' laptops and the staff room. One router there, one access point for the yard if the board wants it. Give them different names and passwords.

## Save what can be saved

Half of a school's traffic is the same things again and again.

- Let **one** machine fetch the operating system's updates and hand them to the others, at night.
- Keep an **offline library** on a small server: encyclopaedia, past papers, videos of the syllabus. It works when the dish does not.
- Limit each pupil's machine to a fair share, so that one film does not stop a class.

With these three, a school of 640 students used less in a month than three families in Lavington.

## Power

A laboratory of forty desktops takes 4 to 6 kW; the dish adds 150 W to it. If the lights go out the lesson is over anyway, so do not pay for batteries that bridge the machines. Do bridge dish, router and one laptop: the office can go on working, and the exam portal has no mercy with deadlines.

## Who looks after it?

Choose two people, not one, and show both. Ours get a page, laminated, that hangs beside the switch: what each lamp means, what to unplug first, which number to call. We ask them to call before they open anything.

## What it costs

We cannot print a price that holds for all. For a single laboratory with 45 m between roof and room, on stone walls, the hardware without computers has come to between 330,000 and 420,000 shillings. It can be paid over twelve months; many boards split it over three terms.

Tell us the number of machines, the roof and the date of the first lesson. From those three we can work backwards.`,
};
