-- When a waiter brought what the kitchen had done: until then the bill says that it is ready (POS-13).
ALTER TABLE "kitchen_tickets" ADD COLUMN "served_at" timestamp with time zone;
--> statement-breakpoint
GRANT UPDATE (served_at) ON kitchen_tickets TO funduq_app;
--> statement-breakpoint
-- What the kitchen had done before this release was not announced: bills that are open now do not start with old signs. The owner of the
-- tables may not be a superuser, so the policies are not forced on it meanwhile.
ALTER TABLE kitchen_tickets NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE open_bills NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE "kitchen_tickets" k SET "served_at" = k."done_at" FROM "open_bills" b
WHERE b."hotel_id" = k."hotel_id" AND b."id" = k."bill_id" AND k."done_at" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE kitchen_tickets FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE open_bills FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A menu's price contains TVA in every hotel: where only invoices have it, the charge says so, and no invoice adds it again (POS-04, INV-06).
ALTER POLICY taxes_are_those_of_their_day ON postings
  WITH CHECK (reverses_posting_id IS NOT NULL OR split_of_posting_id IS NOT NULL
    OR (tva_bp = 0 AND stay_tax_centimes = 0)
    OR coalesce((
      SELECT (postings.tva_bp = 0 OR (t.tva_bp = postings.tva_bp
          AND (t.tva_treatment = CASE WHEN postings.item = 'tva' THEN 'added' ELSE 'included' END
            OR (postings.item = 'restaurant' AND t.tva_treatment = 'invoice'))))
        AND (postings.stay_tax_centimes = 0
          OR t.stay_tax_treatment = CASE WHEN postings.item = 'stay-tax' THEN 'added' ELSE 'included' END)
      FROM tax_rates t
      WHERE t.hotel_id = postings.hotel_id AND t.valid_from <= coalesce(postings.night, postings.business_date)
      ORDER BY t.valid_from DESC LIMIT 1
    ), false));
