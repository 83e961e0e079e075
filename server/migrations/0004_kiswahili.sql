ALTER TABLE "articles" ADD COLUMN "title_sw" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "short_description_sw" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "content_sw" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "category_name_sw" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "product_name_sw" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "product_description_sw" text;--> statement-breakpoint
-- The names under which the site showed these categories so far.
UPDATE "categories" SET "category_name_sw" = known.kiswahili
FROM (VALUES ('Kits', 'Seti'), ('Mounts', 'Stendi'), ('Cables', 'Nyaya'), ('Routers', 'Ruta'), ('Power', 'Umeme'), ('Cases', 'Mikoba'))
  AS known (english, kiswahili)
WHERE "categories"."category_name" = known.english;
