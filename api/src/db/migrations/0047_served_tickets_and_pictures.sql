-- A kitchen ticket is served after it was done (POS-13). Tickets that a former release recalled or did again after they were served are
-- not served. The owner of the tables may not be a superuser, so the policies are not forced on it meanwhile.
ALTER TABLE kitchen_tickets NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE "kitchen_tickets" SET "served_at" = NULL WHERE "served_at" IS NOT NULL AND NOT coalesce("served_at" >= "done_at", false);
--> statement-breakpoint
ALTER TABLE kitchen_tickets FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "kitchen_tickets" ADD CONSTRAINT "kitchen_tickets_are_served_once_done" CHECK ("kitchen_tickets"."served_at" is null or coalesce("kitchen_tickets"."served_at" >= "kitchen_tickets"."done_at", false));