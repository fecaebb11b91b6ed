-- The last sign-in of an account, which the list of users shows (USR-01).
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
-- Of the sign-ins before this release the known devices tell those of the last 180 days.
UPDATE "users" SET "last_sign_in_at" = (select max(d.last_used_at) from known_devices d where d.user_id = "users"."id");--> statement-breakpoint
GRANT UPDATE (last_sign_in_at) ON users TO funduq_app;
