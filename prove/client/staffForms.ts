import type { Page } from '@playwright/test';
import { ProductForm } from '../../e2e/support/productForm';
import { ArticleForm, pictureFile } from '../../e2e/support/writing';
import type { Goods } from './realWrites';
import { saleForms } from './saleForms';
import { dialogOf, inDialog, region, type Form } from './shopForms';

const NAME = 'A name of the proof';
const LONG_TEXT = 'A text that somebody has written for an hour.';

/** Every form of the staff, and every press that changes something. */
export function staffForms(goods: Goods): Form[] {
  return [
    ...accountForms(),
    ...nameForms(goods),
    ...recordForms(goods),
    ...advertForms(goods),
    ...otherPresses(goods),
    ...saleForms(goods),
  ];
}

function accountForms(): Form[] {
  const form = (operation: string, title: string, fields: Readonly<Record<string, string>>, button: RegExp): Form => ({
    operation,
    name: title,
    path: '/account',
    open: async (page) => {
      for (const [label, value] of Object.entries(fields))
        await region(page, title).getByLabel(label, { exact: true }).fill(value);
    },
    submit: (page) => region(page, title).getByRole('button', { name: button }),
    typed: Object.values(fields),
    stays: true,
  });
  return [
    form('updateProfile', 'Update Profile', { 'First Name': 'Amina', 'Last Name': 'Proof' }, /^(Save Profile|Saving)/),
    form('updateEmail', 'Update Email', { Email: 'amina@proof.example' }, /^(Update Email|Saving)/),
    form(
      'updatePassword',
      'Update Password',
      { 'Current Password': 'the old one', 'New Password': 'the new one', 'Confirm Password': 'the new one' },
      /^(Update Password|Saving)/,
    ),
  ];
}

/** Chooses from a row's menu; its dialog asks. */
async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  await dialogOf(page).waitFor();
}

/** What a row's menu does to a record; the demo shop's own may stay as they are, since nothing is passed on. */
const rowActions = (kind: string, path: string, name: string, idle: string): Form[] =>
  ['Deactivate', 'Activate', 'Delete'].map((action) => ({
    operation: `${action.toLowerCase()}${kind}`,
    name: `${action} ${kind}`,
    path,
    open: (page) => choose(page, action === 'Activate' ? idle : name, action),
    submit: (page) => inDialog(page, new RegExp(`^(${action} |Saving|Deleting|…)`)),
    typed: [],
  }));

function nameForms({ category, tag, idle }: Goods): Form[] {
  return (
    [
      ['Category', '/dashboard/category', 'Create new Category', 'Category Name', category.category_name],
      ['Tag', '/dashboard/tags', 'Create new Tag', 'Tag Name', tag.tag_name],
    ] as const
  ).flatMap(([kind, path, create, label, name]): Form[] => [
    {
      operation: `create${kind}`,
      name: create,
      path,
      open: async (page) => {
        await page.getByRole('button', { name: create }).first().click();
        await page.getByRole('dialog').getByLabel(label).fill(NAME);
      },
      submit: (page) => inDialog(page, /^(Create|Saving)/),
      typed: [NAME],
    },
    {
      operation: `update${kind}`,
      name: `Edit ${kind}`,
      path,
      open: async (page) => {
        await page
          .getByRole('button', { name: `Edit ${name}` })
          .first()
          .click();
        await page.getByRole('dialog').getByLabel(label).fill(NAME);
      },
      submit: (page) => inDialog(page, /^(Save|Saving)/),
      typed: [NAME],
    },
    ...rowActions(kind, path, name, idle[kind]),
  ]);
}

function recordForms({ product, article, idle }: Goods): Form[] {
  const bar = (page: Page) => page.locator('[data-save-bar]').getByRole('button', { name: /^(Create|Save|Saving)/ });
  const save = (page: Page) => page.getByRole('button', { name: /^(Create|Save|Saving)( article|…|\.)/ }).first();
  const fillProduct = async (page: Page) => {
    const form = new ProductForm(page);
    await form.fillLeast(NAME, '1234.50');
    await form.fill({ 'Tools needed': LONG_TEXT });
  };
  const fillArticle = async (page: Page) => {
    const form = new ArticleForm(page);
    await form.title.fill(NAME);
    await form.content.fill(LONG_TEXT);
  };
  const editProduct = `/dashboard/products/edit-product/${product.id}`;
  const editArticle = `/dashboard/article/edit-article/${article.id}`;
  return [
    {
      operation: 'createProduct',
      name: 'Create product',
      path: '/dashboard/products/create-product',
      open: fillProduct,
      submit: bar,
      typed: [NAME, LONG_TEXT],
    },
    {
      operation: 'updateProduct',
      name: 'Edit product',
      path: editProduct,
      open: fillProduct,
      submit: bar,
      typed: [NAME, LONG_TEXT],
      stays: true,
    },
    {
      operation: 'createArticle',
      name: 'Create article',
      path: '/dashboard/article/create-article',
      open: fillArticle,
      submit: save,
      typed: [NAME, LONG_TEXT],
    },
    {
      operation: 'updateArticle',
      name: 'Edit article',
      path: editArticle,
      open: fillArticle,
      submit: save,
      typed: [NAME, LONG_TEXT],
      stays: true,
    },
    ...rowActions('Product', '/dashboard/products', product.product_name, idle.Product),
    ...rowActions('Article', '/dashboard/article', article.title, idle.Article),
    ...pictureForms('Product', editProduct),
    ...pictureForms('Article', editArticle),
  ];
}

/** What is done to the pictures of a record; what was typed beside them stays. */
function pictureForms(kind: string, path: string): Form[] {
  const form = (operation: string, press: string, more: Partial<Form> = {}): Form => ({
    operation,
    name: `${press} of ${kind}`,
    path,
    open: (page) => page.getByRole('button', { name: press }).first().waitFor(),
    submit: (page) => page.getByRole('button', { name: press }).first(),
    typed: [],
    ...more,
  });
  return [
    form(`order${kind}Images`, 'Move picture 2 left'),
    form(`delete${kind}Image`, 'Remove picture 2', {
      open: (page) => page.getByRole('button', { name: 'Remove picture 2' }).click(),
      submit: (page) => inDialog(page, /^Delete image/),
    }),
    form(`add${kind}Images`, 'Add image', { files: pictureFile }),
    form(`replace${kind}Image`, 'Replace picture 1', { files: pictureFile }),
  ];
}

function advertForms({ advert, product }: Goods): Form[] {
  const days = { 'Start date': '2030-01-01', 'End date': '2030-02-01' };
  const setDays = async (page: Page) => {
    for (const [label, value] of Object.entries(days)) await page.getByRole('dialog').getByLabel(label).fill(value);
  };
  return [
    {
      operation: 'createAdvertisement',
      name: 'Advertise',
      path: '/dashboard/adverts',
      open: async (page) => {
        await page.getByRole('button', { name: 'Advertise a product' }).first().click();
        const field = page.getByRole('combobox', { name: 'Search products' });
        await field.fill(product.product_name);
        await page.getByRole('option').filter({ hasText: product.product_name }).first().click();
        await setDays(page);
      },
      submit: (page) => inDialog(page, /^(Advertise|Saving...)$/),
      typed: Object.values(days),
    },
    {
      operation: 'updateAdvertisement',
      name: 'Change the advert',
      path: '/dashboard/adverts',
      open: async (page) => {
        await choose(page, advert.product.product_name, 'Edit dates');
        await setDays(page);
      },
      submit: (page) => inDialog(page, /^(Save|Saving...)$/),
      typed: Object.values(days),
    },
  ];
}

function otherPresses({ quotation, article }: Goods): Form[] {
  return [
    {
      operation: 'updateQuotation',
      name: 'Status of a request',
      path: `/dashboard/quotes?id=${quotation.id}`,
      open: (page) => page.getByRole('group', { name: 'Status' }).last().waitFor(),
      submit: (page) =>
        page.getByRole('group', { name: 'Status' }).last().getByRole('button', { pressed: false }).first(),
      typed: [],
    },
    {
      operation: 'deleteComment',
      name: 'Remove a comment',
      path: `/dashboard/article/edit-article/${article.id}`,
      open: (page) =>
        page
          .getByRole('button', { name: /^Remove the comment/ })
          .first()
          .click(),
      submit: (page) => inDialog(page, /^Remove comment/),
      typed: [],
    },
  ];
}
