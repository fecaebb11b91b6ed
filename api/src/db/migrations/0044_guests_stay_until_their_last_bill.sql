-- Guests of a reservation stay until the last bill that has lines of theirs has ended (POS-02, POS-10): the reservation keeps
-- the bill that they were seated on and since when, from which splits and merges lead to the others.
ALTER TABLE "table_reservations" ADD COLUMN "first_bill_id" uuid;--> statement-breakpoint
ALTER TABLE "table_reservations" ADD COLUMN "seated_at" timestamp with time zone;--> statement-breakpoint
-- By hand: guests who are seated now, as far as it is known. The owner of the tables may not be a superuser, so the policies
-- are not forced on it meanwhile.
ALTER TABLE table_reservations NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE open_bills NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE table_reservations r SET first_bill_id = b.id, seated_at = b.opened_at FROM open_bills b
WHERE b.hotel_id = r.hotel_id AND b.id = r.bill_id;--> statement-breakpoint
ALTER TABLE table_reservations FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE open_bills FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "table_reservations" ADD CONSTRAINT "table_reservations_seated_ones_have_a_first_bill" CHECK ("table_reservations"."state" <> 'seated'
        or ("table_reservations"."first_bill_id" is not null and "table_reservations"."seated_at" is not null));--> statement-breakpoint
ALTER TABLE "table_reservations" ADD CONSTRAINT "table_reservations_others_were_never_seated" CHECK ("table_reservations"."state" in ('seated', 'finished')
        or ("table_reservations"."first_bill_id" is null and "table_reservations"."seated_at" is null));
