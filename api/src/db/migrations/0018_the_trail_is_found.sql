-- The trail is read by kind, by thing, by person and by day, each the youngest first. A kind is a column
-- because row-level security keeps an index from being used by an expression.
ALTER TABLE "changes"
  ADD COLUMN "kind" text GENERATED ALWAYS AS (split_part(action, '.', 1)) STORED;
--> statement-breakpoint
CREATE INDEX "changes_by_kind" ON "changes" USING btree ("hotel_id","kind","seq");
--> statement-breakpoint
CREATE INDEX "changes_by_entity" ON "changes" USING btree ("hotel_id","entity_id","seq") WHERE "entity_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "changes_by_person" ON "changes" USING btree ("hotel_id","by_user_id","seq") WHERE "by_user_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "changes_by_time" ON "changes" USING btree ("hotel_id","at");
