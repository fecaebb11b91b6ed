-- The guest search reads one table of name words instead of 16 generated columns with an index each.
DROP INDEX "guests_by_tight_1", "guests_by_tight_2", "guests_by_tight_3", "guests_by_tight_4", "guests_by_tight_5",
  "guests_by_tight_6", "guests_by_bones_1", "guests_by_bones_2", "guests_by_bones_3", "guests_by_bones_4",
  "guests_by_bones_5", "guests_by_other_1", "guests_by_other_2", "guests_by_other_3", "guests_by_other_4",
  "guests_by_other_5";
--> statement-breakpoint
ALTER TABLE "guests"
  DROP COLUMN "tight_1", DROP COLUMN "tight_2", DROP COLUMN "tight_3", DROP COLUMN "tight_4", DROP COLUMN "tight_5",
  DROP COLUMN "tight_6", DROP COLUMN "bones_1", DROP COLUMN "bones_2", DROP COLUMN "bones_3", DROP COLUMN "bones_4",
  DROP COLUMN "bones_5", DROP COLUMN "other_1", DROP COLUMN "other_2", DROP COLUMN "other_3", DROP COLUMN "other_4",
  DROP COLUMN "other_5";
--> statement-breakpoint
DROP FUNCTION name_from_word(text, integer);
--> statement-breakpoint
CREATE TABLE "guest_name_words" (
	"hotel_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	CONSTRAINT "guest_name_words_are_listed_once" PRIMARY KEY("hotel_id","kind","word","guest_id"),
	CONSTRAINT "guest_name_words_kind_is_known" CHECK ("guest_name_words"."kind" in ('spelling', 'consonants'))
);
--> statement-breakpoint
ALTER TABLE "guest_name_words" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "guest_name_words" ADD CONSTRAINT "guest_name_words_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guest_name_words" ADD CONSTRAINT "guest_name_words_guest_in_same_hotel" FOREIGN KEY ("hotel_id","guest_id") REFERENCES "public"."guests"("hotel_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "guest_name_words_by_guest" ON "guest_name_words" USING btree ("hotel_id","guest_id");
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "guest_name_words" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON guest_name_words TO funduq_app;
--> statement-breakpoint
-- Both names of a guest from each of their words on. 'spelling': without gaps and doubled letters.
-- 'consonants': what the two scripts have in common, of the name alone.
CREATE FUNCTION name_words(name text, other_name text) RETURNS TABLE (kind text, word text)
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  words text[] := string_to_array(name, ' ');
  other_words text[] := string_to_array(other_name, ' ');
BEGIN
  FOR at IN 1..cardinality(words) LOOP
    kind := 'spelling';
    word := name_tight(array_to_string(words[at:], ' '));
    RETURN NEXT;
    kind := 'consonants';
    word := name_bones(array_to_string(words[at:], ' '));
    IF word <> '' THEN
      RETURN NEXT;
    END IF;
  END LOOP;
  FOR at IN 1..coalesce(cardinality(other_words), 0) LOOP
    kind := 'spelling';
    word := name_tight(array_to_string(other_words[at:], ' '));
    RETURN NEXT;
  END LOOP;
END $$;
--> statement-breakpoint
-- Row security binds the owner of the tables too: the backfill is of all hotels.
ALTER TABLE guests NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO guest_name_words (hotel_id, guest_id, kind, word)
  SELECT DISTINCT g.hotel_id, g.id, w.kind, w.word FROM guests g, name_words(g.name_search, g.other_search) w;
--> statement-breakpoint
ALTER TABLE guests FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE guest_name_words FORCE ROW LEVEL SECURITY;
