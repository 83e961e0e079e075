import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { faultyNetwork, ok, refusal, unreachable } from '../../../testing/faultyNetwork';
import { renderForStaff, salesSettings } from '../../../testing/renderForStaff';
import { SalesSettings } from '../../features/account/SalesSettings';
import { TemplatesEditor } from '../../features/account/TemplatesEditor';
import { CountyDialog } from '../../resources/counties/CountyDialog';
import { ListPage as TagsPage } from '../../resources/tags/ListPage';
import { asKept, standThere } from './arrived';
import { InlineForms } from './InlineForm';

const offers = ['getSalesSettings', 'updateSalesSettings', 'listReplyTemplates', 'saveReplyTemplates'];
const conflict = { success: false, message: 'Changed meanwhile.', data: { version: 'Changed.' } };
const MEANWHILE = /^Somebody else (saved this|has changed this meanwhile|has meanwhile changed)/;

const templates = { version: '1', templates: [{ name: 'Thanks', text_en: 'Thank you.', text_sw: '' }] };
const county = {
  id: '12',
  name: 'Kisumu',
  isActive: true,
  delivery_price: '1500.00',
  delivery_days: 3,
  installation_price: null,
  installation_days: null,
};
const tag = { id: '7', tag_name: 'Roofs', isActive: true };

interface Place {
  content: ReactNode;
  /** What stands there, and in which list it is read where it is not by itself. */
  there: object;
  list?: readonly [path: string, name: string];
  /** Opens it, where it does not stand there. */
  opener?: string;
  field: RegExp;
  typed: string;
  /** What is typed after that save. */
  later: string;
  button: string;
  /** What a colleague saves after it has arrived. */
  theirs: object;
}

const nothing = () => undefined;
const places: [string, Place][] = [
  [
    'what quotations begin with',
    {
      content: <SalesSettings />,
      there: salesSettings,
      field: /^Terms in English/,
      typed: ' Half at the order ',
      later: 'All at the order',
      button: 'Save for quotations',
      theirs: { validDays: 30 },
    },
  ],
  [
    'prepared answers',
    {
      content: <TemplatesEditor />,
      there: templates,
      field: /^Name/,
      typed: 'Many thanks',
      later: 'No thanks',
      button: 'Save prepared answers',
      theirs: { templates: [] },
    },
  ],
  [
    'a county',
    {
      content: <CountyDialog county={county} open onClose={nothing} onExited={nothing} />,
      there: county,
      list: ['/counties', 'counties'],
      field: /^Price of delivery/,
      typed: '1,600.00',
      later: '1700',
      button: 'Save county',
      theirs: { delivery_days: 5 },
    },
  ],
  [
    'a tag',
    {
      content: <TagsPage />,
      there: tag,
      list: ['/get-all-tags', 'tags'],
      opener: 'Edit Roofs',
      field: /^Tag Name/,
      typed: 'Solar roofs ',
      later: 'Flat roofs',
      button: 'Save tag',
      theirs: { tag_name: 'Masts' },
    },
  ],
];

/**
 * Types into a place and saves; that arrives, and the network is away until it is saved once more.
 * @param theirs what a colleague saves between the two
 * @param later what is typed between them
 */
async function saveUnheard(
  { content, list, opener, field, typed, button, ...place }: Place,
  { theirs, later }: { theirs?: object; later?: string } = {},
) {
  let there: object & { version?: string } = place.there;
  const isOnline = jest.spyOn(navigator, 'onLine', 'get');
  const change = (fields: object) => {
    const { version } = there;
    there = { ...there, ...fields, ...(version !== undefined && { version: String(Number(version) + 1) }) };
  };
  const network = faultyNetwork((path) => {
    if (!navigator.onLine) return unreachable();
    const { method, body = {} } = network.sent.at(-1) ?? {};
    if (method === 'GET') return ok(list && path.endsWith(list[0]) ? { version: '', [list[1]]: [there] } : there);
    if (body['version'] !== there.version) return refusal(409, conflict);
    change(body);
    if (saves().length > 1) return ok(there);
    isOnline.mockReturnValue(false);
    return unreachable();
  });
  const saves = () => network.sent.filter(({ method }) => method !== 'GET').map(({ body }) => body['version']);
  const { user, notify } = renderForStaff(<InlineForms>{content}</InlineForms>, { offers, fetch: network.fetch });
  if (opener) await user.click(await screen.findByRole('button', { name: opener }));
  const enter = async (text: string) => {
    const input = await screen.findByLabelText(field);
    await user.clear(input);
    await user.type(input, text);
  };
  await enter(typed);
  const press = () => user.click(screen.getByRole('button', { name: button }));
  await press();
  await waitFor(() => expect(navigator.onLine).toBe(false));
  // Its words while it is saved are others.
  await screen.findByRole('button', { name: button });
  isOnline.mockReturnValue(true);
  if (theirs) change(theirs);
  if (later) await enter(later);
  await press();
  return { notify, press, saves, there: () => there };
}

afterEach(() => jest.restoreAllMocks());

test.each(places)(
  'a save that arrived without an answer is saved when it is pressed again: %s',
  async (_name, place) => {
    const { notify, press, saves } = await saveUnheard(place);
    const isSaved = () => notify.mock.calls.some(([{ success }]) => success) || screen.queryByText(/ saved\.$/);
    await waitFor(() => expect(isSaved()).toBeTruthy());
    expect(screen.queryByText(MEANWHILE)).toBeNull();
    expect(saves()).toHaveLength(2);
    if (!('version' in place.there)) return;
    await press();
    await waitFor(() => expect(saves()).toEqual(['1', '1', '2']));
  },
);

test.each(places)('what somebody else has changed since it arrived is said: %s', async (_name, place) => {
  await saveUnheard(place, { theirs: place.theirs });
  expect(await screen.findByText(MEANWHILE)).toBeTruthy();
});

test.each(places)('what was typed since it arrived is saved over it: %s', async (_name, place) => {
  const { saves, there } = await saveUnheard(place, { later: place.later });
  await waitFor(() => expect(JSON.stringify(there())).toContain(place.later));
  expect(screen.queryByText(MEANWHILE)).toBeNull();
  expect(saves()).toEqual('version' in place.there ? ['1', '1', '2'] : [undefined, undefined]);
});

test.each(places)('nor is what somebody else changed before that written over unsaid: %s', async (_name, place) => {
  await saveUnheard(place, { theirs: place.theirs, later: place.later });
  expect(await screen.findByText(MEANWHILE)).toBeTruthy();
});

test.each([
  ['texts without the space around them', ' Kit ', 'Kit'],
  ['an amount with its cents', '1,600', '1600.00'],
  ['a number without what adds nothing', '16.50', '16.5'],
  ['a number that is read in groups', '0712 345 678', '0712345678'],
  ['rows without their keys', [{ key: 3, text: 'Kit ' }], [{ key: 0, text: 'Kit' }]],
])('as the server keeps them, values come back the same: %s', (_what, typed, kept) => {
  expect(standThere(asKept({ typed }), asKept({ typed: kept }))).toBe(true);
});

test.each([
  ['a nought before a number', '0712', '712'],
  ['a space between words', 'Solar roofs', 'Solarroofs'],
  [
    'the order of rows',
    [
      { key: 0, text: 'a' },
      { key: 1, text: 'b' },
    ],
    [
      { key: 0, text: 'b' },
      { key: 1, text: 'a' },
    ],
  ],
  ['a row more', [{ key: 0, text: 'a' }], []],
])('what makes another value of it is seen: %s', (_what, typed, kept) => {
  expect(standThere(asKept({ typed }), asKept({ typed: kept }))).toBe(false);
});

test('only the fields that were sent are looked at, and one that is not told there is not known to be', () => {
  const [sent, there] = [
    { name: 'Kit', rating: 4 },
    { name: 'Kit', price: '5.00' },
  ];
  expect([standThere(sent, there), standThere(sent, there, ['name'])]).toEqual([false, true]);
  expect(standThere(sent, there, ['name', 'rating'])).toBe(false);
});
