-- Departments describe themselves from contract 2 on: their names and views are part of each release.
ALTER TABLE "module_releases" ADD COLUMN "department" jsonb;--> statement-breakpoint
ALTER TABLE "module_releases" ADD CONSTRAINT "module_releases_describe_their_department" CHECK ("module_releases"."contract" < 2 or "module_releases"."department" is not null);