-- Hours with other prices, and the lines that were ordered in them (POS-09, ADR 0051).
CREATE TABLE "happy_hour_prices" (
	"hotel_id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"happy_hour_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" uuid,
	"category_id" uuid,
	"price_centimes" bigint,
	"off_bp" integer,
	CONSTRAINT "happy_hour_prices_one_of_a_position" PRIMARY KEY("hotel_id","happy_hour_id","position"),
	CONSTRAINT "happy_hour_prices_item_is_named_once" UNIQUE("hotel_id","happy_hour_id","item_id"),
	CONSTRAINT "happy_hour_prices_category_is_named_once" UNIQUE("hotel_id","happy_hour_id","category_id"),
	CONSTRAINT "happy_hour_prices_are_of_an_item_or_a_category" CHECK (num_nonnulls("happy_hour_prices"."item_id", "happy_hour_prices"."category_id") = 1),
	CONSTRAINT "happy_hour_prices_are_a_price_or_a_share" CHECK (num_nonnulls("happy_hour_prices"."price_centimes", "happy_hour_prices"."off_bp") = 1),
	CONSTRAINT "happy_hour_prices_of_a_category_are_a_share" CHECK ("happy_hour_prices"."category_id" is null or "happy_hour_prices"."off_bp" is not null),
	CONSTRAINT "happy_hour_prices_are_positive" CHECK ("happy_hour_prices"."price_centimes" > 0),
	CONSTRAINT "happy_hour_prices_take_off_a_part" CHECK ("happy_hour_prices"."off_bp" between 1 and 9999)
);
--> statement-breakpoint
ALTER TABLE "happy_hour_prices" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "happy_hours" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean NOT NULL,
	"days" integer[] NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"first_date" date,
	"last_date" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "happy_hours_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "happy_hours_of_restaurant" UNIQUE("hotel_id","restaurant_id","id"),
	CONSTRAINT "happy_hours_have_a_name" CHECK (btrim("happy_hours"."name") <> ''),
	CONSTRAINT "happy_hours_are_on_days_of_the_week" CHECK ("happy_hours"."days" <@ '{1,2,3,4,5,6,7}' and cardinality("happy_hours"."days") between 1 and 7),
	CONSTRAINT "happy_hours_begin_at_a_time" CHECK ("happy_hours"."from_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "happy_hours_end_at_a_time" CHECK ("happy_hours"."to_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "happy_hours_dates_are_in_order" CHECK ("happy_hours"."first_date" <= "happy_hours"."last_date")
);
--> statement-breakpoint
ALTER TABLE "happy_hours" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD COLUMN "happy_hour" text;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD COLUMN "normal_price_centimes" bigint;
--> statement-breakpoint
ALTER TABLE "sale_lines" ADD COLUMN "happy_hour" text;
--> statement-breakpoint
ALTER TABLE "sale_lines" ADD COLUMN "normal_price_centimes" bigint;
--> statement-breakpoint
ALTER TABLE "happy_hour_prices" ADD CONSTRAINT "happy_hour_prices_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "happy_hour_prices" ADD CONSTRAINT "happy_hour_prices_happy_hour_of_same_restaurant" FOREIGN KEY ("hotel_id","restaurant_id","happy_hour_id") REFERENCES "public"."happy_hours"("hotel_id","restaurant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "happy_hour_prices" ADD CONSTRAINT "happy_hour_prices_item_of_same_restaurant" FOREIGN KEY ("hotel_id","restaurant_id","item_id") REFERENCES "public"."pos_items"("hotel_id","restaurant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "happy_hour_prices" ADD CONSTRAINT "happy_hour_prices_category_of_same_restaurant" FOREIGN KEY ("hotel_id","restaurant_id","category_id") REFERENCES "public"."pos_categories"("hotel_id","restaurant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "happy_hours" ADD CONSTRAINT "happy_hours_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "happy_hours" ADD CONSTRAINT "happy_hours_restaurant_in_same_hotel" FOREIGN KEY ("hotel_id","restaurant_id") REFERENCES "public"."restaurants"("hotel_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "happy_hour_prices_by_item" ON "happy_hour_prices" USING btree ("hotel_id","item_id");
--> statement-breakpoint
CREATE INDEX "happy_hour_prices_by_category" ON "happy_hour_prices" USING btree ("hotel_id","category_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "happy_hours_name_is_unique" ON "happy_hours" USING btree ("hotel_id","restaurant_id",lower("name"));
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD CONSTRAINT "open_bill_lines_name_their_happy_hour" CHECK (btrim("open_bill_lines"."happy_hour") <> '');
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD CONSTRAINT "open_bill_lines_happy_hour_has_a_normal_price" CHECK (("open_bill_lines"."happy_hour" is null) = ("open_bill_lines"."normal_price_centimes" is null));
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD CONSTRAINT "open_bill_lines_happy_hour_is_cheaper" CHECK ("open_bill_lines"."normal_price_centimes" > "open_bill_lines"."price_centimes");
--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_name_their_happy_hour" CHECK (btrim("sale_lines"."happy_hour") <> '');
--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_happy_hour_has_a_normal_price" CHECK (("sale_lines"."happy_hour" is null) = ("sale_lines"."normal_price_centimes" is null));
--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_happy_hour_is_cheaper" CHECK ("sale_lines"."normal_price_centimes" > "sale_lines"."price_centimes");
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "happy_hour_prices" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "happy_hours" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
-- By hand from here.
GRANT SELECT, INSERT, UPDATE, DELETE ON happy_hours TO funduq_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON happy_hour_prices TO funduq_app;
--> statement-breakpoint
ALTER TABLE happy_hours FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE happy_hour_prices FORCE ROW LEVEL SECURITY;
