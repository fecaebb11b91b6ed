-- What a card's slip or a bank's transfer says (FOL-05).
ALTER TABLE "postings" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_reference_is_of_a_card_or_a_transfer" CHECK ("postings"."reference" is null or (coalesce("postings"."method" in ('Credit Card', 'Bank Transfer'), false)
        and btrim("postings"."reference") <> '' and char_length("postings"."reference") <= 60));--> statement-breakpoint
-- Written by hand: a view keeps the columns that its table had when it was created. A new one can only come last.
CREATE OR REPLACE VIEW placed_postings WITH (security_invoker = true) AS
SELECT p.hotel_id, p.id, p.owner_kind, p.owner_id, p.folio_id, p.kind, p.item, p.night, p.department,
  p.method, p.description, p.amount_centimes, p.signed_centimes, p.business_date, p.posted_at, p.posted_by,
  p.reverses_posting_id, p.reversal_reason, p.recharges_posting_id, p.split_of_posting_id, p.split_half,
  p.transfer_side, p.counterpart_posting_id, p.counterpart_side, p.account_id, p.group_id, p.company_id,
  p.role, p.reversible_facts, p.reversed_facts, p.check_out_version, coalesce((
  SELECT m.to_folio_id FROM posting_moves m
  WHERE m.hotel_id = p.hotel_id AND m.posting_id = p.id ORDER BY m.seq DESC LIMIT 1
), p.folio_id) AS current_folio_id, p.reference
FROM postings p;
