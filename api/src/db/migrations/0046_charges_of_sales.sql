-- A restaurant charges a room at each rate of TVA of the sale's lines, not at the hotel's: a charge names its sale, and contains all TVA
-- that it has, also where that is none (POS-04, INV-06).
ALTER TABLE "postings" ADD COLUMN "sale_id" uuid;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_sale_in_same_hotel" FOREIGN KEY ("hotel_id","sale_id") REFERENCES "public"."sales"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "postings_by_sale" ON "postings" USING btree ("hotel_id","sale_id") WHERE "postings"."sale_id" is not null;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_of_a_sale_are_of_a_restaurant" CHECK ("postings"."sale_id" is null or coalesce("postings"."item" = 'restaurant' or "postings"."item" = 'tva', false));--> statement-breakpoint
-- By hand from here. A charge of a sale has a rate of its lines, any other that of its day.
ALTER POLICY taxes_are_those_of_their_day ON postings
  WITH CHECK (reverses_posting_id IS NOT NULL OR split_of_posting_id IS NOT NULL
    OR (tva_bp = 0 AND stay_tax_centimes = 0)
    OR coalesce((
      SELECT CASE
          WHEN postings.tva_bp = 0 THEN true
          WHEN postings.sale_id IS NULL THEN t.tva_bp = postings.tva_bp
            AND t.tva_treatment = CASE WHEN postings.item = 'tva' THEN 'added' ELSE 'included' END
          ELSE (postings.item = 'tva') = (t.tva_treatment = 'added') AND EXISTS (
            SELECT FROM sale_lines l WHERE l.hotel_id = postings.hotel_id AND l.sale_id = postings.sale_id
              AND l.tva_bp = postings.tva_bp)
          END
        AND (postings.stay_tax_centimes = 0
          OR t.stay_tax_treatment = CASE WHEN postings.item = 'stay-tax' THEN 'added' ELSE 'included' END)
      FROM tax_rates t
      WHERE t.hotel_id = postings.hotel_id AND t.valid_from <= coalesce(postings.night, postings.business_date)
      ORDER BY t.valid_from DESC LIMIT 1
    ), false));
--> statement-breakpoint
CREATE OR REPLACE VIEW placed_postings WITH (security_invoker = true) AS
SELECT p.hotel_id, p.id, p.owner_kind, p.owner_id, p.folio_id, p.kind, p.item, p.night, p.department,
  p.method, p.description, p.amount_centimes, p.signed_centimes, p.business_date, p.posted_at, p.posted_by,
  p.reverses_posting_id, p.reversal_reason, p.recharges_posting_id, p.split_of_posting_id, p.split_half,
  p.transfer_side, p.counterpart_posting_id, p.counterpart_side, p.account_id, p.group_id, p.company_id,
  p.role, p.reversible_facts, p.reversed_facts, p.check_out_version, coalesce((
  SELECT m.to_folio_id FROM posting_moves m
  WHERE m.hotel_id = p.hotel_id AND m.posting_id = p.id ORDER BY m.seq DESC LIMIT 1
), p.folio_id) AS current_folio_id, p.reference, p.tva_bp, p.stay_tax_centimes, p.taxes_posting_id, p.taxed_centimes,
  p.sale_id
FROM postings p;
