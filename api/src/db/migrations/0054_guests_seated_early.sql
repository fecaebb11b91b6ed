-- Guests who are seated before their time hold their tables from the seating on (POS-02). `reserved_tables.starts_at` follows
-- `holds_from`. Nobody counts as early at first, so no row that is there can break the exclusion constraint.
ALTER TABLE "reserved_tables" DROP CONSTRAINT "reserved_tables_follow_their_reservation";
--> statement-breakpoint
ALTER TABLE "table_reservations" DROP CONSTRAINT "table_reservations_hold_their_tables";
--> statement-breakpoint
ALTER TABLE "table_reservations" ADD COLUMN "seated_early_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "table_reservations" ADD COLUMN "holds_from" timestamp with time zone GENERATED ALWAYS AS (coalesce(seated_early_at, starts_at)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "table_reservations" ADD CONSTRAINT "table_reservations_hold_their_tables" UNIQUE("hotel_id","id","restaurant_id","holds_from","ends_at","holds");
--> statement-breakpoint
ALTER TABLE "reserved_tables" ADD CONSTRAINT "reserved_tables_follow_their_reservation" FOREIGN KEY ("hotel_id","reservation_id","restaurant_id","starts_at","ends_at","holds") REFERENCES "public"."table_reservations"("hotel_id","id","restaurant_id","holds_from","ends_at","holds") ON DELETE cascade ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "table_reservations" ADD CONSTRAINT "table_reservations_only_seated_ones_are_early" CHECK ("table_reservations"."seated_early_at" is null
        or ("table_reservations"."state" = 'seated' and "table_reservations"."seated_early_at" < "table_reservations"."starts_at"));
--> statement-breakpoint
ALTER TABLE "table_reservations" ADD CONSTRAINT "table_reservations_are_early_by_a_day_at_most" CHECK ("table_reservations"."starts_at" - "table_reservations"."seated_early_at" <= interval '25 hours');
--> statement-breakpoint
-- The foreign key no longer names the start: by (hotel, restaurant, start) it would read all reservations of a restaurant, which a
-- database without statistics prefers to the unique index.
DROP INDEX "table_reservations_by_time";
--> statement-breakpoint
CREATE INDEX "table_reservations_by_time" ON "table_reservations" USING btree ("hotel_id","starts_at","restaurant_id");
