-- Who marked a guest's police report as sent, and on which business date: the mark can be taken back
-- on that one alone. A mark from before has neither, and stays.
ALTER TABLE "booking_guests" ADD COLUMN "police_report_sent_by" uuid;--> statement-breakpoint
ALTER TABLE "booking_guests" ADD COLUMN "police_report_sent_on" date;--> statement-breakpoint
ALTER TABLE "booking_guests" ADD CONSTRAINT "booking_guests_police_report_sender_exists" FOREIGN KEY ("police_report_sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_guests" ADD CONSTRAINT "booking_guests_police_report_is_sent_on_a_business_date" CHECK (("booking_guests"."police_report_sent_on" is null and "booking_guests"."police_report_sent_by" is null) or "booking_guests"."police_report_sent_at" is not null);
