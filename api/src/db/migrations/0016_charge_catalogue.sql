-- The charge catalogue of a hotel (FOL-04).
CREATE TABLE "charge_items" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"department" text NOT NULL,
	"price_centimes" bigint NOT NULL,
	"position" integer NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "charge_items_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "charge_items_have_a_name" CHECK (btrim("charge_items"."name") <> ''),
	CONSTRAINT "charge_items_department_is_known" CHECK ("charge_items"."department" in ('Restaurant', 'Front Office', 'Housekeeping', 'Spa', 'Other')),
	CONSTRAINT "charge_items_price_is_positive" CHECK ("charge_items"."price_centimes" > 0)
);
--> statement-breakpoint
ALTER TABLE "charge_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "charge_items" ADD CONSTRAINT "charge_items_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "charge_items_name_is_offered_once" ON "charge_items" USING btree ("hotel_id",lower("name")) WHERE not "charge_items"."is_retired";--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "charge_items" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
-- By hand: charges are retired, never deleted. Deleting a hotel deletes its rows.
ALTER TABLE charge_items FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON charge_items TO funduq_app;
