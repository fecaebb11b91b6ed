-- Rates of tax are valid from a day on (SET-02).
CREATE TABLE "tax_rates" (
	"hotel_id" uuid NOT NULL,
	"valid_from" date NOT NULL,
	"tva_bp" integer NOT NULL,
	"tds_bp" integer NOT NULL,
	"stay_tax_centimes" bigint NOT NULL,
	CONSTRAINT "tax_rates_begin_once_a_day" PRIMARY KEY("hotel_id","valid_from"),
	CONSTRAINT "tax_rates_tva_is_a_share" CHECK ("tax_rates"."tva_bp" between 0 and 10000),
	CONSTRAINT "tax_rates_tds_is_a_share" CHECK ("tax_rates"."tds_bp" between 0 and 10000),
	CONSTRAINT "tax_rates_stay_tax_is_not_negative" CHECK ("tax_rates"."stay_tax_centimes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "tax_rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "tax_rates" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
-- By hand: the rates that each hotel has had so far begin with its first day. The owner reads past the row-level
-- security of these tables for this statement.
ALTER TABLE hotels NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE business_days NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO tax_rates (hotel_id, valid_from, tva_bp, tds_bp, stay_tax_centimes)
SELECT h.id, least(h.created_at::date, h.business_date,
    (SELECT min(d.date) FROM business_days d WHERE d.hotel_id = h.id)),
  h.tva_bp, h.tds_bp, h.stay_tax_centimes
FROM hotels h;
--> statement-breakpoint
ALTER TABLE hotels FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE business_days FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tax_rates FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Rates of closed days can be neither added nor deleted by the application, and none are updated. An import inserts
-- them as the owner.
GRANT SELECT, INSERT, DELETE ON tax_rates TO funduq_app;
--> statement-breakpoint
CREATE POLICY none_are_added_to_closed_days ON tax_rates AS RESTRICTIVE FOR INSERT TO funduq_app
  WITH CHECK (valid_from >= (SELECT h.business_date FROM hotels h WHERE h.id = hotel_id));
--> statement-breakpoint
CREATE POLICY those_of_closed_days_stay ON tax_rates AS RESTRICTIVE FOR DELETE TO funduq_app
  USING (valid_from >= (SELECT h.business_date FROM hotels h WHERE h.id = hotel_id));
