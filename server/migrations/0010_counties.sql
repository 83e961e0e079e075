CREATE TABLE "counties" (
	"id" bigint PRIMARY KEY DEFAULT nextval('entity_id') NOT NULL,
	"name" text NOT NULL,
	"delivery_price" numeric(12, 2),
	"delivery_days" integer,
	"installation_price" numeric(12, 2),
	"installation_days" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "counties_prices_check" CHECK ("counties"."delivery_price" >= 0 AND "counties"."installation_price" >= 0),
	CONSTRAINT "counties_days_check" CHECK ("counties"."delivery_days" BETWEEN 0 AND 90 AND "counties"."installation_days" BETWEEN 0 AND 90)
);
--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "county_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "counties_name_key" ON "counties" USING btree ("name");--> statement-breakpoint
-- May break the running build: it never writes this column, which is empty then.
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_county_id_counties_id_fk" FOREIGN KEY ("county_id") REFERENCES "public"."counties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotations_county_idx" ON "quotations" USING btree ("county_id");--> statement-breakpoint
-- By the numbers that the constitution gives them; what has an id besides begins at 1001.
INSERT INTO "counties" ("id", "name") VALUES
  (1, 'Mombasa'), (2, 'Kwale'), (3, 'Kilifi'), (4, 'Tana River'), (5, 'Lamu'), (6, 'Taita-Taveta'),
  (7, 'Garissa'), (8, 'Wajir'), (9, 'Mandera'), (10, 'Marsabit'), (11, 'Isiolo'), (12, 'Meru'),
  (13, 'Tharaka-Nithi'), (14, 'Embu'), (15, 'Kitui'), (16, 'Machakos'), (17, 'Makueni'), (18, 'Nyandarua'),
  (19, 'Nyeri'), (20, 'Kirinyaga'), (21, 'Murang''a'), (22, 'Kiambu'), (23, 'Turkana'), (24, 'West Pokot'),
  (25, 'Samburu'), (26, 'Trans Nzoia'), (27, 'Uasin Gishu'), (28, 'Elgeyo-Marakwet'), (29, 'Nandi'), (30, 'Baringo'),
  (31, 'Laikipia'), (32, 'Nakuru'), (33, 'Narok'), (34, 'Kajiado'), (35, 'Kericho'), (36, 'Bomet'),
  (37, 'Kakamega'), (38, 'Vihiga'), (39, 'Bungoma'), (40, 'Busia'), (41, 'Siaya'), (42, 'Kisumu'),
  (43, 'Homa Bay'), (44, 'Migori'), (45, 'Kisii'), (46, 'Nyamira'), (47, 'Nairobi');
