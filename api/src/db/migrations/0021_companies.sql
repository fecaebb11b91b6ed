-- A company's name in the other script, who changed it last, and since when it is archived (COM-02, COM-06). No screen has
-- written companies before, so no two of a hotel have the same NIF yet.
ALTER TABLE "companies" ADD COLUMN "name_other_script" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "other_search" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "nif_key" text GENERATED ALWAYS AS (nullif(upper(regexp_replace("companies"."nif", '[^0-9A-Za-z]', '', 'g')), '')) STORED;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "changed_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_changed_by_a_user" FOREIGN KEY ("changed_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_nif_is_unique_in_hotel" ON "companies" USING btree ("hotel_id","nif_key") WHERE "companies"."nif_key" is not null;