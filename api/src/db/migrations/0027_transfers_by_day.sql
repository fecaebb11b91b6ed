-- What was transferred to the accounts of groups and companies, by business date: a report of a year reads these lines alone.
CREATE INDEX "postings_transfers_by_day" ON "postings" USING btree ("hotel_id","business_date") WHERE "postings"."transfer_side" = 'to';
