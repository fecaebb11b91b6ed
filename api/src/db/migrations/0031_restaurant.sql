-- The restaurant: floor plan, menu with modifiers, bills by operations, kitchen tickets, sales with several payments, shifts (POS-01…15).
CREATE TABLE "bill_operations" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bill_operations_are_done_once" PRIMARY KEY("hotel_id","id")
);
--> statement-breakpoint
ALTER TABLE "bill_operations" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "bill_voids" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"bill_name" text NOT NULL,
	"table_name" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_centimes" bigint NOT NULL,
	"reason" text NOT NULL,
	"voided_by" uuid,
	"voided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"business_date" date NOT NULL,
	CONSTRAINT "bill_voids_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "bill_voids_have_a_reason" CHECK (btrim("bill_voids"."reason") <> ''),
	CONSTRAINT "bill_voids_have_a_name" CHECK (btrim("bill_voids"."name") <> ''),
	CONSTRAINT "bill_voids_have_a_quantity" CHECK ("bill_voids"."quantity" >= 1),
	CONSTRAINT "bill_voids_price_is_not_negative" CHECK ("bill_voids"."price_centimes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "bill_voids" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "kitchen_tickets" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"station_id" uuid,
	"station_name" text DEFAULT '' NOT NULL,
	"bill_id" uuid NOT NULL,
	"bill_name" text NOT NULL,
	"table_name" text DEFAULT '' NOT NULL,
	"course" integer NOT NULL,
	"fired_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fired_by" uuid,
	"done_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kitchen_tickets_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "kitchen_tickets_name_their_bill" CHECK (btrim("kitchen_tickets"."bill_name") <> ''),
	CONSTRAINT "kitchen_tickets_course_is_known" CHECK ("kitchen_tickets"."course" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "kitchen_tickets" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "kitchen_ticket_lines" (
	"hotel_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line_id" uuid NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"voided_quantity" integer DEFAULT 0 NOT NULL,
	"modifiers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "kitchen_ticket_lines_one_of_a_position" PRIMARY KEY("hotel_id","ticket_id","position"),
	CONSTRAINT "kitchen_ticket_lines_have_a_name" CHECK (btrim("kitchen_ticket_lines"."name") <> ''),
	CONSTRAINT "kitchen_ticket_lines_have_a_quantity" CHECK ("kitchen_ticket_lines"."quantity" >= 1),
	CONSTRAINT "kitchen_ticket_lines_void_no_more_than_fired" CHECK ("kitchen_ticket_lines"."voided_quantity" between 0 and "kitchen_ticket_lines"."quantity")
);
--> statement-breakpoint
ALTER TABLE "kitchen_ticket_lines" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "pos_stations" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pos_stations_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "pos_stations_of_restaurant" UNIQUE("hotel_id","restaurant_id","id"),
	CONSTRAINT "pos_stations_have_a_name" CHECK (btrim("pos_stations"."name") <> '')
);
--> statement-breakpoint
ALTER TABLE "pos_stations" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "modifier_groups" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"name" text NOT NULL,
	"least" integer DEFAULT 0 NOT NULL,
	"most" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "modifier_groups_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "modifier_groups_of_restaurant" UNIQUE("hotel_id","restaurant_id","id"),
	CONSTRAINT "modifier_groups_have_a_name" CHECK (btrim("modifier_groups"."name") <> ''),
	CONSTRAINT "modifier_groups_can_be_chosen" CHECK (0 <= "modifier_groups"."least" and "modifier_groups"."least" <= "modifier_groups"."most" and "modifier_groups"."most" >= 1)
);
--> statement-breakpoint
ALTER TABLE "modifier_groups" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "modifiers" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"price_centimes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "modifiers_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "modifiers_have_a_place" UNIQUE("hotel_id","group_id","position"),
	CONSTRAINT "modifiers_have_a_name" CHECK (btrim("modifiers"."name") <> ''),
	CONSTRAINT "modifiers_price_is_not_negative" CHECK ("modifiers"."price_centimes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "modifiers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "item_modifier_groups" (
	"hotel_id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "item_modifier_groups_are_asked_once" PRIMARY KEY("hotel_id","item_id","group_id")
);
--> statement-breakpoint
ALTER TABLE "item_modifier_groups" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "pos_terminals" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pos_terminals_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "pos_terminals_of_restaurant" UNIQUE("hotel_id","restaurant_id","id"),
	CONSTRAINT "pos_terminals_have_a_name" CHECK (btrim("pos_terminals"."name") <> '')
);
--> statement-breakpoint
ALTER TABLE "pos_terminals" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "sale_payments" (
	"hotel_id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"method" text NOT NULL,
	"amount_centimes" bigint NOT NULL,
	"tip_centimes" bigint DEFAULT 0 NOT NULL,
	"tendered_centimes" bigint,
	"booking_id" uuid,
	"posting_id" uuid,
	"posting_role" text,
	"room_number" text,
	"signature" text,
	CONSTRAINT "sale_payments_one_of_a_position" PRIMARY KEY("hotel_id","sale_id","position"),
	CONSTRAINT "sale_payments_posting_is_of_one_sale" UNIQUE("hotel_id","posting_id"),
	CONSTRAINT "sale_payments_method_is_known" CHECK ("sale_payments"."method" in ('Cash', 'Credit Card', 'Room')),
	CONSTRAINT "sale_payments_amount_is_positive" CHECK ("sale_payments"."amount_centimes" > 0),
	CONSTRAINT "sale_payments_tip_is_not_negative" CHECK ("sale_payments"."tip_centimes" >= 0),
	CONSTRAINT "sale_payments_to_a_room_are_posted" CHECK (case when "sale_payments"."method" = 'Room'
        then num_nulls("sale_payments"."booking_id", "sale_payments"."posting_id", "sale_payments"."posting_role", "sale_payments"."room_number") = 0 and "sale_payments"."tip_centimes" = 0
        else num_nonnulls("sale_payments"."booking_id", "sale_payments"."posting_id", "sale_payments"."posting_role", "sale_payments"."room_number", "sale_payments"."signature") = 0 end),
	CONSTRAINT "sale_payments_posting_is_charged_or_reversed" CHECK ("sale_payments"."posting_role" in ('entry', 'reversal')),
	CONSTRAINT "sale_payments_cash_is_enough" CHECK ("sale_payments"."tendered_centimes" is null or ("sale_payments"."method" = 'Cash' and "sale_payments"."tendered_centimes" >= "sale_payments"."amount_centimes" + "sale_payments"."tip_centimes")),
	CONSTRAINT "sale_payments_signature_is_short" CHECK (length("sale_payments"."signature") <= 20000)
);
--> statement-breakpoint
ALTER TABLE "sale_payments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "pos_shifts" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"terminal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"business_date" date NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_by" uuid,
	"float_centimes" bigint DEFAULT 0 NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"counted_centimes" bigint,
	"expected_centimes" bigint,
	"note" text,
	CONSTRAINT "pos_shifts_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "pos_shifts_of_terminal" UNIQUE("hotel_id","terminal_id","id"),
	CONSTRAINT "pos_shifts_number_is_unique" UNIQUE("hotel_id","terminal_id","number"),
	CONSTRAINT "pos_shifts_count_from_one" CHECK ("pos_shifts"."number" >= 1),
	CONSTRAINT "pos_shifts_float_is_not_negative" CHECK ("pos_shifts"."float_centimes" >= 0),
	CONSTRAINT "pos_shifts_are_closed_with_a_count" CHECK (num_nulls("pos_shifts"."closed_at", "pos_shifts"."counted_centimes", "pos_shifts"."expected_centimes") in (0, 3)),
	CONSTRAINT "pos_shifts_count_is_not_negative" CHECK ("pos_shifts"."counted_centimes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "pos_shifts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" DROP CONSTRAINT "open_bill_lines_have_a_quantity";
--> statement-breakpoint
ALTER TABLE "sale_lines" DROP CONSTRAINT "sale_lines_price_is_not_negative";
--> statement-breakpoint
ALTER TABLE "open_bill_lines" DROP CONSTRAINT "open_bill_lines_one_per_item";
--> statement-breakpoint
ALTER TABLE "open_bills" ALTER COLUMN "table_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "dining_tables" ADD COLUMN "area" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "dining_tables" ADD COLUMN "shape" text DEFAULT 'square' NOT NULL;
--> statement-breakpoint
ALTER TABLE "dining_tables" ADD COLUMN "width" integer DEFAULT 2 NOT NULL;
--> statement-breakpoint
ALTER TABLE "dining_tables" ADD COLUMN "height" integer DEFAULT 2 NOT NULL;
--> statement-breakpoint
ALTER TABLE "dining_tables" ADD COLUMN "rotation" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "pos_categories" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "pos_categories" ADD COLUMN "color" text DEFAULT 'grey' NOT NULL;
--> statement-breakpoint
ALTER TABLE "pos_categories" ADD COLUMN "station_id" uuid;
--> statement-breakpoint
ALTER TABLE "pos_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "pos_items" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "pos_items" ADD COLUMN "color" text;
--> statement-breakpoint
ALTER TABLE "pos_items" ADD COLUMN "station_id" uuid;
--> statement-breakpoint
ALTER TABLE "pos_items" ADD COLUMN "tva_bp" integer;
--> statement-breakpoint
ALTER TABLE "pos_items" ADD COLUMN "is_sold_out" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "pos_items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "open_bills" ADD COLUMN "covers" integer;
--> statement-breakpoint
ALTER TABLE "open_bills" ADD COLUMN "asked_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "open_bills" ADD COLUMN "presented_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "open_bills" ADD COLUMN "discount_bp" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "open_bills" ADD COLUMN "discount_centimes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "open_bills" ADD COLUMN "discount_reason" text;
--> statement-breakpoint
ALTER TABLE "open_bills" ADD COLUMN "discount_by" uuid;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ALTER COLUMN "id" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD COLUMN "category_name" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD COLUMN "fired_quantity" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD COLUMN "modifiers" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD COLUMN "note" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD COLUMN "course" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD COLUMN "tva_bp" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD COLUMN "discount_bp" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD COLUMN "discount_reason" text;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD COLUMN "discount_by" uuid;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD COLUMN "added_by" uuid;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "bill_id" uuid;
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "refunds_sale_id" uuid;
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "refund_reason" text;
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "bill_name" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "covers" integer;
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "terminal_id" uuid;
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "shift_id" uuid;
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "discount_reason" text;
--> statement-breakpoint
ALTER TABLE "sale_lines" ADD COLUMN "item_id" uuid;
--> statement-breakpoint
ALTER TABLE "sale_lines" ADD COLUMN "category_name" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "sale_lines" ADD COLUMN "modifiers" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "sale_lines" ADD COLUMN "note" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "sale_lines" ADD COLUMN "discount_centimes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "sale_lines" ADD COLUMN "discount_reason" text;
--> statement-breakpoint
ALTER TABLE "sale_lines" ADD COLUMN "tva_bp" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD CONSTRAINT "open_bill_lines_id_is_unique" PRIMARY KEY("hotel_id","id");
--> statement-breakpoint
ALTER TABLE "pos_items" ADD CONSTRAINT "pos_items_of_restaurant" UNIQUE("hotel_id","restaurant_id","id");
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_end_a_bill_once" UNIQUE("hotel_id","bill_id");
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_are_refunded_once" UNIQUE("hotel_id","refunds_sale_id");
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_of_restaurant" UNIQUE("hotel_id","restaurant_id","id");
--> statement-breakpoint
ALTER TABLE "bill_operations" ADD CONSTRAINT "bill_operations_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bill_voids" ADD CONSTRAINT "bill_voids_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bill_voids" ADD CONSTRAINT "bill_voids_restaurant_in_same_hotel" FOREIGN KEY ("hotel_id","restaurant_id") REFERENCES "public"."restaurants"("hotel_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kitchen_tickets" ADD CONSTRAINT "kitchen_tickets_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kitchen_tickets" ADD CONSTRAINT "kitchen_tickets_restaurant_in_same_hotel" FOREIGN KEY ("hotel_id","restaurant_id") REFERENCES "public"."restaurants"("hotel_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kitchen_ticket_lines" ADD CONSTRAINT "kitchen_ticket_lines_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kitchen_ticket_lines" ADD CONSTRAINT "kitchen_ticket_lines_ticket_in_same_hotel" FOREIGN KEY ("hotel_id","ticket_id") REFERENCES "public"."kitchen_tickets"("hotel_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pos_stations" ADD CONSTRAINT "pos_stations_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pos_stations" ADD CONSTRAINT "pos_stations_restaurant_in_same_hotel" FOREIGN KEY ("hotel_id","restaurant_id") REFERENCES "public"."restaurants"("hotel_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "modifier_groups" ADD CONSTRAINT "modifier_groups_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "modifier_groups" ADD CONSTRAINT "modifier_groups_restaurant_in_same_hotel" FOREIGN KEY ("hotel_id","restaurant_id") REFERENCES "public"."restaurants"("hotel_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "modifiers" ADD CONSTRAINT "modifiers_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "modifiers" ADD CONSTRAINT "modifiers_group_in_same_hotel" FOREIGN KEY ("hotel_id","group_id") REFERENCES "public"."modifier_groups"("hotel_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "item_modifier_groups" ADD CONSTRAINT "item_modifier_groups_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "item_modifier_groups" ADD CONSTRAINT "item_modifier_groups_item_of_same_restaurant" FOREIGN KEY ("hotel_id","restaurant_id","item_id") REFERENCES "public"."pos_items"("hotel_id","restaurant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "item_modifier_groups" ADD CONSTRAINT "item_modifier_groups_group_of_same_restaurant" FOREIGN KEY ("hotel_id","restaurant_id","group_id") REFERENCES "public"."modifier_groups"("hotel_id","restaurant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pos_terminals" ADD CONSTRAINT "pos_terminals_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pos_terminals" ADD CONSTRAINT "pos_terminals_restaurant_in_same_hotel" FOREIGN KEY ("hotel_id","restaurant_id") REFERENCES "public"."restaurants"("hotel_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sale_payments" ADD CONSTRAINT "sale_payments_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sale_payments" ADD CONSTRAINT "sale_payments_sale_in_same_hotel" FOREIGN KEY ("hotel_id","sale_id") REFERENCES "public"."sales"("hotel_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sale_payments" ADD CONSTRAINT "sale_payments_posting_of_same_booking" FOREIGN KEY ("hotel_id","booking_id","posting_id","posting_role") REFERENCES "public"."postings"("hotel_id","owner_id","id","role") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pos_shifts" ADD CONSTRAINT "pos_shifts_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pos_shifts" ADD CONSTRAINT "pos_shifts_terminal_of_same_restaurant" FOREIGN KEY ("hotel_id","restaurant_id","terminal_id") REFERENCES "public"."pos_terminals"("hotel_id","restaurant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pos_categories" ADD CONSTRAINT "pos_categories_station_of_same_restaurant" FOREIGN KEY ("hotel_id","restaurant_id","station_id") REFERENCES "public"."pos_stations"("hotel_id","restaurant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pos_items" ADD CONSTRAINT "pos_items_station_of_same_restaurant" FOREIGN KEY ("hotel_id","restaurant_id","station_id") REFERENCES "public"."pos_stations"("hotel_id","restaurant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "open_bills" ADD CONSTRAINT "open_bills_restaurant_in_same_hotel" FOREIGN KEY ("hotel_id","restaurant_id") REFERENCES "public"."restaurants"("hotel_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_refund_one_of_same_restaurant" FOREIGN KEY ("hotel_id","restaurant_id","refunds_sale_id") REFERENCES "public"."sales"("hotel_id","restaurant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_shift_of_same_terminal" FOREIGN KEY ("hotel_id","terminal_id","shift_id") REFERENCES "public"."pos_shifts"("hotel_id","terminal_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bill_operations_by_time" ON "bill_operations" USING btree ("hotel_id","done_at");
--> statement-breakpoint
CREATE INDEX "bill_voids_by_time" ON "bill_voids" USING btree ("hotel_id","restaurant_id","voided_at");
--> statement-breakpoint
CREATE INDEX "bill_voids_by_business_date" ON "bill_voids" USING btree ("hotel_id","business_date");
--> statement-breakpoint
CREATE INDEX "kitchen_tickets_to_do" ON "kitchen_tickets" USING btree ("hotel_id","restaurant_id","fired_at") WHERE "kitchen_tickets"."done_at" is null;
--> statement-breakpoint
CREATE INDEX "kitchen_tickets_done" ON "kitchen_tickets" USING btree ("hotel_id","restaurant_id","done_at") WHERE "kitchen_tickets"."done_at" is not null;
--> statement-breakpoint
CREATE INDEX "kitchen_tickets_by_bill" ON "kitchen_tickets" USING btree ("hotel_id","bill_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "pos_stations_name_is_unique" ON "pos_stations" USING btree ("hotel_id","restaurant_id",lower("name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "pos_terminals_name_is_unique" ON "pos_terminals" USING btree ("hotel_id","restaurant_id",lower("name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "pos_shifts_one_is_open" ON "pos_shifts" USING btree ("hotel_id","terminal_id") WHERE "pos_shifts"."closed_at" is null;
--> statement-breakpoint
CREATE INDEX "pos_shifts_by_closing" ON "pos_shifts" USING btree ("hotel_id","restaurant_id","closed_at");
--> statement-breakpoint
CREATE INDEX "pos_shifts_by_business_date" ON "pos_shifts" USING btree ("hotel_id","business_date");
--> statement-breakpoint
CREATE INDEX "open_bills_by_restaurant" ON "open_bills" USING btree ("hotel_id","restaurant_id");
--> statement-breakpoint
CREATE INDEX "open_bill_lines_by_bill" ON "open_bill_lines" USING btree ("hotel_id","bill_id");
--> statement-breakpoint
CREATE INDEX "sales_by_shift" ON "sales" USING btree ("hotel_id","shift_id");
--> statement-breakpoint
ALTER TABLE "dining_tables" ADD CONSTRAINT "dining_tables_shape_is_known" CHECK ("dining_tables"."shape" in ('square', 'round'));
--> statement-breakpoint
ALTER TABLE "dining_tables" ADD CONSTRAINT "dining_tables_have_a_size" CHECK ("dining_tables"."width" between 1 and 24 and "dining_tables"."height" between 1 and 24);
--> statement-breakpoint
ALTER TABLE "dining_tables" ADD CONSTRAINT "dining_tables_rotation_is_of_a_circle" CHECK ("dining_tables"."rotation" between 0 and 359);
--> statement-breakpoint
ALTER TABLE "pos_categories" ADD CONSTRAINT "pos_categories_color_is_known" CHECK ("pos_categories"."color" in ('grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple'));
--> statement-breakpoint
ALTER TABLE "pos_items" ADD CONSTRAINT "pos_items_color_is_known" CHECK ("pos_items"."color" in ('grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple'));
--> statement-breakpoint
ALTER TABLE "pos_items" ADD CONSTRAINT "pos_items_tva_is_a_share" CHECK ("pos_items"."tva_bp" between 0 and 10000);
--> statement-breakpoint
ALTER TABLE "open_bills" ADD CONSTRAINT "open_bills_covers_are_positive" CHECK ("open_bills"."covers" >= 1);
--> statement-breakpoint
ALTER TABLE "open_bills" ADD CONSTRAINT "open_bills_asked_is_presented" CHECK ("open_bills"."asked_at" is null or "open_bills"."presented_at" is not null);
--> statement-breakpoint
ALTER TABLE "open_bills" ADD CONSTRAINT "open_bills_have_one_discount" CHECK ("open_bills"."discount_bp" between 0 and 10000 and "open_bills"."discount_centimes" >= 0 and ("open_bills"."discount_bp" = 0 or "open_bills"."discount_centimes" = 0));
--> statement-breakpoint
ALTER TABLE "open_bills" ADD CONSTRAINT "open_bills_discount_has_a_reason" CHECK (("open_bills"."discount_bp" > 0 or "open_bills"."discount_centimes" > 0) = (coalesce(btrim("open_bills"."discount_reason"), '') <> ''));
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD CONSTRAINT "open_bill_lines_fire_no_more_than_ordered" CHECK ("open_bill_lines"."fired_quantity" between 0 and "open_bill_lines"."quantity");
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD CONSTRAINT "open_bill_lines_course_is_known" CHECK ("open_bill_lines"."course" between 1 and 5);
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD CONSTRAINT "open_bill_lines_tva_is_a_share" CHECK ("open_bill_lines"."tva_bp" between 0 and 10000);
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD CONSTRAINT "open_bill_lines_discount_is_a_share" CHECK ("open_bill_lines"."discount_bp" between 0 and 10000);
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD CONSTRAINT "open_bill_lines_discount_has_a_reason" CHECK (("open_bill_lines"."discount_bp" > 0) = (coalesce(btrim("open_bill_lines"."discount_reason"), '') <> ''));
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD CONSTRAINT "open_bill_lines_have_a_quantity" CHECK ("open_bill_lines"."quantity" between 1 and 999);
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_terminal_has_a_shift" CHECK (("sales"."terminal_id" is null) = ("sales"."shift_id" is null));
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_refund_with_a_reason" CHECK (("sales"."refunds_sale_id" is not null) = (coalesce(btrim("sales"."refund_reason"), '') <> ''));
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_refund_no_bill" CHECK ("sales"."refunds_sale_id" is null or "sales"."bill_id" is null);
--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_discount_is_at_most_all" CHECK ("sale_lines"."discount_centimes" between 0 and "sale_lines"."price_centimes" * "sale_lines"."quantity");
--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_tva_is_a_share" CHECK ("sale_lines"."tva_bp" between 0 and 10000);
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "bill_operations" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "bill_voids" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "kitchen_tickets" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "kitchen_ticket_lines" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "pos_stations" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "modifier_groups" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "modifiers" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "item_modifier_groups" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "pos_terminals" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "sale_payments" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "pos_shifts" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
-- By hand: how earlier sales were paid, and which TVA their prices contain. An owner that is no superuser reads and changes
-- the rows of no hotel while row-level security is forced.
ALTER TABLE sales NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sale_lines NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE open_bill_lines NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE rooms NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotels NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tax_rates NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO sale_payments (hotel_id, sale_id, position, method, amount_centimes, booking_id, posting_id, posting_role, room_number)
SELECT s.hotel_id, s.id, 1, s.method, s.total_centimes, s.booking_id, s.posting_id,
  CASE WHEN s.method = 'Room' THEN 'entry' END, CASE WHEN s.method = 'Room' THEN coalesce(r.number, '?') END
FROM sales s
LEFT JOIN bookings b ON b.hotel_id = s.hotel_id AND b.id = s.booking_id
LEFT JOIN rooms r ON r.hotel_id = b.hotel_id AND r.id = b.room_id
WHERE s.total_centimes > 0;
--> statement-breakpoint
-- The rate of the day, as of new orders: the dated one, or before the first of these the hotel's own.
UPDATE sale_lines l SET tva_bp = coalesce((
  SELECT r.tva_bp FROM tax_rates r WHERE r.hotel_id = s.hotel_id AND r.valid_from <= s.business_date
  ORDER BY r.valid_from DESC LIMIT 1), h.tva_bp)
FROM sales s JOIN hotels h ON h.id = s.hotel_id
WHERE l.hotel_id = s.hotel_id AND l.sale_id = s.id;
--> statement-breakpoint
UPDATE open_bill_lines l SET tva_bp = coalesce((
  SELECT r.tva_bp FROM tax_rates r WHERE r.hotel_id = h.id AND r.valid_from <= h.business_date
  ORDER BY r.valid_from DESC LIMIT 1), h.tva_bp)
FROM hotels h WHERE l.hotel_id = h.id;
--> statement-breakpoint
ALTER TABLE sales DROP CONSTRAINT sales_to_a_room_are_posted, DROP CONSTRAINT sales_method_is_known,
  DROP CONSTRAINT sales_posting_of_same_booking, DROP CONSTRAINT sales_posting_is_of_one_sale;
--> statement-breakpoint
ALTER TABLE sales DROP COLUMN method, DROP COLUMN booking_id, DROP COLUMN posting_id, DROP COLUMN posting_role;
--> statement-breakpoint
ALTER TABLE sales FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sale_lines FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE open_bill_lines FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE bookings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE rooms FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotels FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tax_rates FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- The rights. Sales, what paid them and voids are inserted and never changed; a shift is changed until it is closed.
GRANT SELECT, INSERT, UPDATE, DELETE ON pos_stations, modifier_groups, modifiers, item_modifier_groups, pos_terminals TO funduq_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON bill_operations, kitchen_tickets, kitchen_ticket_lines TO funduq_app;
--> statement-breakpoint
GRANT UPDATE (done_at, version, bill_id, bill_name, table_name) ON kitchen_tickets TO funduq_app;
--> statement-breakpoint
GRANT UPDATE (voided_quantity) ON kitchen_ticket_lines TO funduq_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON bill_voids, sale_payments, pos_shifts TO funduq_app;
--> statement-breakpoint
GRANT UPDATE (closed_at, closed_by, counted_centimes, expected_centimes, note) ON pos_shifts TO funduq_app;
--> statement-breakpoint
ALTER TABLE pos_stations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE modifier_groups FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE modifiers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE item_modifier_groups FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE pos_terminals FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE bill_operations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE kitchen_tickets FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE kitchen_ticket_lines FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE bill_voids FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sale_payments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE pos_shifts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY closed_shifts_stay ON pos_shifts AS RESTRICTIVE FOR UPDATE TO funduq_app
  USING (closed_at IS NULL) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY sales_are_of_an_open_shift ON sales AS RESTRICTIVE FOR INSERT TO funduq_app
  WITH CHECK (shift_id IS NULL OR EXISTS (
    SELECT FROM pos_shifts s
    WHERE s.hotel_id = sales.hotel_id AND s.terminal_id = sales.terminal_id AND s.id = sales.shift_id AND s.closed_at IS NULL));
--> statement-breakpoint
-- What came in, by payment; what a refund gave back counts against it. Tips are no takings.
CREATE VIEW sale_takings WITH (security_invoker = true) AS
SELECT p.hotel_id, s.id AS sale_id, s.restaurant_id, s.terminal_id, s.shift_id, s.business_date, s.sold_at, s.sold_by,
  s.year, s.month, s.number, s.table_name, s.refunds_sale_id, p.position, p.method, p.booking_id, p.posting_id,
  CASE WHEN s.refunds_sale_id IS NULL THEN p.amount_centimes ELSE -p.amount_centimes END AS amount_centimes,
  CASE WHEN s.refunds_sale_id IS NULL THEN p.tip_centimes ELSE -p.tip_centimes END AS tip_centimes
FROM sale_payments p
JOIN sales s ON s.hotel_id = p.hotel_id AND s.id = p.sale_id;
--> statement-breakpoint
GRANT SELECT ON sale_takings TO funduq_app;
