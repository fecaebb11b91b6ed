-- A room is no longer sold from a day on, and stays in history and reports (SET-07).
ALTER TABLE "rooms" ADD COLUMN "retired_from" date;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_are_not_out_of_order_once_retired" CHECK ("rooms"."out_of_order_to" <= "rooms"."retired_from");