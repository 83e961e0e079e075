import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { replyTemplates } from '../database/schemaQuotations';
import { sha256 } from '../sha256';

export interface ReplyTemplateRow {
  name: string;
  text_en: string;
  text_sw: string;
}

export interface ReplyTemplatesRow {
  version: string;
  templates: ReplyTemplateRow[];
}

/** In their order, with a version that is theirs alone. */
export async function listReplyTemplates(db: Database): Promise<ReplyTemplatesRow> {
  const { name, textEn: text_en, textSw: text_sw, position } = replyTemplates;
  const templates = await db.select({ name, text_en, text_sw }).from(replyTemplates).orderBy(position);
  return { version: sha256(JSON.stringify(templates)), templates };
}

/** Replaces all of them. @returns null, and changes nothing, where they are no longer those of `version` */
export async function replaceReplyTemplates(
  transaction: Database,
  { version, templates }: ReplyTemplatesRow,
): Promise<ReplyTemplatesRow | null> {
  // Two who save at once come one after the other.
  await transaction.execute(sql`LOCK TABLE reply_templates IN SHARE ROW EXCLUSIVE MODE`);
  if ((await listReplyTemplates(transaction)).version !== version) return null;
  await transaction.delete(replyTemplates);
  const rows = templates.map(({ name, text_en: textEn, text_sw: textSw }, position) => ({
    position,
    name,
    textEn,
    textSw,
  }));
  if (rows.length > 0) await transaction.insert(replyTemplates).values(rows);
  return listReplyTemplates(transaction);
}
