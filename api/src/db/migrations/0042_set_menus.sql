-- Set menus (POS-01): a group of options may be a course of a set, its options dishes of the menu. A bill's line counts what of each dish
-- the kitchen was told of, and a ticket's line says which dish it is. Options that an earlier release saves have no restaurant.
ALTER TABLE "open_bill_lines" ADD COLUMN "dishes_fired" integer[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "kitchen_ticket_lines" ADD COLUMN "dish" integer;
--> statement-breakpoint
ALTER TABLE "modifier_groups" ADD COLUMN "course" integer;
--> statement-breakpoint
ALTER TABLE "modifier_groups" ADD COLUMN "is_course" boolean GENERATED ALWAYS AS (course is not null) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "modifiers" ADD COLUMN "restaurant_id" uuid;
--> statement-breakpoint
ALTER TABLE "modifiers" ADD COLUMN "item_id" uuid;
--> statement-breakpoint
ALTER TABLE "modifiers" ADD COLUMN "dish_of_course" boolean GENERATED ALWAYS AS (case when item_id is not null then true end) STORED;
--> statement-breakpoint
ALTER TABLE "modifiers" ADD CONSTRAINT "modifiers_group_of_same_restaurant" FOREIGN KEY ("hotel_id","restaurant_id","group_id") REFERENCES "public"."modifier_groups"("hotel_id","restaurant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "modifiers" ADD CONSTRAINT "modifiers_dish_of_same_restaurant" FOREIGN KEY ("hotel_id","restaurant_id","item_id") REFERENCES "public"."pos_items"("hotel_id","restaurant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "modifier_groups" ADD CONSTRAINT "modifier_groups_that_are_courses" UNIQUE("hotel_id","id","is_course");
--> statement-breakpoint
ALTER TABLE "modifiers" ADD CONSTRAINT "modifiers_dishes_are_of_a_course" FOREIGN KEY ("hotel_id","group_id","dish_of_course") REFERENCES "public"."modifier_groups"("hotel_id","id","is_course") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD CONSTRAINT "open_bill_lines_count_each_dish" CHECK (cardinality("open_bill_lines"."dishes_fired") = jsonb_array_length(jsonb_path_query_array("open_bill_lines"."modifiers", '$[*].itemId ? (@ != null)')));
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD CONSTRAINT "open_bill_lines_fire_what_most_of_their_dishes_have" CHECK (cardinality("open_bill_lines"."dishes_fired") = 0 or (0 <= all("open_bill_lines"."dishes_fired") and "open_bill_lines"."fired_quantity" >= all("open_bill_lines"."dishes_fired") and "open_bill_lines"."fired_quantity" = any("open_bill_lines"."dishes_fired")));
--> statement-breakpoint
ALTER TABLE "kitchen_ticket_lines" ADD CONSTRAINT "kitchen_ticket_lines_count_dishes_from_one" CHECK ("kitchen_ticket_lines"."dish" >= 1);
--> statement-breakpoint
ALTER TABLE "modifier_groups" ADD CONSTRAINT "modifier_groups_course_is_known" CHECK ("modifier_groups"."course" between 1 and 5);
--> statement-breakpoint
ALTER TABLE "modifiers" ADD CONSTRAINT "modifiers_dish_names_its_restaurant" CHECK ("modifiers"."item_id" is null or "modifiers"."restaurant_id" is not null);
