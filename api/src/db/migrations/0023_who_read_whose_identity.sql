-- Who was shown whose identity, when and what for (law 18-07): a line for each guest, and nothing of what stood
-- there. The application may add lines and read them. A guest's record may become part of another one: the lines
-- stay as they were written, and are found behind the record that is kept.
CREATE TABLE "identity_reads" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"read_by" uuid NOT NULL,
	"read_at" timestamptz NOT NULL,
	CONSTRAINT "identity_reads_id_is_unique" PRIMARY KEY("hotel_id","read_at","id"),
	CONSTRAINT "identity_reads_purpose_is_known" CHECK ("identity_reads"."purpose" in ('record', 'saved', 'merged', 'suggested', 'police-report', 'police-print'))
);
--> statement-breakpoint
ALTER TABLE "identity_reads" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "identity_reads" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "identity_reads" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
ALTER TABLE "identity_reads" ADD CONSTRAINT "identity_reads_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "identity_reads" ADD CONSTRAINT "identity_reads_by_a_user" FOREIGN KEY ("read_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "identity_reads_by_guest" ON "identity_reads" USING btree ("hotel_id","guest_id","read_at","id");
--> statement-breakpoint
CREATE INDEX "identity_reads_by_person" ON "identity_reads" USING btree ("hotel_id","read_by","read_at","id");
--> statement-breakpoint
GRANT SELECT, INSERT ON identity_reads TO funduq_app;
--> statement-breakpoint
-- check_invariants as it stands, with one question more: whoever replaces it next keeps this one too.
DO $migration$
BEGIN
  EXECUTE (
    SELECT 'CREATE OR REPLACE FUNCTION check_invariants(hotel uuid) RETURNS TABLE (invariant text, entity_id text, detail jsonb) LANGUAGE sql STABLE AS '
      || quote_literal(rtrim(prosrc, E' ;\n') || $question$
UNION ALL
SELECT 'identity-reads-are-of-a-guest', r.id::text, jsonb_build_object('guestId', r.guest_id)
FROM identity_reads r WHERE r.hotel_id = hotel
  AND NOT EXISTS (SELECT FROM guests g WHERE g.hotel_id = hotel AND g.id = r.guest_id)
  AND NOT EXISTS (SELECT FROM guest_merges m WHERE m.hotel_id = hotel AND m.merged_guest_id = r.guest_id)
$question$)
    FROM pg_proc WHERE proname = 'check_invariants' AND pronamespace = 'public'::regnamespace
  );
END
$migration$;
