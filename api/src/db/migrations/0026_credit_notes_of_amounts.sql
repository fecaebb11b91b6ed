-- Credit notes of an amount, and what credit notes took of each line (INV-11, INV-16, ADR 0042).
ALTER TABLE "invoice_lines" ADD COLUMN "credited_centimes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "credited_tva_centimes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "credited_stay_tax_centimes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "corrects_invoice_id" uuid;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "corrects_position" integer;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credits" text;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "rebate_centimes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- An owner that is no superuser reads the rows of no hotel while row-level security is forced.
ALTER TABLE invoices NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_lines NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE invoices SET credits = 'stays' WHERE kind = 'credit-note';
--> statement-breakpoint
-- By hand: the lines of credit notes repeat those of their invoice. Lines that are alike are taken in their order.
WITH numbered AS (
  SELECT i.hotel_id, coalesce(i.corrects_invoice_id, i.id) AS of_invoice, i.kind, l.invoice_id, l.position,
    l.posting_id, l.date, l.description, l.guest_name, l.amount_centimes, l.tva_bp, l.tva_centimes, l.stay_tax_centimes,
    row_number() OVER (PARTITION BY i.hotel_id, coalesce(i.corrects_invoice_id, i.id), i.kind, l.posting_id, l.date,
      l.description, l.guest_name, l.amount_centimes, l.tva_bp, l.tva_centimes, l.stay_tax_centimes
      ORDER BY i.series_year, i.series_number, l.position) AS nth
  FROM invoice_lines l JOIN invoices i ON i.hotel_id = l.hotel_id AND i.id = l.invoice_id
)
UPDATE invoice_lines l SET corrects_invoice_id = o.invoice_id, corrects_position = o.position
FROM numbered c JOIN numbered o ON o.hotel_id = c.hotel_id AND o.of_invoice = c.of_invoice AND o.nth = c.nth
  AND (o.date, o.description, o.guest_name, o.amount_centimes, o.tva_bp, o.tva_centimes, o.stay_tax_centimes)
    = (c.date, c.description, c.guest_name, c.amount_centimes, c.tva_bp, c.tva_centimes, c.stay_tax_centimes)
  AND o.posting_id IS NOT DISTINCT FROM c.posting_id
WHERE c.kind = 'credit-note' AND o.kind = 'invoice'
  AND l.hotel_id = c.hotel_id AND l.invoice_id = c.invoice_id AND l.position = c.position;
--> statement-breakpoint
UPDATE invoice_lines SET credited_centimes = c.net, credited_tva_centimes = c.tva, credited_stay_tax_centimes = c.stay_tax
FROM (
  SELECT hotel_id, corrects_invoice_id, corrects_position, sum(amount_centimes) AS net, sum(tva_centimes) AS tva,
    sum(stay_tax_centimes) AS stay_tax
  FROM invoice_lines WHERE corrects_position IS NOT NULL GROUP BY 1, 2, 3
) c
WHERE invoice_lines.hotel_id = c.hotel_id AND invoice_lines.invoice_id = c.corrects_invoice_id
  AND invoice_lines.position = c.corrects_position;
--> statement-breakpoint
ALTER TABLE invoices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_lines FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_corrected_line_exists" FOREIGN KEY ("hotel_id","corrects_invoice_id","corrects_position") REFERENCES "public"."invoice_lines"("hotel_id","invoice_id","position") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_correct_the_invoice_of_their_credit_note" FOREIGN KEY ("hotel_id","corrects_invoice_id","invoice_id") REFERENCES "public"."invoices"("hotel_id","corrects_invoice_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invoice_lines_by_corrected_line" ON "invoice_lines" USING btree ("hotel_id","corrects_invoice_id","corrects_position") WHERE "invoice_lines"."corrects_position" is not null;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_correct_a_line" CHECK (("invoice_lines"."corrects_invoice_id" is null) = ("invoice_lines"."corrects_position" is null));
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_are_credited_once" CHECK ("invoice_lines"."credited_centimes" between least("invoice_lines"."amount_centimes", 0) and greatest("invoice_lines"."amount_centimes", 0)
        and "invoice_lines"."credited_tva_centimes" between least("invoice_lines"."tva_centimes", 0) and greatest("invoice_lines"."tva_centimes", 0)
        and "invoice_lines"."credited_stay_tax_centimes" between least("invoice_lines"."stay_tax_centimes", 0) and greatest("invoice_lines"."stay_tax_centimes", 0));
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_add_taxes_to_what_was_transferred";
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_add_taxes_to_what_was_transferred" CHECK ("invoices"."grand_total_centimes" - "invoices"."prepaid_centimes" = "invoices"."transferred_centimes"
        + "invoices"."rebate_centimes" + "invoices"."added_tva_centimes" + "invoices"."added_stay_tax_centimes" + "invoices"."stamp_duty_centimes");
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_are_known" CHECK ("invoices"."credits" in ('stays', 'amount'));
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credit_note_credits_something" CHECK (("invoices"."kind" = 'credit-note') = ("invoices"."credits" is not null));
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_rebate_is_what_returns_no_stay" CHECK (case "invoices"."credits"
        when 'amount' then "invoices"."transferred_centimes" = 0 and "invoices"."prepaid_centimes" = 0
          and "invoices"."rebate_centimes" = "invoices"."subtotal_centimes"
          and "invoices"."added_tva_centimes" = "invoices"."tva_centimes"
          and "invoices"."added_stay_tax_centimes" = "invoices"."stay_tax_centimes"
        when 'stays' then "invoices"."rebate_centimes" <= 0
        else "invoices"."rebate_centimes" = 0 end);
--> statement-breakpoint
-- By hand: credit notes count what they take of a line. Nothing else of a line is ever updated.
GRANT UPDATE (credited_centimes, credited_tva_centimes, credited_stay_tax_centimes) ON invoice_lines TO funduq_app;
