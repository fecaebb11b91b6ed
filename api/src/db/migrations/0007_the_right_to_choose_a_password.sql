-- The right to choose a password is the session's that followed the link, and ends with it: the same
-- account may be signed in elsewhere with the former password. A link that the former release has
-- used names no session and gives no right: a new link has to be asked for.
ALTER TABLE "sign_in_links" ADD COLUMN "used_by_session" text;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_session_has_used_it" CHECK ("sign_in_links"."used_by_session" is null or "sign_in_links"."used_at" is not null);--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_session_exists" FOREIGN KEY ("used_by_session") REFERENCES "sessions"("id") ON DELETE set null;--> statement-breakpoint
CREATE INDEX "sign_in_links_by_session" ON "sign_in_links" USING btree ("used_by_session");
