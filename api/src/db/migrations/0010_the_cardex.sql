-- What the cardex needs: a guest is found by the beginning of any word of the name, in either script
-- and spelling, through an index; the same person is noticed by name, document or phone; two records
-- of one person become one. The former release knows none of these columns and fills none of them:
-- those of the search are generated.

-- In PL/pgSQL, although each is one expression: the planner would take a function in SQL apart for
-- every column of every INSERT, which costs more than all the rest of it.
-- The name from its n-th word on; null where it has fewer.
CREATE FUNCTION name_from_word(name text, word integer) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN substring(name from '^(?:[^ ]+ ){' || (word - 1) || '}(.+)$');
END $$;
--> statement-breakpoint
-- Without its gaps, each letter once where it stands twice: 'mohammed ben ali' is 'mohamedbenali'.
-- Nobody types more than its beginning: one letter of a name may be a whole sentence (U+FDFA).
CREATE FUNCTION name_tight(name text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN regexp_replace(replace(left(name, 120), ' ', ''), '([^0-9])\1+', '\1', 'g');
END $$;
--> statement-breakpoint
-- Its consonants alone, without the Arabic article: what the two scripts have in common. A restored dump
-- has no search path: our own function is named with its schema.
CREATE FUNCTION name_bones(name text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN translate(
    public.name_tight(regexp_replace(left(name, 120), '(^| )ال', '\1', 'g')), 'aeiouywاويءع', '');
END $$;
--> statement-breakpoint
ALTER TABLE "guests"
  ADD COLUMN "name_other_script" text,
  ADD COLUMN "changed_by_user_id" uuid,
  ADD COLUMN "changed_at" timestamptz,
  ADD COLUMN "id_number_key" text COLLATE "C" GENERATED ALWAYS AS
    (nullif(upper(regexp_replace(id_number, '[^0-9A-Za-z]', '', 'g')), '')) STORED,
  ADD COLUMN "tight_1" text COLLATE "C" GENERATED ALWAYS AS (name_tight(name_search)) STORED,
  ADD COLUMN "tight_2" text COLLATE "C" GENERATED ALWAYS AS (name_tight(name_from_word(name_search, 2))) STORED,
  ADD COLUMN "tight_3" text COLLATE "C" GENERATED ALWAYS AS (name_tight(name_from_word(name_search, 3))) STORED,
  ADD COLUMN "tight_4" text COLLATE "C" GENERATED ALWAYS AS (name_tight(name_from_word(name_search, 4))) STORED,
  ADD COLUMN "tight_5" text COLLATE "C" GENERATED ALWAYS AS (name_tight(name_from_word(name_search, 5))) STORED,
  ADD COLUMN "tight_6" text COLLATE "C" GENERATED ALWAYS AS (name_tight(name_from_word(name_search, 6))) STORED,
  ADD COLUMN "bones_1" text COLLATE "C" GENERATED ALWAYS AS (name_bones(name_search)) STORED,
  ADD COLUMN "bones_2" text COLLATE "C" GENERATED ALWAYS AS (name_bones(name_from_word(name_search, 2))) STORED,
  ADD COLUMN "bones_3" text COLLATE "C" GENERATED ALWAYS AS (name_bones(name_from_word(name_search, 3))) STORED,
  ADD COLUMN "bones_4" text COLLATE "C" GENERATED ALWAYS AS (name_bones(name_from_word(name_search, 4))) STORED,
  ADD COLUMN "bones_5" text COLLATE "C" GENERATED ALWAYS AS (name_bones(name_from_word(name_search, 5))) STORED;
--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_changed_by_a_user" FOREIGN KEY ("changed_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "guests_by_document" ON "guests" USING btree ("hotel_id","id_number_key") WHERE "id_number_key" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "guests_by_tight_1" ON "guests" USING btree ("hotel_id","tight_1");
--> statement-breakpoint
CREATE INDEX "guests_by_tight_2" ON "guests" USING btree ("hotel_id","tight_2") WHERE "tight_2" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "guests_by_tight_3" ON "guests" USING btree ("hotel_id","tight_3") WHERE "tight_3" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "guests_by_tight_4" ON "guests" USING btree ("hotel_id","tight_4") WHERE "tight_4" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "guests_by_tight_5" ON "guests" USING btree ("hotel_id","tight_5") WHERE "tight_5" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "guests_by_tight_6" ON "guests" USING btree ("hotel_id","tight_6") WHERE "tight_6" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "guests_by_bones_1" ON "guests" USING btree ("hotel_id","bones_1");
--> statement-breakpoint
CREATE INDEX "guests_by_bones_2" ON "guests" USING btree ("hotel_id","bones_2") WHERE "bones_2" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "guests_by_bones_3" ON "guests" USING btree ("hotel_id","bones_3") WHERE "bones_3" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "guests_by_bones_4" ON "guests" USING btree ("hotel_id","bones_4") WHERE "bones_4" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "guests_by_bones_5" ON "guests" USING btree ("hotel_id","bones_5") WHERE "bones_5" IS NOT NULL;
--> statement-breakpoint
-- The trail of two records that became one; what the lost one said is kept with it.
CREATE TABLE "guest_merges" (
	"hotel_id" uuid NOT NULL,
	"merged_guest_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"merged_name" text NOT NULL,
	"facts" jsonb NOT NULL,
	"merged_by" uuid NOT NULL,
	"merged_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "guest_merges_happen_once" PRIMARY KEY("hotel_id","merged_guest_id"),
	CONSTRAINT "guest_merges_are_of_two" CHECK ("guest_merges"."merged_guest_id" <> "guest_merges"."guest_id")
);
--> statement-breakpoint
ALTER TABLE "guest_merges" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "guest_merges" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "guest_merges" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
ALTER TABLE "guest_merges" ADD CONSTRAINT "guest_merges_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guest_merges" ADD CONSTRAINT "guest_merges_guest_in_same_hotel" FOREIGN KEY ("hotel_id","guest_id") REFERENCES "public"."guests"("hotel_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guest_merges" ADD CONSTRAINT "guest_merges_by_a_user" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "guest_merges_by_guest" ON "guest_merges" USING btree ("hotel_id","guest_id");
--> statement-breakpoint
GRANT SELECT, INSERT ON guest_merges TO funduq_app;
--> statement-breakpoint
-- A merge brings what belonged to the lost record over to the kept one; the rest of a note never changes.
GRANT UPDATE (guest_id) ON guest_merges TO funduq_app;
--> statement-breakpoint
GRANT UPDATE (guest_id) ON guest_notes TO funduq_app;
