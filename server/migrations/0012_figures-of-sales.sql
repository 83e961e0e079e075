CREATE INDEX IF NOT EXISTS "proposals_sent_idx" ON "proposals" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "proposals_accepted_idx" ON "proposals" USING btree ("accepted_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "proposals_open_idx" ON "proposals" USING btree ("valid_until") WHERE "proposals"."version" > 0 AND "proposals"."accepted_at" IS NULL;