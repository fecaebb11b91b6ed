CREATE TABLE "reminded_invoices" (
	"hotel_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"step" text NOT NULL,
	"reminder_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"business_date" date NOT NULL,
	"due_date" date NOT NULL,
	"open_centimes" bigint NOT NULL,
	"follows_step" text GENERATED ALWAYS AS (case when "reminded_invoices"."step" = 'last' then 'first' end) STORED,
	CONSTRAINT "reminded_invoices_once_for_each_step" PRIMARY KEY("hotel_id","invoice_id","step"),
	CONSTRAINT "reminded_invoices_are_overdue" CHECK ("reminded_invoices"."due_date" < "reminded_invoices"."business_date"),
	CONSTRAINT "reminded_invoices_are_open" CHECK ("reminded_invoices"."open_centimes" > 0)
);
--> statement-breakpoint
ALTER TABLE "reminded_invoices" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "reminders" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"step" text NOT NULL,
	"business_date" date NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"written_by" uuid,
	CONSTRAINT "reminders_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "reminders_with_their_facts" UNIQUE("hotel_id","id","company_id","step","business_date"),
	CONSTRAINT "reminders_step_is_known" CHECK ("reminders"."step" in ('first', 'last'))
);
--> statement-breakpoint
ALTER TABLE "reminders" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "reminded_invoices" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "reminders" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "first_reminder_days" integer DEFAULT 7 NOT NULL;
--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "last_reminder_days" integer DEFAULT 21 NOT NULL;
--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_remind_first_and_last" CHECK (1 <= "hotels"."first_reminder_days" and "hotels"."first_reminder_days" < "hotels"."last_reminder_days" and "hotels"."last_reminder_days" <= 365);
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_company_in_same_hotel" FOREIGN KEY ("hotel_id","company_id") REFERENCES "public"."companies"("hotel_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminded_invoices" ADD CONSTRAINT "reminded_invoices_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminded_invoices" ADD CONSTRAINT "reminded_invoices_are_in_a_letter" FOREIGN KEY ("hotel_id","reminder_id","company_id","step","business_date") REFERENCES "public"."reminders"("hotel_id","id","company_id","step","business_date") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminded_invoices" ADD CONSTRAINT "reminded_invoices_invoice_of_same_company" FOREIGN KEY ("hotel_id","company_id","invoice_id") REFERENCES "public"."invoices"("hotel_id","company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminded_invoices" ADD CONSTRAINT "reminded_invoices_last_follows_the_first" FOREIGN KEY ("hotel_id","invoice_id","follows_step") REFERENCES "public"."reminded_invoices"("hotel_id","invoice_id","step") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "reminders_by_company" ON "reminders" USING btree ("hotel_id","company_id","written_at");
--> statement-breakpoint
CREATE INDEX "reminded_invoices_by_letter" ON "reminded_invoices" USING btree ("hotel_id","reminder_id");
--> statement-breakpoint
CREATE INDEX "invoices_unpaid_by_due_date" ON "invoices" USING btree ("hotel_id","due_date") WHERE "invoices"."status" = 'Unpaid';
--> statement-breakpoint
ALTER TABLE reminders FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE reminded_invoices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- By hand: the rights. Letters are inserted; nothing of them is changed or deleted.
GRANT SELECT, INSERT ON reminders, reminded_invoices TO funduq_app;
