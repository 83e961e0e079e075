import { answer, jsonOf, type Answered, type Json } from '../proxy';
import { Tokens, at, done, showing, subtle, taking, texts } from '../tools';
import { asked, despite, isText, listOf, oneVersion, pretends, versionRaced } from './tools';

const onEntries = (change: (entries: Json[]) => Json[]) =>
  showing('listQuotationHistory', (data) => void (data.entries = change(listOf(data, 'entries'))));

const onTemplates = (change: (templates: Json[]) => Json[]) =>
  taking('saveReplyTemplates', (fields) => {
    if (Array.isArray(fields.templates) && fields.templates.every((one) => typeof one === 'object' && one !== null))
      fields.templates = change(fields.templates as Json[]);
  });

/** What staff have in common: templates, settings, the history of requests, devices and the second factor. */
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
        text_sw: isText(one.text_sw) && one.text_sw.length <= 2000 ? one.text_sw.slice(0, 1000) : one.text_sw,
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
    texts('addQuotationEntry', 'text', (text) => (text.length <= 2000 ? text.slice(0, 1000) : text)),
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
    texts('addPushDevice', 'name', (text) => (text.length <= 80 ? text.slice(0, 40) : text)),
  ],
  'device-key': [
    'addPushDevice',
    'A key that is none is taken.',
    despite('addPushDevice', 'p256dh', () =>
      Promise.resolve(answer(201, { success: true, message: 'Added.', data: { id: 'nowhere' } })),
    ),
  ],
  'factor-sessions': [
    'removeSecondFactor',
    'Sessions elsewhere go on once it is removed.',
    () => {
      let live = '';
      return async (passing, next) => {
        const answered = await next(passing);
        const { authorization = '' } = passing.headers;
        if (passing.operation === 'removeSecondFactor' && answered.status === 200) live = authorization;
        return passing.operation === 'getProfile' &&
          answered.status === 401 &&
          live !== '' &&
          authorization !== live &&
          /^Bearer [\w-]{20,}$/.test(authorization)
          ? next({ ...passing, headers: { ...passing.headers, authorization: live } })
          : answered;
      };
    },
  ],
  'factor-code-again': [
    'confirmSecondFactor',
    'The code that turned it on signs in too.',
    () => {
      const tokens = new Tokens();
      let confirming = '';
      return async (passing, next) => {
        const answered = await next(passing);
        const { code: typed } = jsonOf(passing) ?? {};
        // With or without the blank that apps show in it.
        const code = typeof typed === 'string' ? typed.replaceAll(' ', '') : '';
        tokens.watch(passing, answered);
        if (passing.operation === 'confirmSecondFactor' && answered.status === 200) confirming = code;
        return passing.operation === 'signIn' && answered.status === 400 && confirming !== '' && code === confirming
          ? done('Signed in.', tokens.last())
          : answered;
      };
    },
  ],
  'factor-anew': [
    'beginSecondFactor',
    'One is begun while one is on.',
    () =>
      at('beginSecondFactor', async (passing, next) => {
        const answered = await next(passing);
        return answered.status === 409
          ? done('Begun.', { secret: 'A'.repeat(32), address: `otpauth://totp/Shop:staff?secret=${'A'.repeat(32)}` })
          : answered;
      }),
  ],
  'factor-count': [
    'getSecondFactor',
    'Recovery codes that are left are not counted down.',
    showing('getSecondFactor', (data) => void (data.on === true && (data.recoveryCodesLeft = 10))),
  ],
  'factor-secret': [
    'beginSecondFactor',
    'A second beginning has the first secret.',
    () => {
      let first: Answered | undefined;
      return at(['beginSecondFactor', 'removeSecondFactor'], async (passing, next) => {
        const answered =
          passing.operation === 'beginSecondFactor' && first && jsonOf(passing)?.currentPassword !== undefined
            ? first
            : await next(passing);
        if (passing.operation === 'removeSecondFactor' && answered.status === 200) first = undefined;
        else if (passing.operation === 'beginSecondFactor' && answered.status === 200) first = answered;
        return answered;
      });
    },
  ],
});
