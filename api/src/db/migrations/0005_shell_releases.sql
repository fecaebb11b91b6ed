-- The shell is released like a department, and describes none.
ALTER TABLE "module_releases" DROP CONSTRAINT "module_releases_describe_their_department";--> statement-breakpoint
ALTER TABLE "module_releases" ADD CONSTRAINT "module_releases_describe_their_department" CHECK ("module_releases"."contract" < 2 or "module_releases"."module" = 'shell' or "module_releases"."department" is not null);