import type { TextSection } from './privacy';

/** Texts of the page about the pictures. What they say of making and terms is that of pictures/README.md and LICENSE. */
export const aboutPictures = {
  title: 'About the pictures',
  lead: 'How the pictures in this shop are made, what they do not show, and how you may use them.',
  description:
    'The pictures of products and places in this shop are rendered by a computer, not photographed: how they are made, under which licence you may use them, and whom to credit.',
  short: 'In short',
  shortPoints: [
    'The pictures of products, of their uses and of places are made with a computer. None of them is a photograph.',
    'No roof, farm, school or camp in them is a customer’s: these places do not exist, nor do the people.',
    'What counts for an order is the text of a product: measures, weight and what is in the box.',
    'You may use the pictures yourself, for business too, as long as their notice stays with them.',
  ],
  sections: [
    {
      title: 'How they are made',
      text: 'A program of ours builds each scene out of shapes, materials, light and a camera. Blender, a free program for three-dimensional scenes, then works out what this camera would see.',
      points: [
        'All products stand on the same stage under the same lights, so that they can be compared.',
        'Roofs, walls, compounds, camps and rooms are scenes of their own, each with its hour of the day and its weather.',
        'Whoever is seen in a room, from behind and out of focus, is a model too. None has a face.',
        'The Earth, and its lights at night, follow public maps made from satellites.',
      ],
    },
    {
      title: 'What they do not show',
      text: 'A picture shows what a product is and how it is put up. It is no proof of what yours looks like.',
      points: [
        'Colours, seams and plugs may differ a little. Where a picture and the text of a product disagree, go by the text, or ask us.',
        'Refurbished products are shown without the marks of use that yours may have.',
        'None is a picture of an installation that we have made.',
        'Pictures that the shop adds later may be photographs. A rendered one says “Rendered for this site” where it is seen full screen.',
      ],
    },
    {
      title: 'Using them yourself',
      text: 'The pictures, and the programs that make them, are under the MIT licence. You may copy, change, print, publish and sell them without asking us and without paying.',
      points: [
        'Keep the notice below and the words of the licence with them.',
        'They come as they are: nobody promises that they fit your purpose.',
        'The licence covers what says “Rendered for this site”. For any other picture, ask us first.',
      ],
    },
  ] as readonly TextSection[],
  creditTitle: 'Credit',
  credit: 'The notice to keep:',
  licence: 'The words of the MIT licence',
  sourcesText: 'What others have made, and the pictures are made with:',
  sources: [
    'The Earth’s colour: Blue Marble Next Generation, NASA Goddard Space Flight Center, Earth Observatory (public domain).',
    'Its lights: Marc Imhoff (NASA GSFC) and Christopher Elvidge (NOAA NGDC), image by Craig Mayhew and Robert Simmon (public domain).',
    'Heights: Shuttle Radar Topography Mission, NASA Jet Propulsion Laboratory (public domain).',
    'Coasts and lakes: Natural Earth (public domain).',
    'Removing grain: the network of Intel Open Image Denoise (Apache License 2.0).',
  ],
  askTitle: 'Is one of them misleading?',
  ask: 'Tell us which, and what is wrong with it. We put it right, or take it out.',
  write: 'Write to us',
  gallery: 'See the gallery',
} as const;
