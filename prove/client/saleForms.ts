import type { Page } from '@playwright/test';
import type { Answer } from './mutations';
import type { Goods } from './realWrites';
import { inDialog, region, type Form } from './shopForms';

const TEXT = 'A text that somebody has written for an hour.';
const CODE = 'SGL31HA2UV';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const one = (operation: string, path: string, form: Omit<Form, 'operation' | 'path' | 'name'>): Form => ({
  operation,
  name: operation,
  path,
  ...form,
});

/** What is pressed, and asked for once more in a dialog. */
const asked = (operation: string, path: string, press: string | RegExp, again: RegExp): Form =>
  one(operation, path, {
    open: (page) => button(page, press).first().click(),
    submit: (page) => inDialog(page, again),
    typed: [],
  });

/** From a request to a visit, and what staff set up for it. */
export function saleForms({ quotation, sale }: Goods): Form[] {
  const proposal = (id: string) => `/dashboard/quotations/${id}`;
  const request = `/dashboard/quotes?id=${quotation.id}`;
  return [
    one('createProposal', '/dashboard/quotations', {
      open: (page) => button(page, 'New quotation').waitFor(),
      submit: (page) => button(page, 'New quotation'),
      typed: [],
    }),
    one('updateProposal', proposal(sale.draft), {
      open: (page) => page.getByRole('group', { name: 'Line 1', exact: true }).getByLabel('Description').fill(TEXT),
      submit: (page) => button(page, /^(Save quotation|Saving)/),
      typed: [TEXT],
      stays: true,
    }),
    asked('deleteProposal', proposal(sale.draft), 'Delete draft', /^Delete draft/),
    asked('sendProposal', proposal(sale.draft), /^Send$/, /^Send/),
    one('recordPayment', proposal(sale.sent), {
      open: async (page) => {
        await button(page, 'Record a payment').click();
        await page.getByRole('dialog').getByLabel('Code').fill(CODE);
      },
      submit: (page) => inDialog(page, /^(Record a payment|Saving)/),
      typed: [CODE],
    }),
    asked('deletePayment', proposal(sale.sent), /^Delete the payment/, /^Delete payment/),
    one('createVisit', proposal(sale.visited), {
      open: async (page) => {
        await button(page, 'Set a visit').click();
        await page.getByRole('dialog').getByLabel('Day').fill('2030-01-01');
        await page.getByRole('dialog').getByLabel('Notes for the crew').fill(TEXT);
      },
      submit: (page) => inDialog(page, /^(Save visit|Saving)/),
      typed: [TEXT],
    }),
    one('updateVisit', proposal(sale.visited), {
      open: async (page) => {
        await button(page, /^Change the visit on/)
          .first()
          .click();
        await page.getByRole('dialog').getByLabel('Notes for the crew').fill(TEXT);
      },
      submit: (page) => inDialog(page, /^(Save visit|Saving)/),
      typed: [TEXT],
    }),
    asked('cancelVisit', proposal(sale.visited), /^Cancel visit on/, /^Cancel visit/),
    asked('renewVisitCalendar', '/dashboard/visits', 'Renew the address', /^Renew/),
    one('updateCounty', '/dashboard/counties', {
      open: async (page) => {
        await button(page, 'Edit Turkana').click();
        await page.getByRole('dialog').getByLabel('Price of installation').fill('18500');
      },
      submit: (page) => inDialog(page, /^(Save county|Saving)/),
      typed: ['18500'],
    }),
    one('saveCounties', '/dashboard/counties', {
      open: async (page) => {
        await button(page, 'Import CSV').click();
        const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('County,Delivery (KES)\nNakuru,77\n') };
        await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
      },
      submit: (page) => inDialog(page, /^(Import 1|Importing)/),
      typed: [],
    }),
    one('assignQuotation', request, {
      open: (page) => button(page, 'I take it').last().waitFor(),
      submit: (page) => button(page, 'I take it').last(),
      typed: [],
    }),
    one('addQuotationEntry', request, {
      open: (page) => page.getByLabel('A note for colleagues').last().fill(TEXT),
      submit: (page) => region(page, 'Following up').last().getByRole('button', { name: 'Add', exact: true }),
      typed: [TEXT],
    }),
    one('retryNotice', '/dashboard/notices', {
      open: (page) =>
        button(page, /^Retry: /)
          .first()
          .waitFor(),
      submit: (page) => button(page, /^Retry: /).first(),
      typed: [],
    }),
    ...accountForms(sale.secondFactor),
  ];
}

/** @param secondFactor the answer to who asks for one that is on */
function accountForms(secondFactor: Answer): Form[] {
  const account = '/account';
  return [
    one('updateSalesSettings', account, {
      open: (page) => region(page, 'Quotations').getByLabel('Terms in English').fill(TEXT),
      submit: (page) => button(page, /^(Save for quotations|Saving)/),
      typed: [TEXT],
      stays: true,
    }),
    one('saveReplyTemplates', account, {
      open: async (page) => {
        const card = region(page, 'Prepared answers');
        const text = card.getByLabel('Text in English').first();
        if (!(await text.isVisible())) await card.getByRole('button', { name: 'Add another' }).click();
        await card.getByLabel('Name', { exact: true }).first().fill('Thanks');
        await text.fill(TEXT);
      },
      submit: (page) => button(page, 'Save prepared answers'),
      typed: [TEXT],
      stays: true,
    }),
    one('updateNotificationSettings', account, {
      open: (page) => page.getByRole('switch', { name: 'Send me an e-mail' }).waitFor(),
      submit: (page) => page.getByRole('switch', { name: 'Send me an e-mail' }),
      typed: [],
    }),
    one('removePushDevice', account, {
      open: (page) => button(page, 'Remove late').first().waitFor(),
      submit: (page) => button(page, 'Remove late').first(),
      typed: [],
    }),
    one('beginSecondFactor', account, {
      open: (page) => region(page, 'Second factor').getByLabel('Current Password', { exact: true }).fill('a password'),
      submit: (page) => region(page, 'Second factor').getByRole('button', { name: 'Set up' }),
      typed: ['a password'],
    }),
    one('confirmSecondFactor', account, {
      open: async (page) => {
        const card = region(page, 'Second factor');
        if (!(await card.getByLabel('Code', { exact: true }).isVisible())) {
          await card.getByLabel('Current Password', { exact: true }).fill('a password');
          await card.getByRole('button', { name: 'Set up' }).click();
        }
        await card.getByLabel('Code', { exact: true }).fill('123456');
      },
      submit: (page) => region(page, 'Second factor').getByRole('button', { name: 'Turn on' }),
      typed: ['123456'],
    }),
    one('removeSecondFactor', account, {
      instead: new Map([['getSecondFactor', secondFactor]]),
      open: (page) => region(page, 'Second factor').getByLabel('Current Password', { exact: true }).fill('a password'),
      submit: (page) => region(page, 'Second factor').getByRole('button', { name: /^Turn(ing)? off/ }),
      typed: ['a password'],
    }),
    asked('endSession', account, /^Sign out there/, /^Sign out there/),
  ];
}
