-- The network printer of a terminal, its cash drawer, and what is printed there beside kitchen tickets (POS-06, POS-14, ADR 0050).
ALTER TABLE "pos_terminals" ADD COLUMN "printer_id" uuid;
--> statement-breakpoint
ALTER TABLE "pos_terminals" ADD COLUMN "has_drawer" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD COLUMN "paper" jsonb;
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD COLUMN "opens_drawer" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "pos_terminals" ADD CONSTRAINT "pos_terminals_printer_of_same_restaurant" FOREIGN KEY ("hotel_id","restaurant_id","printer_id") REFERENCES "public"."pos_printers"("hotel_id","restaurant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pos_terminals" ADD CONSTRAINT "pos_terminals_drawer_is_at_a_printer" CHECK (not "pos_terminals"."has_drawer" or "pos_terminals"."printer_id" is not null);
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_print_one_thing" CHECK ("print_jobs"."ticket" is null or ("print_jobs"."paper" is null and not "print_jobs"."opens_drawer"));