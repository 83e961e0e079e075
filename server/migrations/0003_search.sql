CREATE TABLE "missed_searches" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "missed_searches_day_words_pk" PRIMARY KEY("day","words")
);
--> statement-breakpoint
DROP INDEX "articles_search_idx";--> statement-breakpoint
DROP INDEX "products_search_idx";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "recommended" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "articles_updated_idx" ON "articles" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "products_recommended_idx" ON "products" USING btree ("recommended","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_updated_idx" ON "products" USING btree ("updated_at","id");--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";--> statement-breakpoint
-- What the shop would show first, in groups: in stock, best sellers, whole kits (by their category), and within these by
-- the ratings, to which ten of 3.5 stars are added so that a single one does not decide.
CREATE FUNCTION recommend_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ratings float8 := greatest(NEW.rating_count, (NEW.starting_rating > 0)::int);
  stars float8 := CASE WHEN NEW.rating_count > 0 THEN NEW.rating_sum ELSE NEW.starting_rating END;
BEGIN
  NEW.recommended := 4 * (NEW.stock_status = 'in_stock')::int
    + 2 * NEW.is_best_seller::int
    + EXISTS (SELECT 1 FROM categories WHERE id = NEW.category_id AND is_of_kits(category_name))::int
    + 0.99 * (stars + 35) / (ratings + 10) / 5;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION is_of_kits(category_name text) RETURNS boolean LANGUAGE sql IMMUTABLE
AS $$ SELECT category_name ~* '\m(kits?|seti)\M' $$;--> statement-breakpoint
CREATE TRIGGER products_recommended
BEFORE INSERT OR UPDATE OF stock_status, is_best_seller, category_id, rating_count, rating_sum, starting_rating, recommended
ON products FOR EACH ROW EXECUTE FUNCTION recommend_product();--> statement-breakpoint
CREATE FUNCTION recommend_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET recommended = 0 WHERE category_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER categories_recommended AFTER UPDATE OF category_name ON categories
FOR EACH ROW WHEN (is_of_kits(OLD.category_name) <> is_of_kits(NEW.category_name)) EXECUTE FUNCTION recommend_category();--> statement-breakpoint
UPDATE products SET recommended = 0;
