import { kit } from './kit';

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);

/** Texts of the received requests. */
export const quotes = {
  title: 'Received Quotes',
  search: 'Search name, phone, message',
  status: 'Status',
  statuses: { all: 'All', ...kit.quoteStatus },
  list: 'Requests',
  request: (name: string) => `Request of ${name}`,
  loading: 'Loading requests...',
  failed: 'The requests could not be loaded.',
  notOffered: 'This server does not offer received quotes.',
  notOfferedText: 'It takes requests, but has no list of them for staff.',
  empty: 'No requests yet',
  emptyText: 'What visitors ask for by Get a Quote or the contact form appears here.',
  products,
  productsAndTotal: (count: number, total: string) => `${products(count)}, ${total}`,
  noProducts: 'No products chosen',
  contactForm: 'Contact form',
  noWords: 'No message',
  origins: {
    cart: 'from the cart',
    product: 'about one product',
    header: 'from Get a Quote',
    contact: 'from the contact form',
  },
  received: (time: string, origin: string, id: string) => `${time}, ${origin}, reference ${id}`,
  letter: (date: string) => `Your request of ${date}`,
  back: 'Back to the list',
  previous: 'Previous request',
  next: 'Next request',
  position: (position: number, total: number) => `${position} of ${total}`,
  reading: 'Loading the request...',
  notFound: 'This request is not there',
  notFoundText: 'The link may be incomplete. Search for its name, phone or message.',
  readFailed: 'The request could not be loaded.',
  showAll: 'Show all requests',
  whatsapp: 'WhatsApp',
  newTab: '(opens in a new tab)',
  call: 'Call',
  callNumber: (phone: string) => `Call ${phone}`,
  county: 'County',
  email: 'E-mail',
  emailTo: (address: string) => `E-mail to ${address}`,
  noPhone: 'No WhatsApp: no phone number was given.',
  unusablePhone: (phone: string) => `No WhatsApp: ${phone} is no mobile number.`,
  copy: 'Copy name, phone and e-mail',
  copied: 'Name, phone and e-mail copied.',
  copyFailed: 'The browser did not allow copying.',
  subject: 'Subject',
  message: 'Message',
  items: 'Items',
  product: 'Product',
  price: 'Price',
  quantity: 'Quantity',
  total: 'Total',
  totalThen: 'Total at the time of asking',
  more: (count: number) =>
    count === 1 ? 'and 1 more, which the note had no room for' : `and ${count} more, which the note had no room for`,
  gone: 'No longer in the shop',
  changed: (name: string) => `${name} has since changed to`,
  differs: 'The total in the note is not the sum of its lines.',
  noteAsReceived: 'Show the note as received',
  whose: 'Show',
  whoseChoices: { all: 'Everybody’s', mine: 'Mine', nobody: 'Nobody’s', overdue: 'Overdue' },
  contactedYet: 'Did you write to them?',
  markContacted: 'Mark as contacted',
  statusChanged: (status: string) => `Marked as ${status}.`,
  statusFailed: (status: string) => `The status could not be changed; it is ${status} as before.`,
} as const;

/** Texts prepared for the client, in an e-mail or a chat; staff may change them before sending. */
export const replies = {
  greeting: (name: string, business: string) => `Hello ${name}, this is ${business}.`,
  thanks: (date: string) => `Thank you for your request of ${date}.`,
  thanksForMessage: (date: string) => `Thank you for your message of ${date}.`,
  thanksForSubject: (subject: string, date: string) => `Thank you for your message of ${date} about “${subject}”.`,
  items: 'You asked for:',
  line: (quantity: number, name: string, total: string) => `${quantity} x ${name}: ${total}`,
  more: (count: number) => `and ${count} more`,
  total: (total: string) => `Total: ${total}`,
  mailSubject: (business: string) => `Your request to ${business}`,
  mailReply: (subject: string) => `Re: ${subject}`,
} as const;

/** Texts of whose a request is, and of what happened to it. */
export const follow = {
  title: 'Following up',
  whose: 'Whose',
  nobody: 'Nobody’s',
  mine: 'I take it',
  kind: 'What to note',
  note: 'Note',
  call: 'Call',
  words: { note: 'A note for colleagues', call: 'What was said in the call' },
  add: 'Add',
  history: 'History',
  historyFailed: 'The history could not be loaded.',
  retry: 'Try again',
  nothing: 'Nothing has been done yet.',
  somebody: 'Somebody who has left',
  status: (status: string) => `Marked as ${status}`,
  assigned: (name: string) => `Given to ${name}`,
  unassigned: 'Given to nobody',
  ofProposal: {
    sent: (what: string) => `Quotation ${what} sent`,
    opened: (what: string) => `Quotation ${what} looked at`,
    accepted: (what: string) => `Quotation accepted: ${what}`,
    payment: (what: string) => `Payment recorded: ${what}`,
  },
} as const;

/** Texts around the answer to a client. */
export const reply = {
  open: 'Change the answer, or take a prepared one',
  label: 'Your answer',
  help: 'WhatsApp and e-mail open with this text. Press / where a line begins for prepared answers.',
  language: 'Language of prepared answers',
  templates: 'Prepared answers',
  edit: 'Change prepared answers...',
} as const;

/** What stands in a prepared answer where a request does not say. */
export const fillings = {
  items: { en: 'what you asked for', sw: 'ulichoomba' },
  quotation: { en: '(the link of our quotation follows)', sw: '(kiungo cha bei yetu kinafuata)' },
  total: { en: 'at the price of our shop', sw: 'kwa bei ya duka letu' },
} as const;
