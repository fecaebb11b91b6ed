-- What of a folio's invoice was paid before in cash (INV-12, ADR 0043).
ALTER TABLE "invoices" ADD COLUMN "prepaid_cash_centimes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- An owner that is no superuser updates the rows of no hotel while row-level security is forced.
ALTER TABLE invoices NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- By hand: an invoice that is not to be paid in cash has its duty for what was paid in cash before.
UPDATE invoices SET prepaid_cash_centimes = prepaid_centimes
WHERE folio_id IS NOT NULL AND stamp_duty_centimes > 0 AND payment_method <> 'Cash';
--> statement-breakpoint
ALTER TABLE invoices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_prepaid_cash_is_of_a_folio" CHECK ("invoices"."prepaid_cash_centimes" between 0 and case when "invoices"."folio_id" is null then 0 else "invoices"."prepaid_centimes" end);
