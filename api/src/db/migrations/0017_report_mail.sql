-- Reports by mail after each night audit (REP-01): who gets them, and which day each was mailed.
CREATE TABLE "report_packs" (
	"hotel_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"date" date NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"make_after" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	"mail_id" uuid,
	CONSTRAINT "report_packs_are_mailed_once" PRIMARY KEY("hotel_id","recipient_id","date"),
	CONSTRAINT "report_packs_outcome_is_known" CHECK ("report_packs"."outcome" in ('mailed', 'not-allowed')),
	CONSTRAINT "report_packs_mailed_ones_have_a_mail" CHECK (("report_packs"."outcome" is not distinct from 'mailed') = ("report_packs"."mail_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "report_packs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_recipients" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"hotel_user_id" uuid,
	"email" text,
	"language" text,
	"with_attachments" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_recipients_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "report_recipients_user_is_listed_once" UNIQUE("hotel_id","hotel_user_id"),
	CONSTRAINT "report_recipients_email_is_listed_once" UNIQUE("hotel_id","email"),
	CONSTRAINT "report_recipients_are_a_user_or_an_address" CHECK (("report_recipients"."hotel_user_id" is null) = ("report_recipients"."email" is not null)
        and ("report_recipients"."email" is null) = ("report_recipients"."language" is null)),
	CONSTRAINT "report_recipients_email_is_lower_case" CHECK ("report_recipients"."email" = lower("report_recipients"."email")),
	CONSTRAINT "report_recipients_email_is_not_blank" CHECK (btrim("report_recipients"."email") <> ''),
	CONSTRAINT "report_recipients_language_is_known" CHECK ("report_recipients"."language" in ('en', 'fr', 'ar'))
);
--> statement-breakpoint
ALTER TABLE "report_recipients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "purpose" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_packs" ADD CONSTRAINT "report_packs_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_packs" ADD CONSTRAINT "report_packs_have_a_recipient" FOREIGN KEY ("hotel_id","recipient_id") REFERENCES "public"."report_recipients"("hotel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_packs" ADD CONSTRAINT "report_packs_are_of_a_closed_day" FOREIGN KEY ("hotel_id","date") REFERENCES "public"."business_days"("hotel_id","date") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipients" ADD CONSTRAINT "report_recipients_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipients" ADD CONSTRAINT "report_recipients_user_is_of_the_hotel" FOREIGN KEY ("hotel_id","hotel_user_id") REFERENCES "public"."hotel_users"("hotel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_packs_to_make" ON "report_packs" USING btree ("make_after") WHERE outcome is null;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_purpose_is_known" CHECK ("outgoing_mails"."purpose" in ('account', 'reports'));--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_attachments_are_limited" CHECK (jsonb_typeof("outgoing_mails"."attachments") = 'array' and octet_length("outgoing_mails"."attachments"::text) <= 12000000);--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "report_packs" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "read_by_the_system" ON "report_packs" AS PERMISSIVE FOR SELECT TO public USING ((select current_setting('app.scope', true)) = 'system');--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "report_recipients" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
-- By hand from here. Packs are never deleted by the application: removing a recipient deletes theirs.
ALTER TABLE report_recipients FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE report_packs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE, UPDATE (with_attachments) ON report_recipients TO funduq_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (make_after, attempts, outcome, mail_id) ON report_packs TO funduq_app;
