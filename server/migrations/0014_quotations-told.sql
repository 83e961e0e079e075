-- May break the running build: it writes none of the kinds that come with this one, and the wider list takes all of its own
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_check";--> statement-breakpoint
-- May break the running build: it writes none of the kinds that come with this one, and the wider list takes all of its own
ALTER TABLE "quotation_entries" DROP CONSTRAINT "quotation_entries_kind_check";--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "expiry_told_at" timestamp (3) with time zone;--> statement-breakpoint
-- May break the running build: it writes none of the kinds that come with this one, and the wider list takes all of its own
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_check" CHECK ("notices"."kind" IN ('request', 'receipt', 'opened', 'accepted', 'expired', 'proposal'));--> statement-breakpoint
-- May break the running build: it writes none of the kinds that come with this one, and the wider list takes all of its own
ALTER TABLE "quotation_entries" ADD CONSTRAINT "quotation_entries_kind_check" CHECK ("quotation_entries"."kind" IN ('status', 'assigned', 'note', 'call', 'sent', 'emailed', 'opened', 'accepted', 'expired', 'payment', 'payment_deleted'));