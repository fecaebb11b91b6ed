-- Identity numbers are encrypted (law 18-07): with a key per hotel, itself encrypted with a master key that
-- is kept outside of the database. They are found by a keyed hash. Numbers in clear text are not carried over.
CREATE TABLE "hotel_keys" (
	"hotel_id" uuid NOT NULL,
	"master_key_id" text NOT NULL,
	"encrypted_key" bytea NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hotel_keys_one_per_hotel" PRIMARY KEY("hotel_id"),
	CONSTRAINT "hotel_keys_are_encrypted" CHECK (octet_length("hotel_keys"."encrypted_key") = 60)
);
--> statement-breakpoint
ALTER TABLE "hotel_keys" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "hotel_keys" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "hotel_keys" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
ALTER TABLE "hotel_keys" ADD CONSTRAINT "hotel_keys_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
GRANT SELECT, INSERT ON hotel_keys TO funduq_app;
--> statement-breakpoint
DROP INDEX "guests_by_document";
--> statement-breakpoint
ALTER TABLE "guests" DROP COLUMN "id_number_key", DROP COLUMN "id_number",
  ADD COLUMN "encrypted_id_number" bytea,
  ADD COLUMN "id_number_hash" bytea,
  ADD CONSTRAINT "guests_id_number_is_encrypted" CHECK (octet_length("encrypted_id_number") > 28),
  ADD CONSTRAINT "guests_hash_is_of_a_number" CHECK ("id_number_hash" is null or ("encrypted_id_number" is not null and octet_length("id_number_hash") = 32));
--> statement-breakpoint
CREATE INDEX "guests_by_document" ON "guests" USING btree ("hotel_id","id_number_hash") WHERE "id_number_hash" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "guest_merges" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE "guest_merges" SET facts = facts - 'id_number' - 'id_number_key';
--> statement-breakpoint
ALTER TABLE "guest_merges" ADD CONSTRAINT "guest_merges_keep_no_clear_number" CHECK (NOT facts ? 'id_number');
--> statement-breakpoint
ALTER TABLE "guest_merges" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Answers of the former release, which held the whole record.
ALTER TABLE "idempotency_keys" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DELETE FROM "idempotency_keys" WHERE "body" LIKE '%"idNumber"%';
--> statement-breakpoint
ALTER TABLE "idempotency_keys" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "identity_reads" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "identity_reads" DROP CONSTRAINT "identity_reads_purpose_is_known";
--> statement-breakpoint
UPDATE "identity_reads" SET "purpose" = 'record' WHERE "purpose" in ('saved', 'merged');
--> statement-breakpoint
ALTER TABLE "identity_reads" ADD CONSTRAINT "identity_reads_purpose_is_known" CHECK ("identity_reads"."purpose" in ('record', 'suggested', 'police-report', 'police-print'));
--> statement-breakpoint
ALTER TABLE "identity_reads" FORCE ROW LEVEL SECURITY;
