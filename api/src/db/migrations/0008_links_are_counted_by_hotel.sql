-- Which hotel has asked for a link: a hotel mails one person, and all people, only so many within an
-- hour. No foreign key: on Citus this is a reference table, which can't point at a distributed one.
ALTER TABLE "sign_in_links" ADD COLUMN "for_hotel_id" uuid;--> statement-breakpoint
CREATE INDEX "sign_in_links_by_hotel" ON "sign_in_links" USING btree ("for_hotel_id","created_at");
