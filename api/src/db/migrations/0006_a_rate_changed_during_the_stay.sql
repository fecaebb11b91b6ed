-- A rate that changes while the guest is in the house holds for the nights to come: what the earlier
-- ones came to is kept. The former release knows neither column and changes no rate.
ALTER TABLE "bookings" ADD COLUMN "earlier_nights" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "earlier_centimes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_earlier_nights_are_of_the_stay" CHECK ("bookings"."earlier_nights" between 0 and "bookings"."check_out_date" - "bookings"."check_in_date");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_earlier_nights_have_a_price" CHECK (("bookings"."earlier_nights" > 0) = ("bookings"."earlier_centimes" > 0) and "bookings"."earlier_centimes" >= 0);
