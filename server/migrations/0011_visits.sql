CREATE TABLE "calendar_keys" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_crew" (
	"visit_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "visit_crew_visit_id_user_id_pk" PRIMARY KEY("visit_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" bigint PRIMARY KEY DEFAULT nextval('entity_id') NOT NULL,
	"proposal_id" bigint NOT NULL,
	"day" date NOT NULL,
	"begins" text NOT NULL,
	"ends" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"notes" text NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visits_times_check" CHECK ("visits"."begins" < "visits"."ends")
);
--> statement-breakpoint
ALTER TABLE "calendar_keys" ADD CONSTRAINT "calendar_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_crew" ADD CONSTRAINT "visit_crew_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_crew" ADD CONSTRAINT "visit_crew_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_keys_key" ON "calendar_keys" USING btree ("key");--> statement-breakpoint
CREATE INDEX "visit_crew_user_idx" ON "visit_crew" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "visits_day_idx" ON "visits" USING btree ("day","begins","id");--> statement-breakpoint
CREATE INDEX "visits_proposal_idx" ON "visits" USING btree ("proposal_id");