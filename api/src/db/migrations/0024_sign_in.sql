-- Links are per hotel: one hotel's invitation leaves the open link of another hotel, or of the operator,
-- alone. The former release voids every open link of the email before it makes one, which satisfies
-- the new index too.
DROP INDEX "sign_in_links_one_open_per_email";
--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_links_one_open_per_email_and_hotel" ON "sign_in_links" USING btree ("email", coalesce("for_hotel_id", '00000000-0000-0000-0000-000000000000'::uuid)) WHERE "sign_in_links"."used_at" is null and "sign_in_links"."voided_at" is null;
--> statement-breakpoint
-- Which hotel a waiting mail is for, so that a new link replaces only that hotel's mail. The mails that
-- wait during the upgrade get their hotel from the link in them; the former release writes none.
ALTER TABLE "outgoing_mails" ADD COLUMN "for_hotel_id" uuid;
--> statement-breakpoint
UPDATE outgoing_mails m SET for_hotel_id = l.for_hotel_id
FROM sign_in_links l
WHERE l.token_hash = encode(sha256(convert_to(substring(m.body_text from '/finish-signin#([A-Za-z0-9_-]{43})'), 'UTF8')), 'hex');
--> statement-breakpoint
-- A used link can be repeated by the browser that used it (`used_by_browser`, the hash of its key) until
-- a password was chosen by it. The former release fills in neither and deletes the row with the password.
ALTER TABLE "sign_in_links"
	ADD COLUMN "used_by_browser" text,
	ADD COLUMN "password_set_at" timestamp with time zone,
	ADD CONSTRAINT "sign_in_links_browser_is_a_hash" CHECK ("sign_in_links"."used_by_browser" ~ '^[0-9a-f]{64}$'),
	ADD CONSTRAINT "sign_in_links_browser_has_used_it" CHECK ("sign_in_links"."used_by_browser" is null or "sign_in_links"."used_at" is not null),
	ADD CONSTRAINT "sign_in_links_password_is_set_after_use" CHECK ("sign_in_links"."password_set_at" is null or coalesce("sign_in_links"."password_set_at" >= "sign_in_links"."used_at", false));
--> statement-breakpoint
-- Browsers in which an account has signed in: their attempts are counted apart from those of strangers.
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_once_per_account" PRIMARY KEY("token_hash","user_id"),
	CONSTRAINT "known_devices_token_is_a_hash" CHECK ("known_devices"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_exists" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "known_devices_by_account" ON "known_devices" USING btree ("user_id","last_used_at");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON known_devices TO funduq_app;
--> statement-breakpoint
-- Failed attempts are found by account and address together, however many one of them has.
CREATE INDEX "login_attempts_by_pair" ON "login_attempts" USING btree ("email","address","at");
