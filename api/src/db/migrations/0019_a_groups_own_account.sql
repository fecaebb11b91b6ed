-- A group has an account of its own: what it was charged with and has paid. What it takes over from a stay
-- is the stay's payment 'Group Account', which names the group, and is read from the other side. The former
-- release knows no such payment and fills in no group.
CREATE TABLE "group_postings" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"department" text,
	"method" text,
	"description" text NOT NULL,
	"amount_centimes" bigint NOT NULL,
	"signed_centimes" bigint GENERATED ALWAYS AS (case when ("group_postings"."direction" = 'charge') = ("group_postings"."reverses_posting_id" is null) then "group_postings"."amount_centimes" else -"group_postings"."amount_centimes" end) STORED NOT NULL,
	"business_date" date NOT NULL,
	"posted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"posted_by" uuid,
	"cause" text,
	"reverses_posting_id" uuid,
	"reversal_reason" text,
	CONSTRAINT "group_postings_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "group_postings_as_reversed" UNIQUE("hotel_id","group_id","id","direction","amount_centimes"),
	CONSTRAINT "group_postings_cause_is_unique" UNIQUE("hotel_id","cause"),
	CONSTRAINT "group_postings_are_reversed_once" UNIQUE("hotel_id","reverses_posting_id"),
	CONSTRAINT "group_postings_amount_is_positive" CHECK ("group_postings"."amount_centimes" > 0),
	CONSTRAINT "group_postings_direction_is_known" CHECK ("group_postings"."direction" in ('charge', 'payment')),
	CONSTRAINT "group_postings_method_is_known" CHECK ("group_postings"."method" in ('Cash', 'Credit Card', 'Bank Transfer', 'Other')),
	CONSTRAINT "group_postings_have_a_department_or_a_method" CHECK (case when "group_postings"."direction" = 'charge'
        then "group_postings"."method" is null and coalesce(btrim("group_postings"."department") <> '', false)
        else "group_postings"."department" is null and "group_postings"."method" is not null end),
	CONSTRAINT "group_postings_have_a_description" CHECK (btrim("group_postings"."description") <> ''),
	CONSTRAINT "group_postings_are_reversed_with_a_reason" CHECK (case when "group_postings"."reverses_posting_id" is null then "group_postings"."reversal_reason" is null
        else coalesce(btrim("group_postings"."reversal_reason") <> '', false) end),
	CONSTRAINT "group_postings_do_not_reverse_themselves" CHECK ("group_postings"."reverses_posting_id" <> "group_postings"."id")
);
--> statement-breakpoint
ALTER TABLE "group_postings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "group_postings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "group_postings" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
ALTER TABLE "group_postings" ADD CONSTRAINT "group_postings_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_postings" ADD CONSTRAINT "group_postings_group_in_same_hotel" FOREIGN KEY ("hotel_id","group_id") REFERENCES "public"."groups"("hotel_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_postings" ADD CONSTRAINT "group_postings_reverse_the_whole_of_another" FOREIGN KEY ("hotel_id","group_id","reverses_posting_id","direction","amount_centimes") REFERENCES "public"."group_postings"("hotel_id","group_id","id","direction","amount_centimes") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "group_postings_by_business_date" ON "group_postings" USING btree ("hotel_id","business_date");
--> statement-breakpoint
GRANT SELECT, INSERT ON group_postings TO funduq_app;
--> statement-breakpoint
-- One statement, so that the table is read once while it is held.
ALTER TABLE "postings"
	ADD COLUMN "group_id" uuid,
	DROP CONSTRAINT "postings_method_is_known",
	ADD CONSTRAINT "postings_method_is_known" CHECK ("postings"."method" in ('Cash', 'Credit Card', 'Bank Transfer', 'Other', 'Company Account', 'Group Account')),
	ADD CONSTRAINT "postings_by_a_groups_account_name_it" CHECK (coalesce("postings"."method" = 'Group Account', false) = ("postings"."group_id" is not null)),
	ADD CONSTRAINT "postings_group_pays_for_its_own_stays" FOREIGN KEY ("hotel_id","group_id","booking_id") REFERENCES "public"."bookings"("hotel_id","group_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "postings_of_group" ON "postings" USING btree ("hotel_id","group_id") WHERE "postings"."group_id" is not null;
--> statement-breakpoint
-- The function of migration 0009, which knew no groups' accounts.
CREATE OR REPLACE FUNCTION check_invariants(hotel uuid)
RETURNS TABLE (invariant text, entity_id text, detail jsonb)
LANGUAGE sql STABLE
AS $$
WITH active AS (
  SELECT * FROM bookings
  WHERE hotel_id = hotel AND status IN ('Reserved', 'Confirmed', 'Checked-in')
),
today AS (SELECT business_date FROM hotels WHERE id = hotel),
nights AS (
  SELECT n.* FROM night_inventory n, today WHERE n.hotel_id = hotel AND n.night >= today.business_date
),
-- A unit of a block counts as held until a booking, alive or completed, has taken it, or it was given up.
blocks AS (
  SELECT b.*, b.quantity - (
    SELECT count(*) FROM rooming_entries e
    JOIN bookings k ON k.hotel_id = e.hotel_id AND k.id = e.booking_id
    WHERE e.hotel_id = hotel AND e.group_id = b.group_id AND e.block_id = b.id AND (k.status NOT IN ('Cancelled', 'no-show') OR e.unit_given_up)
  ) AS unassigned
  FROM group_blocks b
  JOIN groups g ON g.hotel_id = b.hotel_id AND g.id = b.group_id
  WHERE b.hotel_id = hotel AND g.status = 'Confirmed'
),
sold AS (
  SELECT n.room_type_id, n.night, count(*) AS rooms
  FROM nights n JOIN active a ON a.room_type_id = n.room_type_id
    AND a.check_in_date <= n.night AND n.night < a.check_out_date
  GROUP BY 1, 2
),
held AS (
  SELECT n.room_type_id, n.night, sum(greatest(b.unassigned, 0)) AS rooms
  FROM nights n JOIN blocks b ON b.room_type_id = n.room_type_id
    AND b.check_in_date <= n.night AND n.night < b.check_out_date
  GROUP BY 1, 2
),
-- A room that is both booked and out of order is counted once, as sold.
closed AS (
  SELECT n.room_type_id, n.night, count(*) AS rooms
  FROM nights n JOIN rooms r ON r.hotel_id = hotel AND r.room_type_id = n.room_type_id
    AND r.out_of_order_from <= n.night AND n.night < r.out_of_order_to
  WHERE NOT EXISTS (
    SELECT FROM active a WHERE a.room_id = r.id AND a.check_in_date <= n.night AND n.night < a.check_out_date
  )
  GROUP BY 1, 2
),
existing AS (SELECT room_type_id, count(*) AS rooms FROM rooms WHERE hotel_id = hotel GROUP BY 1),
recounted AS (
  SELECT n.room_type_id, n.night,
    jsonb_build_object('rooms', n.rooms, 'sold', n.sold, 'held', n.held, 'outOfOrder', n.out_of_order) AS kept,
    jsonb_build_object('rooms', coalesce(e.rooms, 0), 'sold', coalesce(s.rooms, 0),
      'held', coalesce(h.rooms, 0), 'outOfOrder', coalesce(c.rooms, 0)) AS counted
  FROM nights n
  LEFT JOIN existing e USING (room_type_id)
  LEFT JOIN sold s USING (room_type_id, night)
  LEFT JOIN held h USING (room_type_id, night)
  LEFT JOIN closed c USING (room_type_id, night)
),
last_move AS (
  SELECT DISTINCT ON (posting_id) posting_id, to_folio_id FROM posting_moves
  WHERE hotel_id = hotel ORDER BY posting_id, seq DESC
),
balances AS (
  SELECT coalesce(m.to_folio_id, p.folio_id) AS folio_id, sum(p.signed_centimes) AS balance
  FROM postings p LEFT JOIN last_move m ON m.posting_id = p.id
  WHERE p.hotel_id = hotel GROUP BY 1
),
-- What bears a business date: on a stay's folio, or on a group's own account.
dated AS (
  SELECT id, business_date, posted_at FROM postings WHERE hotel_id = hotel
  UNION ALL SELECT id, business_date, posted_at FROM group_postings WHERE hotel_id = hotel
),
moves AS (
  SELECT m.*, row_number() OVER w AS expected_seq,
    coalesce(lag(m.to_folio_id) OVER w, p.folio_id) AS expected_from
  FROM posting_moves m JOIN postings p ON p.hotel_id = m.hotel_id AND p.id = m.posting_id
  WHERE m.hotel_id = hotel WINDOW w AS (PARTITION BY m.posting_id ORDER BY m.seq)
)
SELECT 'night-inventory-is-the-count', room_type_id::text,
  jsonb_build_object('night', night, 'kept', kept, 'counted', counted)
FROM recounted WHERE kept <> counted
UNION ALL
SELECT 'booked-night-has-an-inventory-row', a.id::text, jsonb_build_object('night', stay.day::date)
FROM active a, today, generate_series(greatest(a.check_in_date, today.business_date)::timestamp,
  (a.check_out_date - 1)::timestamp, interval '1 day') AS stay (day)
WHERE NOT EXISTS (SELECT FROM nights n WHERE n.room_type_id = a.room_type_id AND n.night = stay.day::date)
UNION ALL
SELECT 'active-bookings-do-not-overlap', a.id::text, jsonb_build_object('with', b.id)
FROM active a JOIN active b ON b.room_id = a.room_id AND a.id < b.id
  AND a.check_in_date < b.check_out_date AND b.check_in_date < a.check_out_date
UNION ALL
SELECT 'booking-is-in-a-room-of-its-type', a.id::text, jsonb_build_object('roomTypeId', r.room_type_id)
FROM active a JOIN rooms r ON r.hotel_id = hotel AND r.id = a.room_id
WHERE r.room_type_id <> a.room_type_id
UNION ALL
SELECT 'booking-has-one-primary-guest', b.id::text, '{}'
FROM bookings b WHERE b.hotel_id = hotel AND 1 <> (
  SELECT count(*) FROM booking_guests g WHERE g.hotel_id = hotel AND g.booking_id = b.id AND g.is_primary
)
UNION ALL
SELECT 'booking-has-a-personal-folio', b.id::text, '{}'
FROM bookings b WHERE b.hotel_id = hotel AND NOT EXISTS (
  SELECT FROM folios f WHERE f.hotel_id = hotel AND f.booking_id = b.id AND f.key = 'folio_guest_personal'
)
UNION ALL
SELECT 'checked-out-booking-is-settled', b.id::text,
  jsonb_build_object('folio', f.key, 'balanceCentimes', s.balance)
FROM bookings b JOIN folios f ON f.hotel_id = hotel AND f.booking_id = b.id JOIN balances s ON s.folio_id = f.id
WHERE b.hotel_id = hotel AND b.status = 'Checked-out' AND s.balance <> 0
UNION ALL
SELECT 'moves-of-a-posting-are-a-chain', posting_id::text, jsonb_build_object('seq', seq)
FROM moves WHERE seq <> expected_seq OR from_folio_id <> expected_from
UNION ALL
SELECT 'reversal-is-not-reversed', p.id::text, '{}'
FROM postings p JOIN postings o ON o.hotel_id = hotel AND o.id = p.reverses_posting_id
WHERE p.hotel_id = hotel AND o.reverses_posting_id IS NOT NULL
UNION ALL
SELECT 'reversal-is-not-reversed', p.id::text, '{}'
FROM group_postings p JOIN group_postings o ON o.hotel_id = hotel AND o.id = p.reverses_posting_id
WHERE p.hotel_id = hotel AND o.reverses_posting_id IS NOT NULL
UNION ALL
SELECT 'closed-day-takes-no-posting', p.id::text, jsonb_build_object('businessDate', p.business_date)
FROM dated p JOIN business_days d ON d.hotel_id = hotel AND d.date = p.business_date
WHERE p.posted_at > d.closed_at
UNION ALL
SELECT 'posting-is-not-ahead-of-the-business-date', p.id::text, jsonb_build_object('businessDate', p.business_date)
FROM dated p, today WHERE p.business_date > today.business_date
UNION ALL
SELECT 'closed-days-end-before-the-business-date', d.date::text, '{}'
FROM business_days d, today WHERE d.hotel_id = hotel AND d.date >= today.business_date
UNION ALL
SELECT 'closed-days-follow-each-other', d.date::text, '{}'
FROM (SELECT date, lag(date) OVER (ORDER BY date) AS before FROM business_days WHERE hotel_id = hotel) d
WHERE d.date <> d.before + 1
UNION ALL
SELECT 'transfer-is-its-payment', t.id::text, '{}'
FROM company_transfers t JOIN postings p ON p.hotel_id = hotel AND p.id = t.posting_id
WHERE t.hotel_id = hotel AND (p.amount_centimes <> t.amount_centimes OR p.method IS DISTINCT FROM 'Company Account')
UNION ALL
SELECT 'invoice-is-the-sum-of-its-lines', i.id::text, '{}'
FROM invoices i WHERE i.hotel_id = hotel AND i.subtotal_centimes <> (
  SELECT coalesce(sum(l.amount_centimes), 0) FROM invoice_lines l WHERE l.hotel_id = hotel AND l.invoice_id = i.id
)
UNION ALL
SELECT 'invoice-tva-is-its-share', i.id::text, '{}'
FROM invoices i WHERE i.hotel_id = hotel AND i.tva_centimes <> (i.subtotal_centimes * i.tva_bp + 5000) / 10000
UNION ALL
SELECT 'paid-invoice-has-its-payment', i.id::text, jsonb_build_object('status', i.status)
FROM invoices i LEFT JOIN payment_invoices s ON s.hotel_id = hotel AND s.invoice_id = i.id
WHERE i.hotel_id = hotel AND ((i.status = 'Paid') <> (s.invoice_id IS NOT NULL)
  OR s.amount_centimes <> i.grand_total_centimes)
UNION ALL
SELECT 'payment-is-the-sum-of-its-invoices', p.id::text, '{}'
FROM payments p WHERE p.hotel_id = hotel AND p.amount_centimes <> (
  SELECT coalesce(sum(s.amount_centimes), 0) FROM payment_invoices s WHERE s.hotel_id = hotel AND s.payment_id = p.id
)
UNION ALL
SELECT 'invoice-series-has-no-gap', coalesce(i.year, c.year)::text,
  jsonb_build_object('issued', i.issued, 'last', i.last, 'counter', c.last_number)
FROM (SELECT series_year AS year, count(*) AS issued, max(series_number) AS last
  FROM invoices WHERE hotel_id = hotel GROUP BY 1) i
FULL JOIN (SELECT * FROM invoice_counters WHERE hotel_id = hotel) c ON c.year = i.year
WHERE coalesce(i.issued, 0) <> coalesce(i.last, 0) OR coalesce(i.last, 0) <> coalesce(c.last_number, 0)
UNION ALL
SELECT 'bill-numbers-have-no-gap', coalesce(s.restaurant_id, c.restaurant_id)::text,
  jsonb_build_object('year', coalesce(s.year, c.year), 'month', coalesce(s.month, c.month),
    'sold', s.sold, 'last', s.last, 'counter', c.last_number)
FROM (SELECT restaurant_id, year, month, count(*) AS sold, max(number) AS last
  FROM sales WHERE hotel_id = hotel GROUP BY 1, 2, 3) s
FULL JOIN (SELECT * FROM bill_counters WHERE hotel_id = hotel) c
  ON c.restaurant_id = s.restaurant_id AND c.year = s.year AND c.month = s.month
WHERE coalesce(s.sold, 0) <> coalesce(s.last, 0) OR coalesce(s.last, 0) <> coalesce(c.last_number, 0)
UNION ALL
SELECT 'sale-is-the-sum-of-its-lines', s.id::text, '{}'
FROM sales s WHERE s.hotel_id = hotel AND s.total_centimes <> (
  SELECT coalesce(sum(l.price_centimes * l.quantity), 0) FROM sale_lines l
  WHERE l.hotel_id = hotel AND l.sale_id = s.id
)
UNION ALL
SELECT 'sale-to-a-room-is-its-charge', s.id::text, '{}'
FROM sales s JOIN postings p ON p.hotel_id = hotel AND p.id = s.posting_id
WHERE s.hotel_id = hotel AND (p.amount_centimes <> s.total_centimes OR p.direction <> 'charge')
UNION ALL
SELECT 'changes-have-no-gap', hotel::text,
  jsonb_build_object('changes', n.changes, 'last', n.last, 'counter', c.seq)
FROM (SELECT count(*) AS changes, coalesce(max(seq), 0) AS last FROM changes WHERE hotel_id = hotel) n
LEFT JOIN change_counters c ON c.hotel_id = hotel
WHERE n.changes <> n.last OR n.last <> coalesce(c.seq, 0)
$$;
