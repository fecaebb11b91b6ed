-- Documents of the invoices' series that bill charges of a guest's folio or of a group's account (FOL-11, INV-07, ADR 0043).
CREATE TABLE "invoice_charges" (
	"hotel_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"folio_id" uuid NOT NULL,
	"released_at" timestamp with time zone,
	"credit_note_id" uuid,
	CONSTRAINT "invoice_charges_once_on_an_invoice" PRIMARY KEY("hotel_id","invoice_id","posting_id"),
	CONSTRAINT "invoice_charges_are_released_by_a_credit_note" CHECK (("invoice_charges"."released_at" is null) = ("invoice_charges"."credit_note_id" is null))
);
--> statement-breakpoint
ALTER TABLE "invoice_charges" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_payment_method_is_known";
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_add_taxes_to_what_was_transferred";
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_settle_no_more_than_is_due";
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_status_follows_the_amounts";
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "company_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "department" text;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "folio_id" uuid;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "folio_payer" text;
--> statement-breakpoint
ALTER TABLE "folios" ADD CONSTRAINT "folios_of_payer" UNIQUE("hotel_id","payer","id");
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_of_folio" UNIQUE("hotel_id","folio_id","id");
--> statement-breakpoint
ALTER TABLE "invoice_charges" ADD CONSTRAINT "invoice_charges_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_charges" ADD CONSTRAINT "invoice_charges_invoice_of_same_folio" FOREIGN KEY ("hotel_id","folio_id","invoice_id") REFERENCES "public"."invoices"("hotel_id","folio_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_charges" ADD CONSTRAINT "invoice_charges_posting_in_same_hotel" FOREIGN KEY ("hotel_id","posting_id") REFERENCES "public"."postings"("hotel_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_charges" ADD CONSTRAINT "invoice_charges_credit_note_corrects_their_invoice" FOREIGN KEY ("hotel_id","invoice_id","credit_note_id") REFERENCES "public"."invoices"("hotel_id","corrects_invoice_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_charges_are_invoiced_once" ON "invoice_charges" USING btree ("hotel_id","posting_id") WHERE "invoice_charges"."released_at" is null;
--> statement-breakpoint
CREATE INDEX "invoice_charges_by_folio" ON "invoice_charges" USING btree ("hotel_id","folio_id") WHERE "invoice_charges"."released_at" is null;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_folio_is_of_that_payer" FOREIGN KEY ("hotel_id","folio_payer","folio_id") REFERENCES "public"."folios"("hotel_id","payer","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_correct_one_of_same_folio" FOREIGN KEY ("hotel_id","folio_id","corrects_invoice_id") REFERENCES "public"."invoices"("hotel_id","folio_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_of_folios_are_corrected_once" ON "invoices" USING btree ("hotel_id","corrects_invoice_id") WHERE "invoices"."folio_id" is not null;
--> statement-breakpoint
CREATE INDEX "invoices_by_folio" ON "invoices" USING btree ("hotel_id","folio_id") WHERE "invoices"."folio_id" is not null;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_bill_a_company_or_a_folio" CHECK (num_nonnulls("invoices"."company_id", "invoices"."folio_id") = 1 and num_nonnulls("invoices"."folio_id", "invoices"."folio_payer") <> 1);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_folio_payer_is_known" CHECK ("invoices"."folio_payer" in ('Guest', 'Group'));
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_of_folios_add_no_more_than_they_state" CHECK ("invoices"."folio_id" is null or ("invoices"."added_tva_centimes" between 0 and "invoices"."tva_centimes"
        and "invoices"."added_stay_tax_centimes" between 0 and "invoices"."stay_tax_centimes" and "invoices"."grand_total_centimes" > 0));
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_method_is_known" CHECK ("invoices"."payment_method" in ('Bank Transfer', 'Cheque', 'Cash', 'Credit Card'));
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_add_taxes_to_what_was_transferred" CHECK ("invoices"."grand_total_centimes" - "invoices"."prepaid_centimes" = "invoices"."transferred_centimes"
        + case when "invoices"."folio_id" is null
          then "invoices"."rebate_centimes" + "invoices"."added_tva_centimes" + "invoices"."added_stay_tax_centimes" + "invoices"."stamp_duty_centimes" else 0 end);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_settle_no_more_than_is_due" CHECK ("invoices"."settled_centimes" >= 0 and "invoices"."credited_centimes" >= 0
        and case when "invoices"."folio_id" is null then "invoices"."settled_centimes" + "invoices"."credited_centimes" <= "invoices"."due_centimes"
          else "invoices"."settled_centimes" = 0 and "invoices"."credited_centimes" in (0, "invoices"."grand_total_centimes") end);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_status_follows_the_amounts" CHECK ("invoices"."status" = case
        when "invoices"."kind" = 'credit-note' then 'Issued'
        when "invoices"."folio_id" is not null then case when "invoices"."credited_centimes" = 0 then 'Issued' else 'Cancelled' end
        when "invoices"."credited_centimes" > 0 and "invoices"."credited_centimes" = "invoices"."due_centimes" then 'Cancelled'
        when "invoices"."settled_centimes" > 0 and "invoices"."settled_centimes" + "invoices"."credited_centimes" = "invoices"."due_centimes" then 'Paid'
        else 'Unpaid' end);
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "invoice_charges" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
-- By hand: the rights. What is billed is inserted and never deleted; a credit note releases it.
GRANT SELECT, INSERT ON invoice_charges TO funduq_app;
--> statement-breakpoint
GRANT UPDATE (released_at, credit_note_id) ON invoice_charges TO funduq_app;
--> statement-breakpoint
ALTER TABLE invoice_charges FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Billed is what stands on the folio, and on a group's account also the transfers that it took over and the charges of the
-- folios that they are from. An import inserts as the owner.
CREATE POLICY invoice_charges_stand_on_their_folio ON invoice_charges AS RESTRICTIVE FOR INSERT TO funduq_app
  WITH CHECK (EXISTS (
    SELECT FROM placed_postings p
    WHERE p.hotel_id = invoice_charges.hotel_id AND p.id = invoice_charges.posting_id
      AND (p.kind = 'charge' OR p.transfer_side = 'to') AND p.reverses_posting_id IS NULL
      AND NOT EXISTS (SELECT FROM postings r
        WHERE r.hotel_id = p.hotel_id AND r.owner_id = p.owner_id AND r.reverses_posting_id = p.id)
      AND (p.current_folio_id = invoice_charges.folio_id OR EXISTS (
        SELECT FROM postings t JOIN postings a ON a.hotel_id = t.hotel_id AND a.id = t.counterpart_posting_id
        WHERE t.hotel_id = p.hotel_id AND t.owner_id = p.owner_id AND t.folio_id = p.current_folio_id
          AND t.role = 'transfer' AND t.transfer_side = 'from' AND a.folio_id = invoice_charges.folio_id))
  ));
--> statement-breakpoint
-- What an invoice bills is not reversed, split or moved before a credit note, nor is its folio taken over by a group.
CREATE POLICY billed_charges_stay ON postings AS RESTRICTIVE FOR INSERT TO funduq_app
  WITH CHECK ((reverses_posting_id IS NULL AND transfer_side IS DISTINCT FROM 'from')
    OR NOT EXISTS (
      SELECT FROM invoice_charges c
      WHERE c.hotel_id = postings.hotel_id AND c.released_at IS NULL
        AND CASE WHEN postings.reverses_posting_id IS NULL THEN c.folio_id = postings.folio_id
          ELSE c.posting_id = postings.reverses_posting_id END));
--> statement-breakpoint
CREATE POLICY billed_charges_stay ON posting_moves AS RESTRICTIVE FOR INSERT TO funduq_app
  WITH CHECK (NOT EXISTS (
    SELECT FROM invoice_charges c
    WHERE c.hotel_id = posting_moves.hotel_id AND c.posting_id = posting_moves.posting_id AND c.released_at IS NULL));
