-- Where the taxes of a stay are: in invoices only, or in the price (SET-02); and what a line contains of them (FOL-02).
ALTER TABLE "postings" ADD COLUMN "tva_bp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "stay_tax_centimes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD COLUMN "tva_treatment" text DEFAULT 'invoice' NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD COLUMN "stay_tax_treatment" text DEFAULT 'invoice' NOT NULL;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_tva_is_a_share" CHECK ("postings"."tva_bp" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_stay_tax_is_in_the_amount" CHECK ("postings"."stay_tax_centimes" between 0 and "postings"."amount_centimes");--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_prices_contain_taxes" CHECK (("postings"."tva_bp" = 0 or coalesce("postings"."item" <> 'tourism-tax', false))
        and ("postings"."stay_tax_centimes" = 0 or coalesce("postings"."item" = 'room', false)));--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_tva_treatment_is_known" CHECK ("tax_rates"."tva_treatment" in ('invoice', 'included'));--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_stay_tax_treatment_is_known" CHECK ("tax_rates"."stay_tax_treatment" in ('invoice', 'included'));--> statement-breakpoint
-- Written by hand: the view shows the new columns, which can only come last.
CREATE OR REPLACE VIEW placed_postings WITH (security_invoker = true) AS
SELECT p.hotel_id, p.id, p.owner_kind, p.owner_id, p.folio_id, p.kind, p.item, p.night, p.department,
  p.method, p.description, p.amount_centimes, p.signed_centimes, p.business_date, p.posted_at, p.posted_by,
  p.reverses_posting_id, p.reversal_reason, p.recharges_posting_id, p.split_of_posting_id, p.split_half,
  p.transfer_side, p.counterpart_posting_id, p.counterpart_side, p.account_id, p.group_id, p.company_id,
  p.role, p.reversible_facts, p.reversed_facts, p.check_out_version, coalesce((
  SELECT m.to_folio_id FROM posting_moves m
  WHERE m.hotel_id = p.hotel_id AND m.posting_id = p.id ORDER BY m.seq DESC LIMIT 1
), p.folio_id) AS current_folio_id, p.reference, p.tva_bp, p.stay_tax_centimes
FROM postings p;
