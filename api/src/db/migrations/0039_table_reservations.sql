-- Reservations of restaurant tables (POS-02, ADR 0052).
CREATE TABLE "reserved_tables" (
	"hotel_id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"holds" boolean NOT NULL,
	CONSTRAINT "reserved_tables_have_each_table_once" PRIMARY KEY("hotel_id","reservation_id","table_id")
);
--> statement-breakpoint
ALTER TABLE "reserved_tables" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "table_reservations" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"guest_name" text NOT NULL,
	"name_search" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"phone_digits" text DEFAULT '' NOT NULL,
	"covers" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"booking_id" uuid,
	"bill_id" uuid,
	"opens_bill" boolean DEFAULT false NOT NULL,
	"holds" boolean GENERATED ALWAYS AS (state in ('booked', 'seated')) STORED NOT NULL,
	"created_by" uuid,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "table_reservations_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "table_reservations_hold_their_tables" UNIQUE("hotel_id","id","restaurant_id","starts_at","ends_at","holds"),
	CONSTRAINT "table_reservations_state_is_known" CHECK ("table_reservations"."state" in ('booked', 'seated', 'finished', 'cancelled', 'no-show')),
	CONSTRAINT "table_reservations_name_a_guest" CHECK (btrim("table_reservations"."guest_name") <> ''),
	CONSTRAINT "table_reservations_have_covers" CHECK ("table_reservations"."covers" >= 1),
	CONSTRAINT "table_reservations_end_after_they_start" CHECK ("table_reservations"."ends_at" > "table_reservations"."starts_at"),
	CONSTRAINT "table_reservations_last_half_a_day_at_most" CHECK ("table_reservations"."ends_at" - "table_reservations"."starts_at" <= interval '12 hours'),
	CONSTRAINT "table_reservations_seated_ones_have_a_bill" CHECK (("table_reservations"."state" = 'seated') = ("table_reservations"."bill_id" is not null)),
	CONSTRAINT "table_reservations_open_the_bill_they_have" CHECK ("table_reservations"."bill_id" is not null or not "table_reservations"."opens_bill"),
	CONSTRAINT "table_reservations_ended_ones_say_when" CHECK (("table_reservations"."state" in ('booked', 'seated')) = ("table_reservations"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "table_reservations" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "reservation_minutes" integer DEFAULT 120 NOT NULL;
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "reserved_lead_minutes" integer DEFAULT 60 NOT NULL;
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "reservation_version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "reserved_tables" ADD CONSTRAINT "reserved_tables_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reserved_tables" ADD CONSTRAINT "reserved_tables_follow_their_reservation" FOREIGN KEY ("hotel_id","reservation_id","restaurant_id","starts_at","ends_at","holds") REFERENCES "public"."table_reservations"("hotel_id","id","restaurant_id","starts_at","ends_at","holds") ON DELETE cascade ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "reserved_tables" ADD CONSTRAINT "reserved_tables_are_of_same_restaurant" FOREIGN KEY ("hotel_id","restaurant_id","table_id") REFERENCES "public"."dining_tables"("hotel_id","restaurant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "table_reservations" ADD CONSTRAINT "table_reservations_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "table_reservations" ADD CONSTRAINT "table_reservations_restaurant_in_same_hotel" FOREIGN KEY ("hotel_id","restaurant_id") REFERENCES "public"."restaurants"("hotel_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "table_reservations" ADD CONSTRAINT "table_reservations_booking_in_same_hotel" FOREIGN KEY ("hotel_id","booking_id") REFERENCES "public"."bookings"("hotel_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "table_reservations" ADD CONSTRAINT "table_reservations_bill_in_same_hotel" FOREIGN KEY ("hotel_id","bill_id") REFERENCES "public"."open_bills"("hotel_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "reserved_tables_by_table" ON "reserved_tables" USING btree ("hotel_id","table_id","starts_at");
--> statement-breakpoint
CREATE INDEX "table_reservations_by_time" ON "table_reservations" USING btree ("hotel_id","restaurant_id","starts_at");
--> statement-breakpoint
CREATE INDEX "table_reservations_by_bill" ON "table_reservations" USING btree ("hotel_id","bill_id") WHERE "table_reservations"."bill_id" is not null;
--> statement-breakpoint
CREATE INDEX "table_reservations_by_booking" ON "table_reservations" USING btree ("hotel_id","booking_id") WHERE "table_reservations"."booking_id" is not null;
--> statement-breakpoint
CREATE INDEX "table_reservations_by_end" ON "table_reservations" USING btree ("hotel_id",coalesce("ended_at", "ends_at"));
--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_reserve_for_a_time" CHECK ("restaurants"."reservation_minutes" between 15 and 720);
--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_show_reservations_before" CHECK ("restaurants"."reserved_lead_minutes" between 0 and 720);
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "reserved_tables" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "table_reservations" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
-- By hand from here.
-- A table is reserved once at a time. A reservation that was cancelled, or whose guests have left, holds it no longer.
ALTER TABLE reserved_tables ADD CONSTRAINT reserved_tables_are_reserved_once
  EXCLUDE USING gist (hotel_id WITH =, table_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
  WHERE (holds);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON table_reservations TO funduq_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON reserved_tables TO funduq_app;
--> statement-breakpoint
ALTER TABLE table_reservations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE reserved_tables FORCE ROW LEVEL SECURITY;
