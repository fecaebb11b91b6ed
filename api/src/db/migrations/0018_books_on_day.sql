-- What was on the books at each closing, for the pickup of the forecast (REP-01).
CREATE TABLE "books_on_day" (
	"hotel_id" uuid NOT NULL,
	"business_date" date NOT NULL,
	"stay_date" date NOT NULL,
	"booked" integer NOT NULL,
	"held" integer NOT NULL,
	"revenue_centimes" bigint NOT NULL,
	CONSTRAINT "books_on_day_have_a_stay_date_once" PRIMARY KEY("hotel_id","business_date","stay_date"),
	CONSTRAINT "books_on_day_are_of_coming_nights" CHECK ("books_on_day"."stay_date" > "books_on_day"."business_date"),
	CONSTRAINT "books_on_day_are_not_negative" CHECK ("books_on_day"."booked" >= 0 and "books_on_day"."held" >= 0 and "books_on_day"."revenue_centimes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "books_on_day" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "books_on_day" ADD CONSTRAINT "books_on_day_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "books_on_day" ADD CONSTRAINT "books_on_day_are_of_a_closed_day" FOREIGN KEY ("hotel_id","business_date") REFERENCES "public"."business_days"("hotel_id","date") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "books_on_day" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
-- By hand: the rights. The night audit inserts; nothing changes or deletes.
ALTER TABLE books_on_day FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON books_on_day TO funduq_app;
