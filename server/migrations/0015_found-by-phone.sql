-- The digits of a phone number behind a blank; one of Kenya begins with its zero, whichever way it was written:
-- 0700000017, 700000017, +254 700 000 017, 00254 (0) 700 000 017.
CREATE FUNCTION phone_digits(phone text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
-- As in search_grams.
COST 1000
AS $$
  SELECT ' ' || regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(?:(?:00)?2540?|0)?([1-9][0-9]{8})$', '0\1')
$$;--> statement-breakpoint
CREATE INDEX "quotations_phone_idx" ON "quotations" USING gin (search_grams(phone_digits(clients_phone)));--> statement-breakpoint
CREATE INDEX "proposals_phone_idx" ON "proposals" USING gin (search_grams(phone_digits(draft ->> 'customerPhone')));
