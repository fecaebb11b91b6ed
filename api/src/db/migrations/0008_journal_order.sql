-- The journal is read page by page, in the order in which its lines were entered (REP-03).
DROP INDEX "postings_by_business_date";--> statement-breakpoint
CREATE INDEX "postings_by_business_date" ON "postings" USING btree ("hotel_id","business_date","posted_at","id");
