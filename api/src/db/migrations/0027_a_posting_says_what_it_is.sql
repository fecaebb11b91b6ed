-- Why a posting exists is said by typed columns instead of the text `cause`: what it is for (`item`), the
-- night that it charges, what it is a part of, and the check-out that made it. `kind` takes the place of
-- `direction`: a transfer to an account of the house is no payment.
ALTER TABLE postings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE group_postings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE postings RENAME COLUMN direction TO kind;
--> statement-breakpoint
ALTER TABLE postings DROP CONSTRAINT postings_direction_is_known, DROP CONSTRAINT postings_have_a_department_or_a_method;
--> statement-breakpoint
ALTER TABLE group_postings RENAME COLUMN direction TO kind;
--> statement-breakpoint
ALTER TABLE group_postings DROP CONSTRAINT group_postings_direction_is_known, DROP CONSTRAINT group_postings_have_a_department_or_a_method;
--> statement-breakpoint
ALTER TABLE postings
	ADD COLUMN "item" text,
	ADD COLUMN "night" date,
	ADD COLUMN "recharges_posting_id" uuid,
	ADD COLUMN "split_of_posting_id" uuid,
	ADD COLUMN "split_half" text,
	ADD COLUMN "check_out_version" integer;
--> statement-breakpoint
ALTER TABLE group_postings
	ADD COLUMN "item" text,
	ADD COLUMN "split_of_posting_id" uuid,
	ADD COLUMN "split_half" text;
--> statement-breakpoint
UPDATE postings SET
	kind = CASE WHEN method IN ('Company Account', 'Group Account') THEN 'transfer' ELSE kind END,
	item = CASE WHEN kind = 'charge' THEN CASE department WHEN 'Restaurant' THEN 'restaurant' ELSE 'service' END END,
	split_of_posting_id = CASE WHEN starts_with(cause, 'split:') THEN split_part(cause, ':', 2)::uuid END,
	split_half = CASE WHEN starts_with(cause, 'split:') THEN split_part(cause, ':', 3) END,
	check_out_version = CASE WHEN starts_with(cause, 'check-out:') THEN split_part(cause, ':', 2)::integer END;
--> statement-breakpoint
UPDATE group_postings SET
	item = CASE WHEN kind = 'charge' THEN CASE department WHEN 'Restaurant' THEN 'restaurant' ELSE 'service' END END,
	split_of_posting_id = CASE WHEN starts_with(cause, 'split:') THEN split_part(cause, ':', 2)::uuid END,
	split_half = CASE WHEN starts_with(cause, 'split:') THEN split_part(cause, ':', 3) END;
--> statement-breakpoint
-- What a check-out left to a company: the former release knew it by its line among the transfers.
ALTER TABLE company_transfers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE postings p SET check_out_version = 0
FROM company_transfers t
WHERE t.hotel_id = p.hotel_id AND t.posting_id = p.id AND t.withdrawn_at IS NULL AND p.check_out_version IS NULL;
--> statement-breakpoint
ALTER TABLE company_transfers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A night's charge, what takes it back, and the parts that it was split into.
WITH RECURSIVE of_a_night AS (
	SELECT hotel_id, id, split_part(cause, ':', 2)::date AS night,
		CASE split_part(cause, ':', 4) WHEN 'room' THEN 'room' ELSE 'tourism-tax' END AS item
	FROM postings WHERE starts_with(cause, 'audit:')
	UNION ALL
	SELECT p.hotel_id, p.id, o.night, o.item FROM of_a_night o
	JOIN postings p ON p.hotel_id = o.hotel_id AND (p.reverses_posting_id = o.id OR p.split_of_posting_id = o.id)
)
UPDATE postings p SET night = o.night, item = o.item
FROM of_a_night o WHERE p.hotel_id = o.hotel_id AND p.id = o.id;
--> statement-breakpoint
WITH charged AS (
	SELECT hotel_id, id, lag(id) OVER (PARTITION BY hotel_id, booking_id, night, item
		ORDER BY coalesce(nullif(split_part(cause, ':', 5), '')::integer, 1)) AS former
	FROM postings WHERE starts_with(cause, 'audit:')
)
UPDATE postings p SET recharges_posting_id = c.former
FROM charged c WHERE p.hotel_id = c.hotel_id AND p.id = c.id AND c.former IS NOT NULL;
--> statement-breakpoint
ALTER TABLE postings
	DROP COLUMN "cause",
	DROP CONSTRAINT "postings_are_reversed_once",
	ADD CONSTRAINT "postings_are_reversed_once" UNIQUE("hotel_id","booking_id","reverses_posting_id"),
	ADD CONSTRAINT "postings_kind_is_known" CHECK ("postings"."kind" in ('charge', 'payment', 'transfer')),
	ADD CONSTRAINT "postings_item_is_known" CHECK ("postings"."item" in ('room', 'tourism-tax', 'restaurant', 'service')),
	ADD CONSTRAINT "postings_charges_are_for_an_item" CHECK (("postings"."kind" = 'charge') = ("postings"."item" is not null)),
	ADD CONSTRAINT "postings_room_and_tax_are_of_a_night" CHECK (coalesce("postings"."item" in ('room', 'tourism-tax'), false) = ("postings"."night" is not null)),
	ADD CONSTRAINT "postings_have_a_department_or_a_method" CHECK (case "postings"."kind"
        when 'charge' then "postings"."method" is null and coalesce(btrim("postings"."department") <> '', false)
        else "postings"."department" is null and "postings"."method" is not null
          and ("postings"."kind" = 'transfer') = ("postings"."method" in ('Company Account', 'Group Account')) end),
	ADD CONSTRAINT "postings_are_halves_of_a_split" CHECK (("postings"."split_of_posting_id" is null) = ("postings"."split_half" is null)),
	ADD CONSTRAINT "postings_split_half_is_known" CHECK ("postings"."split_half" in ('part', 'rest')),
	ADD CONSTRAINT "postings_check_out_makes_transfers" CHECK ("postings"."check_out_version" is null or ("postings"."kind" = 'transfer' and "postings"."reverses_posting_id" is null)),
	ADD CONSTRAINT "postings_recharge_a_night" CHECK ("postings"."recharges_posting_id" is null or ("postings"."night" is not null and "postings"."reverses_posting_id" is null and "postings"."split_of_posting_id" is null)),
	ADD CONSTRAINT "postings_split_what_is_taken_back" FOREIGN KEY ("hotel_id","booking_id","split_of_posting_id") REFERENCES "public"."postings"("hotel_id","booking_id","reverses_posting_id"),
	ADD CONSTRAINT "postings_recharge_what_is_taken_back" FOREIGN KEY ("hotel_id","booking_id","recharges_posting_id") REFERENCES "public"."postings"("hotel_id","booking_id","reverses_posting_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "postings_night_is_charged_once" ON "postings" USING btree ("hotel_id","booking_id","night","item") WHERE "postings"."night" is not null and "postings"."reverses_posting_id" is null and "postings"."split_of_posting_id" is null and "postings"."recharges_posting_id" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "postings_are_recharged_once" ON "postings" USING btree ("hotel_id","recharges_posting_id") WHERE "postings"."recharges_posting_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "postings_are_split_once" ON "postings" USING btree ("hotel_id","split_of_posting_id","split_half") WHERE "postings"."split_of_posting_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "postings_folio_is_transferred_once_by_a_check_out" ON "postings" USING btree ("hotel_id","folio_id","check_out_version") WHERE "postings"."check_out_version" is not null;
--> statement-breakpoint
ALTER TABLE group_postings
	DROP COLUMN "cause",
	DROP CONSTRAINT "group_postings_are_reversed_once",
	ADD CONSTRAINT "group_postings_are_reversed_once" UNIQUE("hotel_id","group_id","reverses_posting_id"),
	ADD CONSTRAINT "group_postings_kind_is_known" CHECK ("group_postings"."kind" in ('charge', 'payment')),
	ADD CONSTRAINT "group_postings_item_is_known" CHECK ("group_postings"."item" in ('restaurant', 'service')),
	ADD CONSTRAINT "group_postings_charges_are_for_an_item" CHECK (("group_postings"."kind" = 'charge') = ("group_postings"."item" is not null)),
	ADD CONSTRAINT "group_postings_have_a_department_or_a_method" CHECK (case when "group_postings"."kind" = 'charge'
        then "group_postings"."method" is null and coalesce(btrim("group_postings"."department") <> '', false)
        else "group_postings"."department" is null and "group_postings"."method" is not null end),
	ADD CONSTRAINT "group_postings_are_halves_of_a_split" CHECK (("group_postings"."split_of_posting_id" is null) = ("group_postings"."split_half" is null)),
	ADD CONSTRAINT "group_postings_split_half_is_known" CHECK ("group_postings"."split_half" in ('part', 'rest')),
	ADD CONSTRAINT "group_postings_split_what_is_taken_back" FOREIGN KEY ("hotel_id","group_id","split_of_posting_id") REFERENCES "public"."group_postings"("hotel_id","group_id","reverses_posting_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "group_postings_are_split_once" ON "group_postings" USING btree ("hotel_id","split_of_posting_id","split_half") WHERE "group_postings"."split_of_posting_id" is not null;
--> statement-breakpoint
ALTER TABLE postings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE group_postings FORCE ROW LEVEL SECURITY;
