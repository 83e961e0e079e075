CREATE SEQUENCE "public"."entity_id" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"action" text NOT NULL,
	"target_id" text,
	"status" integer NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"image" text,
	"password_hash" text NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_images" (
	"id" bigint PRIMARY KEY DEFAULT nextval('entity_id') NOT NULL,
	"article_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"media_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_tags" (
	"id" bigint PRIMARY KEY DEFAULT nextval('entity_id') NOT NULL,
	"article_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_views" (
	"article_id" bigint NOT NULL,
	"visit" text NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_views_article_id_visit_pk" PRIMARY KEY("article_id","visit")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY DEFAULT nextval('entity_id') NOT NULL,
	"title" text NOT NULL,
	"short_description" text,
	"content" text,
	"category_id" bigint,
	"is_active" boolean DEFAULT true NOT NULL,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"views_count" integer DEFAULT 0 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(title || ' ' || coalesce(short_description, '') || ' ' || coalesce(content, ''))) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_counts_check" CHECK ("articles"."likes_count" >= 0 AND "articles"."views_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" bigint PRIMARY KEY DEFAULT nextval('entity_id') NOT NULL,
	"article_id" bigint NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advertisements" (
	"id" bigint PRIMARY KEY DEFAULT nextval('entity_id') NOT NULL,
	"product_id" bigint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"start_date" timestamp (3) with time zone,
	"end_date" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advertisements_window_check" CHECK ("advertisements"."start_date" <= "advertisements"."end_date")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY DEFAULT nextval('entity_id') NOT NULL,
	"category_name" text NOT NULL,
	"name_key" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"id" bigint PRIMARY KEY DEFAULT nextval('entity_id') NOT NULL,
	"product_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"media_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_ratings" (
	"id" bigint PRIMARY KEY DEFAULT nextval('entity_id') NOT NULL,
	"product_id" bigint NOT NULL,
	"rating" integer NOT NULL,
	"comment" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_ratings_rating_check" CHECK ("product_ratings"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigint PRIMARY KEY DEFAULT nextval('entity_id') NOT NULL,
	"product_name" text NOT NULL,
	"product_price" numeric(12, 2) NOT NULL,
	"new_price" numeric(12, 2),
	"category_id" bigint,
	"description" text,
	"quantity" integer DEFAULT 0 NOT NULL,
	"stock_status" text DEFAULT 'in_stock' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_best_seller" boolean DEFAULT false NOT NULL,
	"installment_info" text,
	"additional_info" text,
	"compatibility" text,
	"tools_needed" text,
	"package_dimensions" text,
	"package_weight" text,
	"discount_percentage" double precision,
	"discount_start_date" timestamp (3) with time zone,
	"discount_end_date" timestamp (3) with time zone,
	"starting_rating" double precision DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_average" double precision GENERATED ALWAYS AS (CASE WHEN rating_count > 0 THEN rating_sum::float8 / rating_count ELSE starting_rating END) STORED NOT NULL,
	"shown_price" numeric(12, 2) DEFAULT '0' NOT NULL,
	"shown_discount" double precision DEFAULT 0 NOT NULL,
	"price_changes_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(product_name || ' ' || coalesce(description, ''))) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_prices_check" CHECK ("products"."product_price" >= 0 AND "products"."new_price" >= 0),
	CONSTRAINT "products_quantity_check" CHECK ("products"."quantity" >= 0),
	CONSTRAINT "products_stock_status_check" CHECK ("products"."stock_status" IN ('in_stock', 'out_of_stock')),
	CONSTRAINT "products_discount_check" CHECK ("products"."discount_percentage" BETWEEN 0 AND 100),
	CONSTRAINT "products_discount_window_check" CHECK ("products"."discount_start_date" <= "products"."discount_end_date"),
	CONSTRAINT "products_starting_rating_check" CHECK ("products"."starting_rating" BETWEEN 0 AND 5)
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" bigint PRIMARY KEY DEFAULT nextval('entity_id') NOT NULL,
	"tag_name" text NOT NULL,
	"name_key" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" bigint PRIMARY KEY DEFAULT nextval('entity_id') NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotations" (
	"id" bigint PRIMARY KEY DEFAULT nextval('entity_id') NOT NULL,
	"clients_name" text NOT NULL,
	"clients_phone" text,
	"clients_email" text NOT NULL,
	"clients_note" text NOT NULL,
	"product_ids" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(clients_name || ' ' || clients_email || ' ' || coalesce(clients_phone, '') || ' ' || clients_note)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotations_status_check" CHECK ("quotations"."status" IN ('new', 'contacted', 'quoted', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_views" ADD CONSTRAINT "article_views_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_ratings" ADD CONSTRAINT "product_ratings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_idx" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_key" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "article_images_position_key" ON "article_images" USING btree ("article_id","position");--> statement-breakpoint
CREATE INDEX "article_images_media_key_idx" ON "article_images" USING btree ("media_key");--> statement-breakpoint
CREATE UNIQUE INDEX "article_tags_key" ON "article_tags" USING btree ("article_id","tag_id");--> statement-breakpoint
CREATE INDEX "article_tags_tag_idx" ON "article_tags" USING btree ("tag_id","article_id");--> statement-breakpoint
CREATE INDEX "article_views_seen_idx" ON "article_views" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "articles_newest_idx" ON "articles" USING btree ("created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "articles_all_newest_idx" ON "articles" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "articles_category_idx" ON "articles" USING btree ("category_id","is_active","created_at","id");--> statement-breakpoint
CREATE INDEX "articles_search_idx" ON "articles" USING gin (search_grams(search_text));--> statement-breakpoint
CREATE INDEX "comments_article_idx" ON "comments" USING btree ("article_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_newest_idx" ON "comments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "advertisements_product_idx" ON "advertisements" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "advertisements_end_idx" ON "advertisements" USING btree ("end_date");--> statement-breakpoint
CREATE INDEX "advertisements_start_idx" ON "advertisements" USING btree ("start_date");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name_key" ON "categories" USING btree ("name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "product_images_position_key" ON "product_images" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_images_media_key_idx" ON "product_images" USING btree ("media_key");--> statement-breakpoint
CREATE INDEX "product_ratings_product_idx" ON "product_ratings" USING btree ("product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "product_ratings_newest_idx" ON "product_ratings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "products_newest_idx" ON "products" USING btree ("created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_price_idx" ON "products" USING btree ("shown_price","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_rating_idx" ON "products" USING btree ("rating_average","rating_count","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_discount_idx" ON "products" USING btree ("shown_discount","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_category_idx" ON "products" USING btree ("category_id","is_active","created_at","id");--> statement-breakpoint
CREATE INDEX "products_all_newest_idx" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_inactive_idx" ON "products" USING btree ("created_at","id") WHERE NOT is_active;--> statement-breakpoint
CREATE INDEX "products_price_changes_idx" ON "products" USING btree ("price_changes_at") WHERE price_changes_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_search_idx" ON "products" USING gin (search_grams(search_text));--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name_key" ON "tags" USING btree ("name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_email_key" ON "newsletter_subscriptions" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "quotations_newest_idx" ON "quotations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "quotations_status_idx" ON "quotations" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "quotations_search_idx" ON "quotations" USING gin (search_grams(search_text));