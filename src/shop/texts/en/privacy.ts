/** One part of a page that is read. */
export interface TextSection {
  title: string;
  text: string;
  points?: readonly string[];
}

/** Texts of the privacy page: what is kept, where, why and how long. Change it together with what it tells of. */
export const privacy = {
  title: 'Privacy',
  lead: 'What we keep about you, why, for how long, and what you can ask of us. In plain words.',
  description:
    'What this shop stores in your browser and on its server, why and for how long, and your rights under the Kenyan Data Protection Act, 2019.',
  short: 'In short',
  shortPoints: [
    'You can look at everything and fill a cart without telling us who you are.',
    'There are no trackers, no advertising networks, and no cookie but one for the language, if you change it.',
    'Nobody else is asked for anything before you press a button that says so.',
    'What you write to us is used to answer you, and for nothing else.',
  ],
  sections: [
    {
      title: 'In your browser',
      text: 'This stays on your device. We do not receive it unless you send it, and clearing the data of this site removes it.',
      points: [
        'Your cart and your favorites, until you take them out.',
        'What this site remembers for your comfort, such as articles you liked, the language or the county you chose, until you change it.',
        'Requests that could not be sent, for 7 days at most after the first try; once sent, only where the answer goes, for a day.',
        'What you have typed into a form and not sent, and the current offers, until you close the tab.',
        'A sign-in cookie and what they work on, for our staff only, until they sign out.',
      ],
    },
    {
      title: 'On our server',
      text: 'We keep what you send us by a form.',
      points: [
        'Requests and messages: your name, e-mail address, phone number if you give one, your words and the products asked for. We use them to answer and to prepare your quote, and keep them as long as your request, an installation or its warranty needs them.',
        'A quotation: the moment its link was first opened, and if you accept it, that moment and the name you give. All of it is kept with the quotation; whoever has its link sees by whom and when it was accepted.',
        'The newsletter: your e-mail address, until you ask us to leave it out. No other part of the site uses it.',
        'Ratings and comments: the stars and your words, shown without a name. We do not know who wrote them.',
        'Searches that found nothing: the words and how often on which day, nothing of who looked, for 90 days.',
        'Likes and views: numbers only. A random mark keeps one visit from counting twice; it is deleted after 30 days.',
        'Your network address, to keep machines from flooding our forms: in a counter that is deleted within about an hour.',
      ],
    },
    {
      title: 'Other companies',
      text: 'We sell no data and share none for advertising. Some buttons lead to others, and only when you press them does your browser contact them; their own rules hold there.',
      points: [
        'Show map: OpenStreetMap shows our place.',
        'Contact via WhatsApp: opens a chat in WhatsApp, with a text that you can change before you send it.',
        'Video and social links: open the pages of those services.',
      ],
    },
    {
      title: 'Your rights',
      text: 'The Kenyan Data Protection Act, 2019 gives you rights over what we hold about you:',
      points: [
        'to know what is kept about you and how it is used, and to get a copy;',
        'to have wrong or misleading data corrected;',
        'to have data deleted that is wrong, or no longer needed or allowed to be kept;',
        'to object to its use, and to take back a consent at any time.',
      ],
    },
  ] as readonly TextSection[],
  askTitle: 'Ask us, or have it deleted',
  ask: 'Write to us from the address you used, or call. Say what you would like to see, corrected or deleted. It costs nothing, and we answer within 7 days.',
  write: 'Write an e-mail',
  mailSubject: 'My data',
  contact: 'Other ways to reach us',
  complain:
    'If our answer does not satisfy you, you may complain to the Office of the Data Protection Commissioner of Kenya.',
  complainLink: 'Office of the Data Protection Commissioner',
  responsible: 'Who is responsible',
} as const;
