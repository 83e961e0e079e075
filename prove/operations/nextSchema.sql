-- A schema after today's: all that a migration may do while the build of before runs (build/migrationRules.ts).
CREATE TABLE "colours" (
	"id" bigint PRIMARY KEY DEFAULT nextval('entity_id') NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "colours" ADD CONSTRAINT "colours_name_short" CHECK (length("name") < 40);
--> statement-breakpoint
CREATE UNIQUE INDEX "colours_name_key" ON "colours" USING btree (lower("name"));
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "colour_id" bigint;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight_grams" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "title_length" integer;
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "checked_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_colour_idx" ON "products" USING btree ("colour_id");
--> statement-breakpoint
UPDATE "products" SET "weight_grams" = 1 WHERE "quantity" > 0;
--> statement-breakpoint
CREATE FUNCTION "grams_of"(bigint) RETURNS integer LANGUAGE sql AS $$ SELECT weight_grams FROM products WHERE id = $1 $$;
