import { ECDH } from 'node:crypto';
import { asked } from '../calls';
import { answer, jsonOf, withJson, type Json } from '../proxy';
import { at, dataOf, done, isVisitor, refuses, rowsIn, showing, shown, subtle, taking, texts } from '../tools';
import { despite, isText, listOf, oneVersion, pretends, versionRaced } from './tools';

const onEntries = (change: (entries: Json[]) => Json[]) =>
  showing('listQuotationHistory', (data) => void (data.entries = change(listOf(data, 'entries'))));

const onTemplates = (change: (templates: Json[]) => Json[]) =>
  taking('saveReplyTemplates', (fields) => {
    if (Array.isArray(fields.templates) && fields.templates.every((one) => typeof one === 'object' && one !== null))
      fields.templates = change(fields.templates as Json[]);
  });

/** What staff have in common: templates, settings, requests and their history, and devices. */
export const SALES_STAFF = subtle('sales', {
  'templates-pretended': [
    'saveReplyTemplates',
    'Templates are answered as they were sent, and not saved.',
    pretends('saveReplyTemplates', (passing) => jsonOf(passing)),
  ],
  'templates-version': [
    'listReplyTemplates',
    'The version of templates is always the same.',
    oneVersion('listReplyTemplates', 'saveReplyTemplates', '/reply-templates'),
  ],
  'templates-raced': [
    'saveReplyTemplates',
    'The version of templates is compared, and written over later.',
    versionRaced('saveReplyTemplates', '/reply-templates'),
  ],
  'templates-order': [
    'saveReplyTemplates',
    'Templates are kept by their name.',
    onTemplates((all) => all.toSorted((one, other) => String(one.name).localeCompare(String(other.name)))),
  ],
  'templates-sw': [
    'saveReplyTemplates',
    'The text in Kiswahili is cut to 1000 characters.',
    onTemplates((all) =>
      all.map((one) => ({
        ...one,
        text_sw: isText(one.text_sw) && [...one.text_sw].length <= 2000 ? one.text_sw.slice(0, 1000) : one.text_sw,
      })),
    ),
  ],
  'settings-pretended': [
    'updateSalesSettings',
    'Settings are answered as they were sent, and not saved.',
    pretends('updateSalesSettings', (passing) => jsonOf(passing)),
  ],
  'settings-version': [
    'getSalesSettings',
    'The version of settings is always the same.',
    oneVersion('getSalesSettings', 'updateSalesSettings', '/sales-settings'),
  ],
  'settings-raced': [
    'updateSalesSettings',
    'The version of settings is compared, and written over later.',
    versionRaced('updateSalesSettings', '/sales-settings'),
  ],
  'settings-days': [
    'updateSalesSettings',
    'No more than 90 days are kept.',
    taking('updateSalesSettings', (fields) => {
      const days = Number(fields.validDays);
      if (days > 90 && days <= 365) fields.validDays = 90;
    }),
  ],
  'settings-sw': [
    'updateSalesSettings',
    'Terms in Kiswahili are not kept.',
    taking('updateSalesSettings', (fields) => {
      const { terms } = fields;
      if (typeof terms === 'object' && terms !== null && isText((terms as Json).sw))
        fields.terms = { ...terms, sw: '' };
    }),
  ],
  'history-cut': [
    'addQuotationEntry',
    'Notes are cut to 1000 characters.',
    texts('addQuotationEntry', 'text', (text) => ([...text].length <= 2000 ? text.slice(0, 1000) : text)),
  ],
  'history-oldest': ['listQuotationHistory', 'The history is the oldest first.', onEntries((all) => all.toReversed())],
  'history-nobody': [
    'listQuotationHistory',
    'Who did it is not said.',
    onEntries((all) => all.map((one) => ({ ...one, by: null }))),
  ],
  'history-hours': [
    'listQuotationHistory',
    'Instants are hours in Kenya, written as UTC.',
    onEntries((all) =>
      all.map((one) => ({ ...one, at: new Date(Date.parse(String(one.at)) + 10_800_000).toISOString() })),
    ),
  ],
  'assigned-unknown': [
    'assignQuotation',
    'Somebody unknown is passed over.',
    despite('assignQuotation', 'userId', () => Promise.resolve(done())),
  ],
  'assigned-nobody': [
    'assignQuotation',
    'A request stays with whose it was.',
    () =>
      at('assignQuotation', async (passing, next) =>
        jsonOf(passing)?.userId === null &&
        (await asked(passing, next, 'GET', `/quotations/${passing.params.id ?? ''}`)).status === 200
          ? done()
          : next(passing),
      ),
  ],
  'device-name': [
    'addPushDevice',
    'Names of devices are cut to 40 characters.',
    texts('addPushDevice', 'name', (text) => ([...text].length <= 80 ? [...text].slice(0, 40).join('') : text)),
  ],
  'device-key': [
    'addPushDevice',
    'A key that is none is taken.',
    despite('addPushDevice', 'p256dh', () =>
      Promise.resolve(answer(201, { success: true, message: 'Added.', data: { id: 'nowhere' } })),
    ),
  ],
  'quoted-not-told': [
    'listQuotationHistory',
    'That sending made the request quoted is not told.',
    showing('listQuotationHistory', (data) => {
      const entries = rowsIn(data, 'entries');
      data.entries = entries.some((one) => one.kind === 'sent')
        ? entries.filter((one) => !(one.kind === 'status' && one.text === 'quoted'))
        : entries;
    }),
  ],
  'inactive-not-asked-for': [
    'getQuotation',
    'Products that are inactive are left out.',
    () => {
      const off = new Set<string>();
      return async (passing, next) => {
        const answered = await next(passing);
        if (passing.operation === 'deactivateProduct' && answered.status === 200) off.add(String(passing.params.id));
        if (passing.operation === 'activateProduct') off.delete(String(passing.params.id));
        return passing.operation === 'getQuotation'
          ? shown(answered, (data) => {
              if (Array.isArray(data.products))
                data.products = rowsIn(data, 'products').filter((one) => !off.has(one.id));
            })
          : answered;
      };
    },
  ],
  'nobody-again': [
    'assignQuotation',
    'What is nobody’s and is given to nobody has an entry.',
    () => {
      const more = new Map<string, Json[]>();
      return at(['assignQuotation', 'listQuotationHistory'], async (passing, next) => {
        const id = String(passing.params.id);
        const entries = more.get(id) ?? [];
        if (passing.operation === 'listQuotationHistory')
          return shown(await next(passing), (data) => {
            data.entries = [...entries, ...rowsIn(data, 'entries')].toSorted(
              (one, other) => Date.parse(String(other.at)) - Date.parse(String(one.at)),
            );
          });
        if (isVisitor(passing) || jsonOf(passing)?.userId !== null) return next(passing);
        const { assignee } = dataOf(await asked(passing, next, 'GET', `/quotations/${id}`));
        const answered = await next(passing);
        const moment = new Date().toISOString();
        if (answered.status === 200 && assignee === null)
          more.set(id, [...entries, { id: `again-${moment}`, by: null, at: moment, kind: 'assigned', text: null }]);
        return answered;
      });
    },
  ],
  'settings-nowhere': [
    'updateSalesSettings',
    'null does not take the M-Pesa account away.',
    () =>
      at('updateSalesSettings', async (passing, next) => {
        const json = jsonOf(passing);
        if (json?.mpesa !== null || isVisitor(passing)) return next(passing);
        const { mpesa } = dataOf(await asked(passing, next, 'GET', '/sales-settings'));
        return next(withJson(passing, { ...json, mpesa }));
      }),
  ],
  'history-latest-left-out': [
    'listQuotationHistory',
    'Of more entries than are told the latest is left out.',
    showing('listQuotationHistory', (data) => {
      const entries = rowsIn(data, 'entries');
      if (entries.length === 200) data.entries = entries.slice(1);
    }),
  ],
  'quoted-each-time': [
    'sendProposal',
    'Each quotation that is sent first notes that the request is quoted.',
    () => {
      const sent = new Map<string, Json[]>();
      return async (passing, next) => {
        const answered = await next(passing);
        const { version, quotationId } = dataOf(answered);
        if (passing.operation === 'sendProposal' && answered.status === 200 && version === 1) {
          const entry = { id: `noted-${String(passing.params.id)}`, kind: 'status', text: 'quoted' };
          const key = String(quotationId);
          const known = sent.get(key) ?? [];
          if (known.every(({ id }) => id !== entry.id)) sent.set(key, [...known, entry]);
        }
        return passing.operation === 'listQuotationHistory'
          ? shown(answered, (data) => {
              const entries = rowsIn(data, 'entries');
              const [by, moment] = [entries[0]?.by ?? null, entries[0]?.at];
              const more = (sent.get(String(passing.params.id)) ?? []).slice(1);
              data.entries = [...entries, ...more.map((entry) => ({ ...entry, by, at: moment }))];
            })
          : answered;
      };
    },
  ],
  'push-key-short': [
    'getNotificationSettings',
    'The key for pushes stands in its short form, which browsers refuse.',
    showing('getNotificationSettings', (data) => {
      const push = data.push as Json;
      push.publicKey = ECDH.convertKey(String(push.publicKey), 'prime256v1', 'base64url', 'base64url', 'compressed');
    }),
  ],
  'assignee-of-the-account': [
    'listQuotations',
    'Whose a request is stands there by the e-mail address.',
    showing('listQuotations', (data) => {
      for (const { assignee } of rowsIn(data, 'quotations'))
        if (assignee) Object.assign(assignee, { name: 'staff@example.com' });
    }),
  ],
  'templates-below-fifty': [
    'saveReplyTemplates',
    'Fifty templates are too many.',
    () =>
      at('saveReplyTemplates', (passing, next) =>
        rowsIn(jsonOf(passing) ?? {}, 'templates').length === 50
          ? Promise.resolve(refuses(400, 'These are too many.', 'templates'))
          : next(passing),
      ),
  ],
  'quantity-by-pattern': [
    'createProposal',
    'A line of the note whose product has brackets in its name is not understood.',
    texts('createQuotation', 'clients_note', (note) => note.replace(/^2 (?=x .*\()/m, '1 ')),
  ],
});
