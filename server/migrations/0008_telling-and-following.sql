CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY DEFAULT nextval('entity_id') NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"device_id" bigint,
	"user_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notices_kind_check" CHECK ("notices"."kind" IN ('request', 'receipt'))
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" bigint PRIMARY KEY DEFAULT nextval('entity_id') NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation_entries" (
	"id" bigint PRIMARY KEY DEFAULT nextval('entity_id') NOT NULL,
	"quotation_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_entries_kind_check" CHECK ("quotation_entries"."kind" IN ('status', 'assigned', 'note', 'call'))
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"position" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"text_en" text NOT NULL,
	"text_sw" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notify_by_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_entries" ADD CONSTRAINT "quotation_entries_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_entries" ADD CONSTRAINT "quotation_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_due_idx" ON "notices" USING btree ("due_at") WHERE failed_at IS NULL;--> statement-breakpoint
CREATE INDEX "notices_failed_idx" ON "notices" USING btree ("failed_at","id") WHERE failed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notices_device_idx" ON "notices" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "notices_user_idx" ON "notices" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_endpoint_key" ON "push_devices" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_devices_user_idx" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quotation_entries_quotation_idx" ON "quotation_entries" USING btree ("quotation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quotation_entries_user_idx" ON "quotation_entries" USING btree ("user_id");--> statement-breakpoint
-- May break the running build: it never writes this column, which is empty then.
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotations_assignee_idx" ON "quotations" USING btree ("assignee_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quotations_email_idx" ON "quotations" USING btree (lower("clients_email"),"created_at");--> statement-breakpoint
-- Answers to begin with; staff change them in their account.
INSERT INTO "reply_templates" ("position", "name", "text_en", "text_sw") VALUES
  (0, 'We have it', E'Hello {name},\n\nThank you for your request. We have {items} in stock, {total} together. Shall we bring it to you, and install it?', E'Habari {name},\n\nAsante kwa ombi lako. Tuna {items} dukani, jumla {total}. Je, tukuletee na kukufungia?'),
  (1, 'When may we call?', E'Hello {name},\n\nThank you for your request. When may we call you?', E'Habari {name},\n\nAsante kwa ombi lako. Tukupigie simu saa ngapi?'),
  (2, 'Site survey', E'Hello {name},\n\nBefore we name a price for the installation we would like to see the place. Which day suits you?', E'Habari {name},\n\nKabla ya kukutajia bei ya kufunga, tungependa kuona mahali penyewe. Siku gani inakufaa?');
