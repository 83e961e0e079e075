ALTER TABLE "products" ADD COLUMN "uses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_uses_check" CHECK ("products"."uses" <@ ARRAY['home', 'office', 'farm', 'school', 'vehicle']);--> statement-breakpoint
-- What the shop would show first, in groups: what can be had, best sellers, and within these by the ratings, to which ten
-- of 3.5 stars are added so that a single one does not decide. That it is a whole kit (by its category) and no part counts
-- as much as a star.
CREATE OR REPLACE FUNCTION recommend_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ratings float8 := greatest(NEW.rating_count, (NEW.starting_rating > 0)::int);
  stars float8 := CASE WHEN NEW.rating_count > 0 THEN NEW.rating_sum ELSE NEW.starting_rating END;
  mean float8 := (stars + 35) / (ratings + 10);
  kit int := EXISTS (SELECT 1 FROM categories WHERE id = NEW.category_id AND is_of_kits(category_name))::int;
BEGIN
  NEW.recommended := 4 * (NEW.stock_status = 'in_stock')::int
    + 2 * NEW.is_best_seller::int
    + (mean + kit) / 3.01;
  RETURN NEW;
END $$;--> statement-breakpoint
UPDATE products SET recommended = 0;
