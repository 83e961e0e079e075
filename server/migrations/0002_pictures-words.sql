ALTER TABLE "article_images" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "article_images" ADD COLUMN "alt" text;--> statement-breakpoint
ALTER TABLE "article_images" ADD COLUMN "caption" text;--> statement-breakpoint
ALTER TABLE "article_images" ADD COLUMN "credit" text;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "alt" text;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "caption" text;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "credit" text;