-- When an order was given that reached the API later, from a till without a network (POS-12, POS-13, ADR 0048).
ALTER TABLE "kitchen_tickets" ADD COLUMN "ordered_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "kitchen_tickets" ADD CONSTRAINT "kitchen_tickets_are_fired_after_they_are_ordered" CHECK ("kitchen_tickets"."fired_at" > "kitchen_tickets"."ordered_at");
