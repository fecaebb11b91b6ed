-- Invoices with rates by line, credit notes in part, payments of parts of invoices (INV-06, INV-11, INV-13, INV-16).
CREATE TABLE "invoice_guest_words" (
	"hotel_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"word" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	CONSTRAINT "invoice_guest_words_are_listed_once" PRIMARY KEY("hotel_id","invoice_id","word"),
	CONSTRAINT "invoice_guest_words_are_not_blank" CHECK (btrim("invoice_guest_words"."word") <> '')
);
--> statement-breakpoint
ALTER TABLE "invoice_guest_words" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "allocations" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"amount_centimes" bigint NOT NULL,
	"business_date" date NOT NULL,
	"allocated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"allocated_by" uuid,
	"reversed_at" timestamp with time zone,
	"reversed_by" uuid,
	"reversal_reason" text,
	CONSTRAINT "allocations_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "allocations_amount_is_positive" CHECK ("allocations"."amount_centimes" > 0),
	CONSTRAINT "allocations_are_reversed_with_a_reason" CHECK (case when "allocations"."reversed_at" is null
        then "allocations"."reversed_by" is null and "allocations"."reversal_reason" is null
        else coalesce(btrim("allocations"."reversal_reason") <> '', false) end)
);
--> statement-breakpoint
ALTER TABLE "allocations" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "invoice_guest_words" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "allocations" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_rates_are_not_negative";
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_status_is_known";
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_amounts_are_not_negative";
--> statement-breakpoint
DROP INDEX "invoices_by_company";
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "stamp_duty_centimes" SET DEFAULT 0;
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "payment_terms_days" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "credit_limit_centimes" bigint;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "posting_id" uuid;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "item" text;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "nights" integer;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "room_number" text;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "tva_bp" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "tva_centimes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "stay_tax_centimes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "added_tva_centimes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "added_stay_tax_centimes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_stays" ADD COLUMN "credit_note_id" uuid;
--> statement-breakpoint
ALTER TABLE "invoice_stays" ADD COLUMN "prepaid_centimes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "due_date" date;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "payment_method" text;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "transferred_centimes" bigint;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "prepaid_centimes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "added_tva_centimes" bigint;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "added_stay_tax_centimes" bigint;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "due_centimes" bigint GENERATED ALWAYS AS ("invoices"."grand_total_centimes" - "invoices"."prepaid_centimes") STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "settled_centimes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited_centimes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reason" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "number_end" text GENERATED ALWAYS AS (right("invoices"."number", 6)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "allocated_centimes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "stamp_duty_centimes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dutiable_centimes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reference_search" text GENERATED ALWAYS AS (lower("payments"."reference")) STORED NOT NULL;
--> statement-breakpoint
-- An owner that is no superuser reads the rows of no hotel while row-level security is forced.
ALTER TABLE hotels NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoices NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_lines NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_stays NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payments NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payment_invoices NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE allocations NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_guest_words NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- By hand: documents of former releases have one rate of TVA. Their lines get their shares, the last one also what is left
-- by rounding, and the whole stay tax, whose nights are unknown.
UPDATE invoice_lines l SET tva_bp = i.tva_bp, tva_centimes = round(l.amount_centimes * i.tva_bp / 10000.0)
FROM invoices i WHERE i.hotel_id = l.hotel_id AND i.id = l.invoice_id;
--> statement-breakpoint
UPDATE invoice_lines l SET tva_centimes = l.tva_centimes + i.tva_centimes - s.tva_centimes, stay_tax_centimes = i.stay_tax_centimes
FROM invoices i, (
  SELECT hotel_id, invoice_id, max(position) AS position, sum(tva_centimes) AS tva_centimes FROM invoice_lines GROUP BY 1, 2
) s
WHERE i.hotel_id = l.hotel_id AND i.id = l.invoice_id
  AND s.hotel_id = l.hotel_id AND s.invoice_id = l.invoice_id AND s.position = l.position;
--> statement-breakpoint
UPDATE invoice_lines SET added_tva_centimes = tva_centimes, added_stay_tax_centimes = stay_tax_centimes;
--> statement-breakpoint
-- The words of the guests' names, folded as `nameSearch` folds what is searched.
INSERT INTO invoice_guest_words (hotel_id, company_id, word, invoice_id)
SELECT DISTINCT i.hotel_id, i.company_id, w.word, i.id
FROM invoice_lines l JOIN invoices i ON i.hotel_id = l.hotel_id AND i.id = l.invoice_id
CROSS JOIN LATERAL (
  SELECT regexp_replace(normalize(lower(normalize(l.guest_name, NFKD)), NFD),
    '[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u00ad\u061c\u0640\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]',
    '', 'g') AS name
) AS bare
CROSS JOIN LATERAL (
  SELECT replace(replace(replace(
    translate(bare.name, 'ẞŒÆØøŁłĐđı' || 'ٱىیېکةۀ' || '٠١٢٣٤٥٦٧٨٩' || '۰۱۲۳۴۵۶۷۸۹',
      'ßœæoollddi' || 'ايييكهه' || '0123456789' || '0123456789'),
    'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae') AS name
) AS folded
CROSS JOIN regexp_split_to_table(folded.name,
  '[[:space:][:punct:]!-/:-@\[-`{-~\u00a0-\u00bf\u00d7\u00f7\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u206f\u3000-\u303f]+') AS w (word)
WHERE btrim(w.word) <> '';
--> statement-breakpoint
-- A payment settled its invoices in full.
INSERT INTO allocations (hotel_id, id, payment_id, invoice_id, company_id, amount_centimes, business_date, allocated_at, allocated_by)
SELECT s.hotel_id, gen_random_uuid(), s.payment_id, s.invoice_id, s.company_id, s.amount_centimes, y.business_date, y.recorded_at,
  y.recorded_by
FROM payment_invoices s JOIN payments y ON y.hotel_id = s.hotel_id AND y.id = s.payment_id;
--> statement-breakpoint
-- A former release could credit a paid invoice. The credit note stands, and what was paid is left on the company's account.
UPDATE allocations a SET reversed_at = greatest(a.allocated_at, c.issued_at), reversed_by = c.issued_by, reversal_reason = c.number
FROM invoices c WHERE c.hotel_id = a.hotel_id AND c.corrects_invoice_id = a.invoice_id;
--> statement-breakpoint
UPDATE payments y SET allocated_centimes = s.amount FROM (
  SELECT hotel_id, payment_id, sum(amount_centimes) AS amount FROM allocations WHERE reversed_at IS NULL GROUP BY 1, 2
) s WHERE s.hotel_id = y.hotel_id AND s.payment_id = y.id;
--> statement-breakpoint
-- No stamp duty was collected beside payments in cash: what settled no invoice with the duty is dutiable.
UPDATE payments y SET dutiable_centimes = y.amount_centimes - coalesce((
  SELECT sum(a.amount_centimes) FROM allocations a JOIN invoices i ON i.hotel_id = a.hotel_id AND i.id = a.invoice_id
  WHERE a.hotel_id = y.hotel_id AND a.payment_id = y.id AND i.stamp_duty_centimes > 0
), 0) WHERE y.method = 'Cash';
--> statement-breakpoint
-- Their invoices added TVA and stay tax to what was transferred.
UPDATE invoices i SET due_date = i.business_date, transferred_centimes = i.subtotal_centimes,
  added_tva_centimes = i.tva_centimes, added_stay_tax_centimes = i.stay_tax_centimes,
  payment_method = coalesce((
    SELECT y.method FROM allocations a JOIN payments y ON y.hotel_id = a.hotel_id AND y.id = a.payment_id
    WHERE a.hotel_id = i.hotel_id AND a.invoice_id = i.id LIMIT 1
  ), CASE WHEN i.stamp_duty_centimes > 0 THEN 'Cash' ELSE 'Bank Transfer' END),
  settled_centimes = coalesce((
    SELECT sum(a.amount_centimes) FROM allocations a
    WHERE a.hotel_id = i.hotel_id AND a.invoice_id = i.id AND a.reversed_at IS NULL
  ), 0),
  credited_centimes = coalesce((
    SELECT sum(c.grand_total_centimes) FROM invoices c WHERE c.hotel_id = i.hotel_id AND c.corrects_invoice_id = i.id
  ), 0);
--> statement-breakpoint
UPDATE invoices i SET status = s.status,
  paid_at = CASE WHEN s.status = 'Paid' THEN coalesce(i.paid_at, s.settled_at, i.issued_at) END
FROM (
  SELECT hotel_id, id, CASE
      WHEN kind = 'credit-note' THEN 'Issued'
      WHEN credited_centimes > 0 AND credited_centimes = due_centimes THEN 'Cancelled'
      WHEN settled_centimes > 0 AND settled_centimes + credited_centimes = due_centimes THEN 'Paid'
      ELSE 'Unpaid' END AS status,
    (SELECT max(a.allocated_at) FROM allocations a
      WHERE a.hotel_id = n.hotel_id AND a.invoice_id = n.id AND a.reversed_at IS NULL) AS settled_at
  FROM invoices n
) s
WHERE s.hotel_id = i.hotel_id AND s.id = i.id;
--> statement-breakpoint
UPDATE invoice_stays s SET credit_note_id = (
  SELECT c.id FROM invoices c WHERE c.hotel_id = s.hotel_id AND c.corrects_invoice_id = s.invoice_id
  ORDER BY c.series_year, c.series_number LIMIT 1
) WHERE s.released_at IS NOT NULL;
--> statement-breakpoint
DROP POLICY "rows_of_one_hotel" ON "payment_invoices" CASCADE;
--> statement-breakpoint
DROP TABLE "payment_invoices" CASCADE;
--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "tva_bp";
--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "stay_tax_rate_centimes";
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "due_date" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "payment_method" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "transferred_centimes" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "added_tva_centimes" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "added_stay_tax_centimes" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_as_correction" UNIQUE("hotel_id","corrects_invoice_id","id");
--> statement-breakpoint
ALTER TABLE "invoice_guest_words" ADD CONSTRAINT "invoice_guest_words_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_guest_words" ADD CONSTRAINT "invoice_guest_words_invoice_of_same_company" FOREIGN KEY ("hotel_id","company_id","invoice_id") REFERENCES "public"."invoices"("hotel_id","company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_invoice_of_same_company" FOREIGN KEY ("hotel_id","company_id","invoice_id") REFERENCES "public"."invoices"("hotel_id","company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_payment_of_same_company" FOREIGN KEY ("hotel_id","company_id","payment_id") REFERENCES "public"."payments"("hotel_id","company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invoice_guest_words_by_beginning" ON "invoice_guest_words" USING btree ("hotel_id","company_id","word" collate "C");
--> statement-breakpoint
CREATE INDEX "allocations_by_invoice" ON "allocations" USING btree ("hotel_id","invoice_id");
--> statement-breakpoint
CREATE INDEX "allocations_by_payment" ON "allocations" USING btree ("hotel_id","payment_id");
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_posting_in_same_hotel" FOREIGN KEY ("hotel_id","posting_id") REFERENCES "public"."postings"("hotel_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_stays" ADD CONSTRAINT "invoice_stays_credit_note_corrects_their_invoice" FOREIGN KEY ("hotel_id","invoice_id","credit_note_id") REFERENCES "public"."invoices"("hotel_id","corrects_invoice_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invoice_stays_by_credit_note" ON "invoice_stays" USING btree ("hotel_id","credit_note_id") WHERE "invoice_stays"."credit_note_id" is not null;
--> statement-breakpoint
CREATE INDEX "invoices_by_status" ON "invoices" USING btree ("hotel_id","company_id","status","issued_at","id");
--> statement-breakpoint
CREATE INDEX "invoices_by_day_of_company" ON "invoices" USING btree ("hotel_id","company_id","business_date");
--> statement-breakpoint
CREATE INDEX "invoices_by_number" ON "invoices" USING btree ("hotel_id","number" collate "C");
--> statement-breakpoint
CREATE INDEX "invoices_by_number_end" ON "invoices" USING btree ("hotel_id","number_end");
--> statement-breakpoint
CREATE INDEX "payments_by_company" ON "payments" USING btree ("hotel_id","company_id","recorded_at","id");
--> statement-breakpoint
CREATE INDEX "payments_by_reference" ON "payments" USING btree ("hotel_id","company_id","reference_search" collate "C");
--> statement-breakpoint
CREATE INDEX "invoices_by_company" ON "invoices" USING btree ("hotel_id","company_id","issued_at","id");
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_pay_within_a_year" CHECK ("companies"."payment_terms_days" between 0 and 365);
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_credit_limit_is_not_negative" CHECK ("companies"."credit_limit_centimes" >= 0);
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_nights_count_from_one" CHECK ("invoice_lines"."nights" >= 1);
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_tva_is_a_share" CHECK ("invoice_lines"."tva_bp" between 0 and 10000);
--> statement-breakpoint
ALTER TABLE "invoice_stays" ADD CONSTRAINT "invoice_stays_are_released_by_a_credit_note" CHECK (("invoice_stays"."released_at" is null) = ("invoice_stays"."credit_note_id" is null));
--> statement-breakpoint
ALTER TABLE "invoice_stays" ADD CONSTRAINT "invoice_stays_prepaid_is_not_negative" CHECK ("invoice_stays"."prepaid_centimes" >= 0);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_method_is_known" CHECK ("invoices"."payment_method" in ('Bank Transfer', 'Cheque', 'Cash'));
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_are_due_after_issue" CHECK ("invoices"."due_date" >= "invoices"."business_date");
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_add_taxes_to_what_was_transferred" CHECK ("invoices"."grand_total_centimes" - "invoices"."prepaid_centimes" = "invoices"."transferred_centimes"
        + "invoices"."added_tva_centimes" + "invoices"."added_stay_tax_centimes" + "invoices"."stamp_duty_centimes");
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_settle_no_more_than_is_due" CHECK ("invoices"."settled_centimes" >= 0 and "invoices"."credited_centimes" >= 0
        and "invoices"."settled_centimes" + "invoices"."credited_centimes" <= "invoices"."due_centimes");
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_status_follows_the_amounts" CHECK ("invoices"."status" = case
        when "invoices"."kind" = 'credit-note' then 'Issued'
        when "invoices"."credited_centimes" > 0 and "invoices"."credited_centimes" = "invoices"."due_centimes" then 'Cancelled'
        when "invoices"."settled_centimes" > 0 and "invoices"."settled_centimes" + "invoices"."credited_centimes" = "invoices"."due_centimes" then 'Paid'
        else 'Unpaid' end);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credit_note_is_not_settled" CHECK ("invoices"."kind" <> 'credit-note' or ("invoices"."settled_centimes" = 0 and "invoices"."credited_centimes" = 0));
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credit_note_has_the_reason" CHECK ("invoices"."kind" = 'credit-note' or "invoices"."reason" = '');
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_amounts_are_not_negative" CHECK ("invoices"."subtotal_centimes" >= 0 and "invoices"."tva_centimes" >= 0 and "invoices"."stay_tax_centimes" >= 0 and "invoices"."stamp_duty_centimes" >= 0
        and "invoices"."transferred_centimes" >= 0 and "invoices"."prepaid_centimes" >= 0);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_allocate_no_more_than_the_amount" CHECK ("payments"."allocated_centimes" between 0 and "payments"."amount_centimes");
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_are_dutiable_in_cash" CHECK ("payments"."dutiable_centimes" between 0 and case "payments"."method" when 'Cash' then "payments"."amount_centimes" else 0 end);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_stamp_duty_is_of_a_dutiable_part" CHECK ("payments"."stamp_duty_centimes" = 0 or "payments"."dutiable_centimes" > 0);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_stamp_duty_is_not_negative" CHECK ("payments"."stamp_duty_centimes" >= 0);
--> statement-breakpoint
ALTER TABLE hotels FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_lines FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_stays FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE allocations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_guest_words FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- By hand: the rights. Documents and payments are inserted, and never deleted; updated is only what is listed.
GRANT SELECT, INSERT ON allocations, invoice_guest_words TO funduq_app;
--> statement-breakpoint
GRANT UPDATE (reversed_at, reversed_by, reversal_reason) ON allocations TO funduq_app;
--> statement-breakpoint
GRANT UPDATE (settled_centimes, credited_centimes) ON invoices TO funduq_app;
--> statement-breakpoint
GRANT UPDATE (credit_note_id) ON invoice_stays TO funduq_app;
--> statement-breakpoint
GRANT UPDATE (allocated_centimes) ON payments TO funduq_app;
