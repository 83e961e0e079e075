import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import {
  advertisements,
  articleTags,
  articles,
  categories,
  comments,
  counties,
  productRatings,
  products,
  quotations,
  tags,
} from '../database/schema';
import { ARTICLE_IMAGES, PRODUCT_IMAGES, insertImages, type StoredPicture } from '../repositories/images';
import { nameKey } from '../repositories/names';
import { settlePrices } from '../repositories/prices';
import { demoRatings } from './ratings';
import type { DemoData, DemoProduct } from './data/types';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a key of the demo data has become in the database. */
type Ids = ReadonlyMap<string, string>;

interface Context {
  transaction: Database;
  /** By key of product or article, the primary one first. */
  pictures: ReadonlyMap<string, StoredPicture[]>;
  now: Date;
}

/** Inserts all of the demo data; call in a transaction on an empty database. */
export async function insertDemoRows(
  transaction: Database,
  data: DemoData,
  pictures: ReadonlyMap<string, StoredPicture[]>,
  now: Date,
): Promise<void> {
  const context = { transaction, pictures, now };
  const categoryIds = await insertCategories(context, data);
  const tagIds = await insertTags(context, data);
  const productIds = await insertProducts(context, data, categoryIds);
  await insertArticles(context, data, categoryIds, tagIds);
  await insertAdverts(context, data, productIds);
  await insertQuotes(context, data, productIds, await priceCounties(context, data));
  await settlePrices(transaction, sql`true`);
}

async function insertCategories({ transaction }: Context, data: DemoData): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const { key, category_name, category_name_sw } of data.categories) {
    const values = { categoryName: category_name, categoryNameSw: category_name_sw, nameKey: nameKey(category_name) };
    ids.set(key, idOf(await transaction.insert(categories).values(values).returning({ id: categories.id })));
  }
  return ids;
}

async function insertTags({ transaction }: Context, data: DemoData): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const { key, tag_name } of data.tags) {
    const values = { tagName: tag_name, nameKey: nameKey(tag_name) };
    ids.set(key, idOf(await transaction.insert(tags).values(values).returning({ id: tags.id })));
  }
  return ids;
}

async function insertProducts(context: Context, data: DemoData, categoryIds: Ids): Promise<Ids> {
  const { transaction, now, pictures } = context;
  const ids = new Map<string, string>();
  for (const product of data.products) {
    const swahili = data.productsSw[product.key];
    const ratings = demoRatings(product, now);
    const createdAt = before(now, product.createdDaysAgo * DAY);
    const rows = await transaction
      .insert(products)
      .values({
        productName: product.name,
        productNameSw: swahili?.name ?? null,
        productPrice: product.price,
        newPrice: product.newPrice ?? null,
        categoryId: lookUp(categoryIds, product.categoryKey),
        description: product.description,
        productDescriptionSw: swahili?.description ?? null,
        quantity: product.quantity,
        stockStatus: product.stockStatus,
        isActive: product.isActive ?? true,
        isBestSeller: product.isBestSeller,
        installmentInfo: product.installmentInfo ?? null,
        additionalInfo: product.additionalInfo ?? null,
        compatibility: product.compatibility ?? null,
        toolsNeeded: product.toolsNeeded ?? null,
        packageDimensions: product.packageDimensions ?? null,
        packageWeight: product.packageWeight ?? null,
        uses: product.uses ?? [],
        ...discountOf(product, now),
        ratingSum: ratings.reduce((sum, { rating }) => sum + rating, 0),
        ratingCount: ratings.length,
        createdAt,
        updatedAt: createdAt,
      })
      .returning({ id: products.id });
    const productId = idOf(rows);
    ids.set(product.key, productId);
    await insertImages(transaction, PRODUCT_IMAGES, productId, pictures.get(product.key) ?? []);
    if (ratings.length > 0) {
      await transaction.insert(productRatings).values(ratings.map((rating) => ({ ...rating, productId })));
    }
  }
  return ids;
}

function discountOf({ discount }: DemoProduct, now: Date) {
  if (!discount) return {};
  const { percentage, startsInDays, endsInDays } = discount;
  return {
    discountPercentage: percentage,
    discountStartDate: startsInDays === undefined ? null : before(now, -startsInDays * DAY),
    discountEndDate: endsInDays === undefined ? null : before(now, -endsInDays * DAY),
  };
}

async function insertArticles(
  { transaction, now, pictures }: Context,
  data: DemoData,
  categoryIds: Ids,
  tagIds: Ids,
): Promise<void> {
  for (const article of data.articles) {
    const swahili = data.articlesSw[article.key];
    const createdAt = before(now, article.publishedDaysAgo * DAY);
    const rows = await transaction
      .insert(articles)
      .values({
        title: article.title,
        titleSw: swahili?.title ?? null,
        shortDescription: article.shortDescription,
        shortDescriptionSw: swahili?.shortDescription ?? null,
        content: article.content,
        contentSw: swahili?.content ?? null,
        categoryId: article.categoryKey === undefined ? null : lookUp(categoryIds, article.categoryKey),
        isActive: article.isActive ?? true,
        likesCount: article.likes,
        viewsCount: article.views,
        createdAt,
        updatedAt: createdAt,
      })
      .returning({ id: articles.id });
    const articleId = idOf(rows);
    await insertImages(transaction, ARTICLE_IMAGES, articleId, pictures.get(article.key) ?? []);
    const tagged = article.tagKeys.map((key, position) => ({ articleId, tagId: lookUp(tagIds, key), position }));
    if (tagged.length > 0) await transaction.insert(articleTags).values(tagged);
    const said = article.comments.map(({ content, hoursAgo }) => {
      return { articleId, content, createdAt: before(now, hoursAgo * HOUR) };
    });
    if (said.length > 0) await transaction.insert(comments).values(said);
  }
}

async function insertAdverts({ transaction, now }: Context, data: DemoData, productIds: Ids): Promise<void> {
  for (const advert of data.adverts) {
    await transaction
      .insert(advertisements)
      .values({
        productId: lookUp(productIds, advert.productKey),
        isActive: advert.isActive,
        startDate: before(now, -advert.startsInDays * DAY),
        endDate: before(now, -advert.endsInDays * DAY),
      });
  }
}

/** Sets what delivery and installation cost. @returns every county's id by its name */
async function priceCounties({ transaction }: Context, data: DemoData): Promise<Ids> {
  const rows = await transaction.select({ id: counties.id, name: counties.name }).from(counties);
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  for (const [name, { delivery, installation }] of Object.entries(data.counties)) {
    await transaction
      .update(counties)
      .set({
        deliveryPrice: delivery?.[0] ?? null,
        deliveryDays: delivery?.[1] ?? null,
        installationPrice: installation?.[0] ?? null,
        installationDays: installation?.[1] ?? null,
      })
      .where(eq(counties.id, lookUp(ids, name)));
  }
  return ids;
}

async function insertQuotes(
  { transaction, now }: Context,
  data: DemoData,
  productIds: Ids,
  countyIds: Ids,
): Promise<void> {
  for (const quote of data.quotes) {
    await transaction
      .insert(quotations)
      .values({
        clientsName: quote.name,
        clientsPhone: quote.phone ?? null,
        clientsEmail: quote.email,
        clientsNote: quote.note,
        productIds: quote.productKeys.map((key) => lookUp(productIds, key)),
        status: quote.status,
        countyId: quote.county === undefined ? null : lookUp(countyIds, quote.county),
        createdAt: before(now, quote.hoursAgo * HOUR),
      });
  }
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}

function idOf(rows: readonly { id: string }[]): string {
  const [row] = rows;
  if (!row) throw new Error('An insert gave no id.');
  return row.id;
}

function lookUp(ids: Ids, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo data name "${key}", which they do not define.`);
  return id;
}
