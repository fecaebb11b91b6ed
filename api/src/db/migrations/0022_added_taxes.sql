-- Taxes are added to folios as lines of their own: TVA with each charge, the stay tax with each night (SET-02, FOL-02).
ALTER TABLE "postings" DROP CONSTRAINT "postings_item_is_known";--> statement-breakpoint
ALTER TABLE "postings" DROP CONSTRAINT "postings_room_and_tax_are_of_a_night";--> statement-breakpoint
ALTER TABLE "postings" DROP CONSTRAINT "postings_prices_contain_taxes";--> statement-breakpoint
ALTER TABLE "tax_rates" DROP CONSTRAINT "tax_rates_tva_treatment_is_known";--> statement-breakpoint
ALTER TABLE "tax_rates" DROP CONSTRAINT "tax_rates_stay_tax_treatment_is_known";--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "taxes_posting_id" uuid;--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "taxed_centimes" bigint;--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "taxed_role" text DEFAULT 'entry' NOT NULL;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_tva_is_of_a_charge_of_the_owner" FOREIGN KEY ("hotel_id","owner_id","taxes_posting_id","taxed_role") REFERENCES "public"."postings"("hotel_id","owner_id","id","role") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "postings_stay_tax_of_a_night_is_charged_once" ON "postings" USING btree ("hotel_id","owner_id","night") WHERE "postings"."stay_tax_centimes" > 0 and "postings"."reverses_posting_id" is null and "postings"."split_of_posting_id" is null and "postings"."recharges_posting_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "postings_tva_is_added_once" ON "postings" USING btree ("hotel_id","taxes_posting_id") WHERE "postings"."taxes_posting_id" is not null and "postings"."reverses_posting_id" is null;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_stay_tax_is_a_whole_line" CHECK ("postings"."item" is distinct from 'stay-tax' or "postings"."stay_tax_centimes" = "postings"."amount_centimes");--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_tva_names_its_charge" CHECK (("postings"."item" is not distinct from 'tva') = ("postings"."taxes_posting_id" is not null)
        and ("postings"."taxes_posting_id" is null) = ("postings"."taxed_centimes" is null));--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_tva_is_of_an_entry" CHECK ("postings"."taxed_role" = 'entry');--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_added_tva_is_its_share" CHECK ("postings"."taxes_posting_id" is null or "postings"."reverses_posting_id" is not null
        or "postings"."split_of_posting_id" is not null
        or "postings"."amount_centimes" = round("postings"."taxed_centimes" * "postings"."tva_bp" / 10000.0));--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_item_is_known" CHECK ("postings"."item" in ('room', 'tva', 'tourism-tax', 'stay-tax', 'restaurant', 'service'));--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_room_and_tax_are_of_a_night" CHECK (case when "postings"."item" in ('room', 'tourism-tax', 'stay-tax') then "postings"."night" is not null
        when "postings"."item" = 'tva' then true else "postings"."night" is null end);--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_prices_contain_taxes" CHECK (("postings"."tva_bp" = 0 or coalesce("postings"."item" not in ('tourism-tax', 'stay-tax'), false))
        and ("postings"."stay_tax_centimes" = 0 or coalesce("postings"."item" in ('room', 'stay-tax'), false)));--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_tva_is_not_added_to_stay_tax" CHECK (not ("tax_rates"."tva_treatment" = 'added' and "tax_rates"."stay_tax_treatment" = 'included'));--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_tva_treatment_is_known" CHECK ("tax_rates"."tva_treatment" in ('invoice', 'included', 'added'));--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_stay_tax_treatment_is_known" CHECK ("tax_rates"."stay_tax_treatment" in ('invoice', 'included', 'added'));--> statement-breakpoint
-- Written by hand: a line's taxes are those of its day, in the price or added, never both. The halves of a split and
-- reversals repeat what was posted. An import inserts as the owner.
CREATE POLICY taxes_are_those_of_their_day ON postings AS RESTRICTIVE FOR INSERT TO funduq_app
  WITH CHECK (reverses_posting_id IS NOT NULL OR split_of_posting_id IS NOT NULL
    OR (tva_bp = 0 AND stay_tax_centimes = 0)
    OR coalesce((
      SELECT (postings.tva_bp = 0 OR (t.tva_bp = postings.tva_bp
          AND t.tva_treatment = CASE WHEN postings.item = 'tva' THEN 'added' ELSE 'included' END))
        AND (postings.stay_tax_centimes = 0
          OR t.stay_tax_treatment = CASE WHEN postings.item = 'stay-tax' THEN 'added' ELSE 'included' END)
      FROM tax_rates t
      WHERE t.hotel_id = postings.hotel_id AND t.valid_from <= coalesce(postings.night, postings.business_date)
      ORDER BY t.valid_from DESC LIMIT 1
    ), false));
--> statement-breakpoint
-- Written by hand: the view shows the new columns, which can only come last.
CREATE OR REPLACE VIEW placed_postings WITH (security_invoker = true) AS
SELECT p.hotel_id, p.id, p.owner_kind, p.owner_id, p.folio_id, p.kind, p.item, p.night, p.department,
  p.method, p.description, p.amount_centimes, p.signed_centimes, p.business_date, p.posted_at, p.posted_by,
  p.reverses_posting_id, p.reversal_reason, p.recharges_posting_id, p.split_of_posting_id, p.split_half,
  p.transfer_side, p.counterpart_posting_id, p.counterpart_side, p.account_id, p.group_id, p.company_id,
  p.role, p.reversible_facts, p.reversed_facts, p.check_out_version, coalesce((
  SELECT m.to_folio_id FROM posting_moves m
  WHERE m.hotel_id = p.hotel_id AND m.posting_id = p.id ORDER BY m.seq DESC LIMIT 1
), p.folio_id) AS current_folio_id, p.reference, p.tva_bp, p.stay_tax_centimes, p.taxes_posting_id, p.taxed_centimes
FROM postings p;
