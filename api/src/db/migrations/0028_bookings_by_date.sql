-- Plain dates in an index: row security keeps the range operator of bookings_no_double_booking from being one of its
-- conditions. The stays ahead of a room in order, and what is to come in the order of arrival.
CREATE INDEX "bookings_active_by_room" ON "bookings" USING btree ("hotel_id","room_id","check_out_date") WHERE "bookings"."status" in ('Reserved', 'Confirmed', 'Checked-in');
--> statement-breakpoint
CREATE INDEX "bookings_to_come" ON "bookings" USING btree ("hotel_id","check_in_date","id","check_out_date") WHERE "bookings"."status" in ('Reserved', 'Confirmed');
--> statement-breakpoint
-- What happened on a business date, for its statistics.
CREATE INDEX "bookings_by_check_in" ON "bookings" USING btree ("hotel_id","checked_in_on") WHERE "bookings"."checked_in_on" is not null;
--> statement-breakpoint
CREATE INDEX "bookings_by_check_out" ON "bookings" USING btree ("hotel_id","checked_out_on") WHERE "bookings"."checked_out_on" is not null;
--> statement-breakpoint
CREATE INDEX "bookings_by_cancellation" ON "bookings" USING btree ("hotel_id","cancelled_on") WHERE "bookings"."cancelled_on" is not null;
--> statement-breakpoint
CREATE INDEX "bookings_not_shown" ON "bookings" USING btree ("hotel_id","check_in_date") WHERE "bookings"."status" = 'no-show';
