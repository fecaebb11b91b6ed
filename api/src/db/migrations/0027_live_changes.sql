-- What open screens resume from: a copy of the newest changes without their details, of which a job deletes what is
-- older than three days. `changes` is the audit trail from here on: the application may only add to it, so deleting
-- from the one can't touch the other. A former release writes no row here: a screen that resumes over its numbers
-- reads everything anew.
CREATE TABLE "live_changes" (
	"hotel_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"action" text NOT NULL,
	"tags" text[] NOT NULL,
	"entity_id" text,
	"by_user_id" uuid,
	"written_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "live_changes_number_is_unique_in_hotel" PRIMARY KEY("hotel_id","seq")
);
--> statement-breakpoint
ALTER TABLE "live_changes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "live_changes" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "live_changes" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
ALTER TABLE "live_changes" ADD CONSTRAINT "live_changes_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON live_changes TO funduq_app;
