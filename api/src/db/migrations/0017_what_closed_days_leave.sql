-- The closing of a day is frozen with it, so that no report counts from the first day again. Days that
-- a former release closed have none: from these on is counted until the next one is closed.
ALTER TABLE "business_days" ADD COLUMN "closing" jsonb;
--> statement-breakpoint
-- The books go by the business date on which a payment was entered, whatever date the cheque bears: a
-- closed day does not change. No release has entered payments so far.
ALTER TABLE "payments" ADD COLUMN "business_date" date;
--> statement-breakpoint
-- The owner of the tables, who need not be a superuser, is bound by the hotels' walls as well: they are
-- taken down for what belongs to all of them.
ALTER TABLE "payments" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE "payments" SET "business_date" = "payment_date";
--> statement-breakpoint
ALTER TABLE "payments" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "business_date" SET NOT NULL;
--> statement-breakpoint
CREATE INDEX "payments_by_business_date" ON "payments" USING btree ("hotel_id","business_date");
--> statement-breakpoint
CREATE INDEX "invoices_by_business_date" ON "invoices" USING btree ("hotel_id","business_date");
