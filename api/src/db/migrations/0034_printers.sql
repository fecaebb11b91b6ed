-- Network printers of restaurants, and the papers that wait for them (ADR 0046).
CREATE TABLE "pos_printers" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"port" integer DEFAULT 9100 NOT NULL,
	"width_mm" integer DEFAULT 80 NOT NULL,
	"language" text DEFAULT 'fr' NOT NULL,
	"confirms" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pos_printers_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "pos_printers_of_restaurant" UNIQUE("hotel_id","restaurant_id","id"),
	CONSTRAINT "pos_printers_have_a_name" CHECK (btrim("pos_printers"."name") <> ''),
	CONSTRAINT "pos_printers_have_a_host" CHECK (btrim("pos_printers"."host") <> ''),
	CONSTRAINT "pos_printers_port_is_no_systems" CHECK ("pos_printers"."port" between 1024 and 65535),
	CONSTRAINT "pos_printers_width_is_known" CHECK ("pos_printers"."width_mm" in (80, 58)),
	CONSTRAINT "pos_printers_language_is_known" CHECK ("pos_printers"."language" in ('fr', 'ar'))
);
--> statement-breakpoint
ALTER TABLE "pos_printers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "print_jobs" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"printer_id" uuid NOT NULL,
	"printer_name" text NOT NULL,
	"ticket" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try" timestamp with time zone DEFAULT now() NOT NULL,
	"fault" text,
	"may_be_printed" boolean DEFAULT false NOT NULL,
	"held_until" timestamp with time zone,
	"made_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "print_jobs_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "print_jobs_name_their_printer" CHECK (btrim("print_jobs"."printer_name") <> ''),
	CONSTRAINT "print_jobs_state_is_known" CHECK ("print_jobs"."state" in ('waiting', 'done', 'failed')),
	CONSTRAINT "print_jobs_fault_is_known" CHECK ("print_jobs"."fault" in ('no-answer', 'broke', 'not-made', 'too-late', 'removed')),
	CONSTRAINT "print_jobs_tries_are_not_negative" CHECK ("print_jobs"."tries" >= 0)
);
--> statement-breakpoint
ALTER TABLE "print_jobs" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "pos_stations" ADD COLUMN "printer_id" uuid;
--> statement-breakpoint
ALTER TABLE "pos_printers" ADD CONSTRAINT "pos_printers_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pos_printers" ADD CONSTRAINT "pos_printers_restaurant_in_same_hotel" FOREIGN KEY ("hotel_id","restaurant_id") REFERENCES "public"."restaurants"("hotel_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pos_stations" ADD CONSTRAINT "pos_stations_printer_of_same_restaurant" FOREIGN KEY ("hotel_id","restaurant_id","printer_id") REFERENCES "public"."pos_printers"("hotel_id","restaurant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_restaurant_in_same_hotel" FOREIGN KEY ("hotel_id","restaurant_id") REFERENCES "public"."restaurants"("hotel_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "pos_printers_name_is_unique" ON "pos_printers" USING btree ("hotel_id","restaurant_id",lower("name"));
--> statement-breakpoint
CREATE INDEX "print_jobs_unprinted" ON "print_jobs" USING btree ("hotel_id","printer_id","created_at","id") WHERE "print_jobs"."state" <> 'done';
--> statement-breakpoint
CREATE INDEX "print_jobs_by_time" ON "print_jobs" USING btree ("hotel_id","created_at");
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "pos_printers" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "print_jobs" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "read_by_the_system" ON "print_jobs" AS PERMISSIVE FOR SELECT TO public USING ((select current_setting('app.scope', true)) = 'system');
--> statement-breakpoint
-- By hand from here.
GRANT SELECT, INSERT, UPDATE, DELETE ON pos_printers TO funduq_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON print_jobs TO funduq_app;
--> statement-breakpoint
GRANT UPDATE (state, tries, next_try, fault, may_be_printed, held_until) ON print_jobs TO funduq_app;
--> statement-breakpoint
ALTER TABLE pos_printers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE print_jobs FORCE ROW LEVEL SECURITY;
