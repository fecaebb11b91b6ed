-- Invoices by mail (INV-15): to whom each was mailed. The outbox makes the PDF when it sends the mail.
CREATE TABLE "invoice_mails" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"is_duplicate" boolean NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_user_id" uuid NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "invoice_mails_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "invoice_mails_have_a_recipient" CHECK (btrim("invoice_mails"."recipient") <> ''),
	CONSTRAINT "invoice_mails_recipient_is_lower_case" CHECK ("invoice_mails"."recipient" = lower("invoice_mails"."recipient")),
	CONSTRAINT "invoice_mails_language_is_known" CHECK ("invoice_mails"."language" in ('en', 'fr', 'ar'))
);
--> statement-breakpoint
ALTER TABLE "invoice_mails" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_purpose_is_known";
--> statement-breakpoint
ALTER TABLE "invoice_mails" ADD CONSTRAINT "invoice_mails_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_mails" ADD CONSTRAINT "invoice_mails_are_of_the_company_of_their_invoice" FOREIGN KEY ("hotel_id","company_id","invoice_id") REFERENCES "public"."invoices"("hotel_id","company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invoice_mails_by_invoice" ON "invoice_mails" USING btree ("hotel_id","invoice_id","queued_at");
--> statement-breakpoint
CREATE INDEX "invoice_mails_by_company" ON "invoice_mails" USING btree ("hotel_id","company_id","queued_at");
--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_purpose_is_known" CHECK ("outgoing_mails"."purpose" in ('account', 'reports', 'invoice'));
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "invoice_mails" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
-- By hand from here. To whom a document was mailed stays as it is; only the worker notes that the mail was sent.
ALTER TABLE invoice_mails FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (sent_at) ON invoice_mails TO funduq_app;
