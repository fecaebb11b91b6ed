-- When a waiter brought what the kitchen had done: until then the bill says that it is ready (POS-13).
ALTER TABLE "kitchen_tickets" ADD COLUMN "served_at" timestamp with time zone;
--> statement-breakpoint
GRANT UPDATE (served_at) ON kitchen_tickets TO funduq_app;
--> statement-breakpoint
-- What the kitchen had done before this release was not announced: bills that are open now do not start with old signs.
UPDATE "kitchen_tickets" k SET "served_at" = k."done_at" FROM "open_bills" b
WHERE b."hotel_id" = k."hotel_id" AND b."id" = k."bill_id" AND k."done_at" IS NOT NULL;
