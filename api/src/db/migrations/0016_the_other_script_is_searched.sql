-- A guest's name in the other script is found as the name itself is: by the beginning of any of its
-- words, through indexes in which only those guests stand who have one. The former release does not
-- know the column; what it saves of the other script is searched once this one has saved it.
ALTER TABLE "guests"
  ADD COLUMN "other_search" text,
  ADD COLUMN "other_1" text COLLATE "C" GENERATED ALWAYS AS (name_tight(other_search)) STORED,
  ADD COLUMN "other_2" text COLLATE "C" GENERATED ALWAYS AS (name_tight(name_from_word(other_search, 2))) STORED,
  ADD COLUMN "other_3" text COLLATE "C" GENERATED ALWAYS AS (name_tight(name_from_word(other_search, 3))) STORED,
  ADD COLUMN "other_4" text COLLATE "C" GENERATED ALWAYS AS (name_tight(name_from_word(other_search, 4))) STORED,
  ADD COLUMN "other_5" text COLLATE "C" GENERATED ALWAYS AS (name_tight(name_from_word(other_search, 5))) STORED;
--> statement-breakpoint
-- The owner of the tables, who need not be a superuser, is bound by the hotels' walls as well: they are
-- taken down for what belongs to all of them.
ALTER TABLE guests NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- As the application folds a name, nearly: its marks and signs away, and each form of a letter once.
UPDATE guests SET other_search = nullif(btrim(regexp_replace(translate(lower(regexp_replace(
    normalize(name_other_script, NFKD),
    '[\u0300-\u036F\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B-\u200F]', '', 'g')),
    'ٱىیېکةۀ', 'ايييكهه'), '[\s''’.,;:()/_-]+', ' ', 'g')), '')
  WHERE name_other_script IS NOT NULL;
--> statement-breakpoint
ALTER TABLE guests FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE INDEX "guests_by_other_1" ON "guests" USING btree ("hotel_id","other_1") WHERE "other_1" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "guests_by_other_2" ON "guests" USING btree ("hotel_id","other_2") WHERE "other_2" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "guests_by_other_3" ON "guests" USING btree ("hotel_id","other_3") WHERE "other_3" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "guests_by_other_4" ON "guests" USING btree ("hotel_id","other_4") WHERE "other_4" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "guests_by_other_5" ON "guests" USING btree ("hotel_id","other_5") WHERE "other_5" IS NOT NULL;
