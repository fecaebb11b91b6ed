-- Sales that were made without the network: when they arrived, their provisional number, whether they are late; and bills that were sold twice (POS-12, POS-14, ADR 0047).
CREATE TABLE "sale_conflicts" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"first_sale_id" uuid NOT NULL,
	"terminal_name" text,
	"table_name" text NOT NULL,
	"bill_name" text NOT NULL,
	"provisional_number" text,
	"total_centimes" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"payments" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"sold_at" timestamp with time zone NOT NULL,
	"sold_by" uuid,
	"arrived_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"reason" text,
	CONSTRAINT "sale_conflicts_are_kept_once" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "sale_conflicts_name_their_bill" CHECK (btrim("sale_conflicts"."bill_name") <> ''),
	CONSTRAINT "sale_conflicts_are_of_two_sales" CHECK ("sale_conflicts"."id" <> "sale_conflicts"."first_sale_id"),
	CONSTRAINT "sale_conflicts_total_is_not_negative" CHECK ("sale_conflicts"."total_centimes" >= 0),
	CONSTRAINT "sale_conflicts_arrive_after_they_are_sold" CHECK ("sale_conflicts"."arrived_at" >= "sale_conflicts"."sold_at"),
	CONSTRAINT "sale_conflicts_are_settled_with_a_reason" CHECK (("sale_conflicts"."settled_at" is not null) = (coalesce(btrim("sale_conflicts"."reason"), '') <> ''))
);
--> statement-breakpoint
ALTER TABLE "sale_conflicts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "bill_operations" ADD COLUMN "to_bill_id" uuid;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD COLUMN "origin_ids" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "sale_lines" ADD COLUMN "line_ids" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "open_bills" ADD COLUMN "rest_of_sale_id" uuid;
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "arrived_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "provisional_number" text;
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "late_from" date;
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "expected_total_centimes" bigint;
--> statement-breakpoint
ALTER TABLE "sale_conflicts" ADD CONSTRAINT "sale_conflicts_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sale_conflicts" ADD CONSTRAINT "sale_conflicts_first_sale_of_same_restaurant" FOREIGN KEY ("hotel_id","restaurant_id","first_sale_id") REFERENCES "public"."sales"("hotel_id","restaurant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sale_conflicts_that_are_open" ON "sale_conflicts" USING btree ("hotel_id","restaurant_id") WHERE "sale_conflicts"."settled_at" is null;
--> statement-breakpoint
CREATE INDEX "sale_conflicts_by_arrival" ON "sale_conflicts" USING btree ("hotel_id","restaurant_id","arrived_at");
--> statement-breakpoint
ALTER TABLE "open_bills" ADD CONSTRAINT "open_bills_rest_of_a_sale_of_same_restaurant" FOREIGN KEY ("hotel_id","restaurant_id","rest_of_sale_id") REFERENCES "public"."sales"("hotel_id","restaurant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bill_operations_that_move" ON "bill_operations" USING btree ("hotel_id","bill_id") WHERE "bill_operations"."to_bill_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "sales_provisional_number_is_unique" ON "sales" USING btree ("hotel_id","restaurant_id",coalesce("terminal_id", "restaurant_id"),"provisional_number") WHERE "sales"."provisional_number" is not null;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD CONSTRAINT "open_bill_lines_are_not_their_origin" CHECK ("open_bill_lines"."id" <> all("open_bill_lines"."origin_ids"));
--> statement-breakpoint
ALTER TABLE "bill_operations" ADD CONSTRAINT "bill_operations_move_to_another_bill" CHECK ("bill_operations"."to_bill_id" <> "bill_operations"."bill_id");
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_arrive_after_they_are_made" CHECK ("sales"."arrived_at" >= "sales"."sold_at");
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_without_network_have_arrived" CHECK ("sales"."arrived_at" is not null or "sales"."late_from" is null);
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_refund_with_network" CHECK ("sales"."refunds_sale_id" is null or num_nonnulls("sales"."arrived_at", "sales"."provisional_number") = 0);
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_are_late_from_an_earlier_day" CHECK ("sales"."late_from" < "sales"."business_date");
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_expected_total_is_another" CHECK ("sales"."expected_total_centimes" is null or ("sales"."expected_total_centimes" >= 0 and "sales"."expected_total_centimes" <> "sales"."total_centimes" and "sales"."arrived_at" is not null));
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_provisional_number_is_not_blank" CHECK (btrim("sales"."provisional_number") <> '');
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "sale_conflicts" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
-- By hand from here. A conflict is settled once, and is never changed otherwise.
GRANT SELECT, INSERT ON sale_conflicts TO funduq_app;
--> statement-breakpoint
GRANT UPDATE (settled_at, settled_by, reason) ON sale_conflicts TO funduq_app;
--> statement-breakpoint
ALTER TABLE sale_conflicts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY settled_conflicts_stay ON sale_conflicts AS RESTRICTIVE FOR UPDATE TO funduq_app
  USING (settled_at IS NULL) WITH CHECK (true);
--> statement-breakpoint
-- The float of a shift that late sales have opened is set afterwards.
GRANT UPDATE (float_centimes) ON pos_shifts TO funduq_app;
--> statement-breakpoint
-- A sale gets its provisional number once, and is never changed otherwise.
GRANT UPDATE (provisional_number) ON sales TO funduq_app;
--> statement-breakpoint
CREATE POLICY provisional_numbers_stay ON sales AS RESTRICTIVE FOR UPDATE TO funduq_app
  USING (provisional_number IS NULL) WITH CHECK (true);
--> statement-breakpoint
-- With two more columns than before: when a sale without the network arrived, and the day from which it is late.
CREATE OR REPLACE VIEW sale_takings WITH (security_invoker = true) AS
SELECT p.hotel_id, s.id AS sale_id, s.restaurant_id, s.terminal_id, s.shift_id, s.business_date, s.sold_at, s.sold_by,
  s.year, s.month, s.number, s.table_name, s.refunds_sale_id, p.position, p.method, p.booking_id, p.posting_id,
  CASE WHEN s.refunds_sale_id IS NULL THEN p.amount_centimes ELSE -p.amount_centimes END AS amount_centimes,
  CASE WHEN s.refunds_sale_id IS NULL THEN p.tip_centimes ELSE -p.tip_centimes END AS tip_centimes,
  s.arrived_at, s.late_from
FROM sale_payments p
JOIN sales s ON s.hotel_id = p.hotel_id AND s.id = p.sale_id;
