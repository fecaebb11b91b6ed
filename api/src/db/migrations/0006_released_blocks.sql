-- A block releases its rooms without a booking from a night on (GRP-08).
ALTER TABLE "group_blocks" ADD COLUMN "released_from" date;--> statement-breakpoint
ALTER TABLE "group_blocks" ADD CONSTRAINT "group_blocks_are_released_within_their_nights" CHECK ("group_blocks"."released_from" > "group_blocks"."check_in_date" and "group_blocks"."released_from" <= "group_blocks"."check_out_date");