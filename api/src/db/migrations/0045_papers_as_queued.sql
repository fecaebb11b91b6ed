-- A paper of the till keeps the hotel's day on which it was queued, and the language that was chosen for it. Papers that are not true any
-- more, and drawers that were not opened, have faults of their own (POS-06, POS-11, POS-13).
ALTER TABLE "print_jobs" DROP CONSTRAINT "print_jobs_fault_is_known";
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD COLUMN "business_date" date;
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD COLUMN "language" text;
--> statement-breakpoint
-- The owner of the tables may not be a superuser, so the policies are not forced on it meanwhile.
ALTER TABLE print_jobs NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotels NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE "print_jobs" j SET "business_date" = h."business_date" FROM "hotels" h WHERE h."id" = j."hotel_id" AND j."paper" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE print_jobs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotels FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_papers_have_a_business_date" CHECK ("print_jobs"."paper" is null or "print_jobs"."business_date" is not null);
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_language_is_known" CHECK ("print_jobs"."language" in ('fr', 'ar'));
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_fault_is_known" CHECK ("print_jobs"."fault" in ('no-answer', 'broke', 'not-made', 'too-late', 'removed', 'not-opened', 'outdated'));
