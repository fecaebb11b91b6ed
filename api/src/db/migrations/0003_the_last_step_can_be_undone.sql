-- When each step was taken, in business dates, and what a check-out changed: an undo needs both.
-- The former release knows none of these columns, so they may stay empty.
ALTER TABLE "bookings" ADD COLUMN "cancelled_on" date;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "checked_in_on" date;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "checked_out_on" date;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "booked_until" date;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "room_status_at_check_out" text;--> statement-breakpoint
CREATE INDEX "company_transfers_by_booking" ON "company_transfers" USING btree ("hotel_id","booking_id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_are_cancelled_on_a_business_date" CHECK ("bookings"."cancelled_on" is null or "bookings"."status" = 'Cancelled');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_are_checked_in_on_a_business_date" CHECK ("bookings"."checked_in_on" is null or "bookings"."checked_in_at" is not null);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_are_checked_out_on_a_business_date" CHECK (case when "bookings"."checked_out_on" is null
        then "bookings"."booked_until" is null and "bookings"."room_status_at_check_out" is null
        else "bookings"."status" = 'Checked-out' and "bookings"."room_status_at_check_out" is not null
          and coalesce("bookings"."booked_until" >= "bookings"."check_out_date", false) end);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_room_status_at_check_out_is_known" CHECK ("bookings"."room_status_at_check_out" in ('Dirty', 'CleaningInProgress', 'Clean', 'Inspected', 'OutOfOrder'));