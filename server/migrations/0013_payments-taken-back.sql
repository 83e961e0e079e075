-- May break the running build: it does not, the next statement puts the same check back with one kind more.
ALTER TABLE "quotation_entries" DROP CONSTRAINT "quotation_entries_kind_check";--> statement-breakpoint
-- May break the running build: it does not, every kind that it writes is still allowed.
ALTER TABLE "quotation_entries" ADD CONSTRAINT "quotation_entries_kind_check" CHECK ("quotation_entries"."kind" IN ('status', 'assigned', 'note', 'call', 'sent', 'opened', 'accepted', 'payment', 'payment_deleted'));