-- The account that each purpose of accounting entries goes to (REP-03).
CREATE TABLE "chart_accounts" (
	"hotel_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "chart_accounts_one_of_a_purpose" PRIMARY KEY("hotel_id","purpose"),
	CONSTRAINT "chart_accounts_have_a_purpose" CHECK ("chart_accounts"."purpose" ~ '^(ledger|method|department|tax)[.].' and char_length("chart_accounts"."purpose") <= 120),
	CONSTRAINT "chart_accounts_code_is_a_code" CHECK ("chart_accounts"."code" ~ '^[0-9A-Z]{2,12}$'),
	CONSTRAINT "chart_accounts_have_a_label" CHECK (btrim("chart_accounts"."label") <> ''),
	CONSTRAINT "chart_accounts_label_is_short" CHECK (char_length("chart_accounts"."label") <= 80)
);
--> statement-breakpoint
ALTER TABLE "chart_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chart_accounts" ADD CONSTRAINT "chart_accounts_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "chart_accounts" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
-- By hand: an account has one label, whatever it is for. Drizzle can't express it.
ALTER TABLE chart_accounts ADD CONSTRAINT chart_accounts_have_one_label
  EXCLUDE USING gist (hotel_id WITH =, code WITH =, label WITH <>);
--> statement-breakpoint
ALTER TABLE chart_accounts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON chart_accounts TO funduq_app;
