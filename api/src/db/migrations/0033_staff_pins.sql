-- PINs of people at the tills, and the turns that they have there by them (POS-11, POS-15, ADR 0045).
CREATE TABLE "staff_pins" (
	"hotel_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"pin_hash" text NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"day_failures" integer DEFAULT 0 NOT NULL,
	"day_began_at" timestamp with time zone DEFAULT now() NOT NULL,
	"blocked_until" timestamp with time zone,
	CONSTRAINT "staff_pins_one_per_person" PRIMARY KEY("hotel_id","user_id"),
	CONSTRAINT "staff_pins_are_hashed" CHECK ("staff_pins"."pin_hash" like '$argon2id$%'),
	CONSTRAINT "staff_pins_count_failures" CHECK ("staff_pins"."failures" >= 0 and "staff_pins"."day_failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "staff_pins" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "till_turns" (
	"hotel_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"session_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"asked_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_key" text,
	CONSTRAINT "till_turns_token_is_unique" PRIMARY KEY("hotel_id","token_hash"),
	CONSTRAINT "till_turns_token_is_a_hash" CHECK ("till_turns"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "till_turns_purpose_is_known" CHECK ("till_turns"."purpose" in ('waiter', 'approval')),
	CONSTRAINT "till_turns_approvals_are_asked_for" CHECK (("till_turns"."purpose" = 'approval') = ("till_turns"."asked_by" is not null)),
	CONSTRAINT "till_turns_approvals_are_used" CHECK ("till_turns"."used_key" is null or "till_turns"."purpose" = 'approval'),
	CONSTRAINT "till_turns_expire_after_they_begin" CHECK ("till_turns"."expires_at" > "till_turns"."created_at")
);
--> statement-breakpoint
ALTER TABLE "till_turns" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "staff_pins" ADD CONSTRAINT "staff_pins_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_pins" ADD CONSTRAINT "staff_pins_person_in_same_hotel" FOREIGN KEY ("hotel_id","user_id") REFERENCES "public"."hotel_users"("hotel_id","user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "till_turns" ADD CONSTRAINT "till_turns_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "till_turns" ADD CONSTRAINT "till_turns_person_has_a_pin" FOREIGN KEY ("hotel_id","user_id") REFERENCES "public"."staff_pins"("hotel_id","user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "till_turns" ADD CONSTRAINT "till_turns_session_exists" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "till_turns" ADD CONSTRAINT "till_turns_asked_by_a_user" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "till_turns_by_session" ON "till_turns" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "till_turns_by_person" ON "till_turns" USING btree ("hotel_id","user_id");
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "staff_pins" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "till_turns" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "read_by_the_system" ON "till_turns" AS PERMISSIVE FOR SELECT TO public USING ((select current_setting('app.scope', true)) = 'system');
--> statement-breakpoint
-- By hand from here. A turn is never changed; an approval is used once.
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_pins TO funduq_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON till_turns TO funduq_app;
--> statement-breakpoint
GRANT UPDATE (used_key) ON till_turns TO funduq_app;
--> statement-breakpoint
ALTER TABLE staff_pins FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE till_turns FORCE ROW LEVEL SECURITY;
