-- The invariants of a hotel: the functions return a row per violation. They count base rows and never read the
-- counters that they check. They run with the caller's rights, so inside the hotel's transaction. `migrate` runs this
-- file after the migrations, every time: edit it in place. Each function can also be called alone.
-- They are called without statistics, too: so large tables are aggregated, subtracted (EXCEPT) or joined by a key that
-- has an index. And of a hotel that is newer than the statistics, the planner expects one row in each table, and would
-- compare every posting with every other: so it plans for any hotel (force_generic_plan).

-- Nights that are sold, held or out of order, from the business date on.
CREATE OR REPLACE FUNCTION check_nights(hotel uuid)
RETURNS TABLE (invariant text, entity_id text, detail jsonb) LANGUAGE sql STABLE SET plan_cache_mode = force_generic_plan AS $$
WITH today AS (SELECT business_date FROM hotels WHERE id = hotel),
nights AS (
  SELECT n.* FROM night_inventory n, today WHERE n.hotel_id = hotel AND n.night >= today.business_date
),
booked AS MATERIALIZED (
  SELECT b.id, b.room_id, b.room_type_id, stay.night::date AS night
  FROM bookings b, today, generate_series(greatest(b.check_in_date, today.business_date)::timestamp,
    (b.check_out_date - 1)::timestamp, interval '1 day') AS stay (night)
  WHERE b.hotel_id = hotel AND b.status IN ('Reserved', 'Confirmed', 'Checked-in')
),
-- A unit of a block is held until a booking (neither Cancelled nor no-show) takes it, or until it is given up or released.
blocks AS (
  SELECT b.room_type_id, b.check_in_date, coalesce(b.released_from, b.check_out_date) AS held_until, greatest(b.quantity - (
    SELECT count(*) FROM rooming_entries e
    JOIN bookings k ON k.hotel_id = e.hotel_id AND k.id = e.booking_id
    WHERE e.hotel_id = hotel AND e.group_id = b.group_id AND e.block_id = b.id
      AND (k.status NOT IN ('Cancelled', 'no-show') OR e.unit_given_up)
  ), 0) AS units
  FROM group_blocks b JOIN groups g ON g.hotel_id = b.hotel_id AND g.id = b.group_id
  WHERE b.hotel_id = hotel AND g.status = 'Confirmed'
),
counted AS (
  SELECT room_type_id, night, 1 AS sold, 0 AS held, 0 AS closed FROM booked
  UNION ALL
  SELECT b.room_type_id, stay.night::date, 0, b.units, 0
  FROM blocks b, today, generate_series(greatest(b.check_in_date, today.business_date)::timestamp,
    (b.held_until - 1)::timestamp, interval '1 day') AS stay (night)
  UNION ALL
  -- A room that is both booked and out of order is counted once, as sold.
  SELECT n.room_type_id, n.night, 0, 0, 1
  FROM nights n JOIN rooms r ON r.hotel_id = hotel AND r.room_type_id = n.room_type_id
    AND r.out_of_order_from <= n.night AND n.night < r.out_of_order_to
  WHERE NOT EXISTS (
    SELECT FROM bookings b WHERE b.hotel_id = hotel AND b.room_id = r.id
      AND b.status IN ('Reserved', 'Confirmed', 'Checked-in')
      AND b.check_in_date <= n.night AND n.night < b.check_out_date
  )
),
recounted AS (
  SELECT room_type_id, night, max(kept_rooms) AS kept_rooms, max(kept_sold) AS kept_sold,
    max(kept_held) AS kept_held, max(kept_closed) AS kept_closed,
    sum(sold) AS sold, sum(held) AS held, sum(closed) AS closed
  FROM (
    SELECT room_type_id, night, rooms AS kept_rooms, n.sold AS kept_sold, n.held AS kept_held,
      out_of_order AS kept_closed, 0 AS sold, 0 AS held, 0 AS closed FROM nights n
    UNION ALL
    SELECT room_type_id, night, NULL, NULL, NULL, NULL, sold, held, closed FROM counted
  ) both_sides GROUP BY 1, 2
),
existing AS (
  SELECT t.id AS room_type_id, (
    SELECT count(*) FROM rooms r WHERE r.hotel_id = hotel AND r.room_type_id = t.id
  ) AS rooms FROM room_types t WHERE t.hotel_id = hotel
),
retired AS (SELECT room_type_id, retired_from FROM rooms WHERE hotel_id = hotel AND retired_from IS NOT NULL),
sold_rooms AS (
  SELECT n.*, e.rooms - (
    SELECT count(*) FROM retired x WHERE x.room_type_id = n.room_type_id AND x.retired_from <= n.night
  ) AS rooms FROM recounted n JOIN existing e USING (room_type_id)
)
SELECT 'night-inventory-is-the-count', n.room_type_id::text, jsonb_build_object('night', n.night,
  'kept', jsonb_build_object('rooms', n.kept_rooms, 'sold', n.kept_sold, 'held', n.kept_held,
    'outOfOrder', n.kept_closed),
  'counted', jsonb_build_object('rooms', n.rooms, 'sold', n.sold, 'held', n.held, 'outOfOrder', n.closed))
FROM sold_rooms n
WHERE n.kept_rooms IS NOT NULL
  AND (n.kept_rooms, n.kept_sold, n.kept_held, n.kept_closed) <> (n.rooms, n.sold, n.held, n.closed)
UNION ALL
SELECT 'booked-night-has-an-inventory-row', b.id::text, jsonb_build_object('night', b.night)
FROM booked b WHERE NOT EXISTS (
  SELECT FROM night_inventory n
  WHERE n.hotel_id = hotel AND n.room_type_id = b.room_type_id AND n.night = b.night
)
$$;

CREATE OR REPLACE FUNCTION check_bookings(hotel uuid)
RETURNS TABLE (invariant text, entity_id text, detail jsonb) LANGUAGE sql STABLE SET plan_cache_mode = force_generic_plan AS $$
WITH active AS (
  SELECT id, room_id, room_type_id, check_in_date, check_out_date FROM bookings
  WHERE hotel_id = hotel AND status IN ('Reserved', 'Confirmed', 'Checked-in')
),
-- In the order of arrival: if any two bookings of a room overlap, two consecutive ones overlap as well.
in_order AS (
  SELECT id, check_out_date, lead(id) OVER next_of_room AS next_id,
    lead(check_in_date) OVER next_of_room AS next_check_in
  FROM active WINDOW next_of_room AS (PARTITION BY room_id ORDER BY check_in_date, id)
)
SELECT 'active-bookings-do-not-overlap', id::text, jsonb_build_object('with', next_id)
FROM in_order WHERE check_out_date > next_check_in
UNION ALL
SELECT 'booking-is-in-a-room-of-its-type', a.id::text, jsonb_build_object('roomTypeId', r.room_type_id)
FROM active a JOIN rooms r ON r.hotel_id = hotel AND r.id = a.room_id
WHERE r.room_type_id <> a.room_type_id
UNION ALL
SELECT 'booking-is-in-a-room-that-is-sold', a.id::text, jsonb_build_object('retiredFrom', r.retired_from)
FROM active a JOIN rooms r ON r.hotel_id = hotel AND r.id = a.room_id
WHERE r.retired_from < a.check_out_date
UNION ALL
-- Two are refused by booking_guests_one_primary_per_booking.
SELECT 'booking-has-one-primary-guest', b.id::text, '{}'::jsonb
FROM (
  SELECT id FROM bookings WHERE hotel_id = hotel
  EXCEPT SELECT booking_id FROM booking_guests WHERE hotel_id = hotel AND is_primary
) b
UNION ALL
SELECT 'booking-has-a-personal-folio', b.id::text, '{}'::jsonb
FROM (
  SELECT id FROM bookings WHERE hotel_id = hotel
  EXCEPT SELECT owner_id FROM folios WHERE hotel_id = hotel AND key = 'folio_guest_personal'
) b
$$;

CREATE OR REPLACE FUNCTION check_ledger(hotel uuid)
RETURNS TABLE (invariant text, entity_id text, detail jsonb) LANGUAGE sql STABLE SET plan_cache_mode = force_generic_plan AS $$
WITH today AS (SELECT business_date FROM hotels WHERE id = hotel),
last_move AS (
  SELECT DISTINCT ON (posting_id) posting_id, to_folio_id FROM posting_moves
  WHERE hotel_id = hotel ORDER BY posting_id, seq DESC
),
balances AS (
  SELECT coalesce(m.to_folio_id, p.folio_id) AS folio_id, sum(p.signed_centimes) AS balance
  FROM postings p LEFT JOIN last_move m ON m.posting_id = p.id
  WHERE p.hotel_id = hotel GROUP BY 1
),
moves AS (
  SELECT m.*, row_number() OVER w AS expected_seq,
    coalesce(lag(m.to_folio_id) OVER w, p.folio_id) AS expected_from
  FROM posting_moves m JOIN postings p ON p.hotel_id = m.hotel_id AND p.id = m.posting_id
  WHERE m.hotel_id = hotel WINDOW w AS (PARTITION BY m.posting_id ORDER BY m.seq)
)
SELECT 'checked-out-booking-is-settled', b.id::text,
  jsonb_build_object('folio', f.key, 'balanceCentimes', s.balance)
FROM balances s JOIN folios f ON f.hotel_id = hotel AND f.id = s.folio_id
JOIN bookings b ON b.hotel_id = hotel AND b.id = f.owner_id
WHERE b.status = 'Checked-out' AND s.balance <> 0
UNION ALL
SELECT 'moves-of-a-posting-are-a-chain', posting_id::text, jsonb_build_object('seq', seq)
FROM moves WHERE seq <> expected_seq OR from_folio_id <> expected_from
UNION ALL
SELECT 'closed-day-takes-no-posting', p.id::text, jsonb_build_object('businessDate', p.business_date)
FROM postings p JOIN business_days d ON d.hotel_id = hotel AND d.date = p.business_date
WHERE p.hotel_id = hotel AND p.posted_at > d.closed_at
UNION ALL
SELECT 'posting-is-not-ahead-of-the-business-date', p.id::text, jsonb_build_object('businessDate', p.business_date)
FROM postings p, today WHERE p.hotel_id = hotel AND p.business_date > today.business_date
UNION ALL
SELECT 'closed-days-end-before-the-business-date', d.date::text, '{}'::jsonb
FROM business_days d, today WHERE d.hotel_id = hotel AND d.date >= today.business_date
UNION ALL
SELECT 'closed-days-follow-each-other', d.date::text, '{}'::jsonb
FROM (SELECT date, lag(date) OVER (ORDER BY date) AS before FROM business_days WHERE hotel_id = hotel) d
WHERE d.date <> d.before + 1
UNION ALL
SELECT 'unsettled-group-account-is-the-sum-of-its-postings', coalesce(g.group_id, u.group_id)::text,
  jsonb_build_object('balanceCentimes', coalesce(g.balance, 0), 'carriedCentimes', coalesce(u.balance_centimes, 0))
FROM (
  SELECT f.owner_id AS group_id, s.balance FROM balances s JOIN folios f ON f.hotel_id = hotel AND f.id = s.folio_id
  WHERE f.owner_kind = 'group'
) g FULL JOIN (
  SELECT group_id, balance_centimes FROM unsettled_group_accounts WHERE hotel_id = hotel
) u ON u.group_id = g.group_id
WHERE coalesce(g.balance, 0) <> coalesce(u.balance_centimes, 0)
UNION ALL
SELECT 'transfer-is-reversed-whole', p.id::text, '{}'::jsonb
FROM postings p JOIN postings r ON r.hotel_id = hotel AND r.owner_id = p.owner_id AND r.reverses_posting_id = p.id
JOIN postings c ON c.hotel_id = hotel AND c.id = r.counterpart_posting_id
WHERE p.hotel_id = hotel AND p.kind = 'transfer' AND c.reverses_posting_id IS DISTINCT FROM p.counterpart_posting_id
UNION ALL
SELECT 'night-is-charged-once', n.owner_id::text,
  jsonb_build_object('night', n.night, 'item', n.item, 'chargedCentimes', n.charged)
FROM (
  SELECT owner_id, night, item, sum(signed_centimes) AS charged, max(amount_centimes) AS highest
  FROM postings WHERE hotel_id = hotel AND night IS NOT NULL GROUP BY 1, 2, 3
) n WHERE n.charged < 0 OR n.charged > n.highest
UNION ALL
SELECT 'parts-of-a-split-are-the-whole', o.id::text, '{}'::jsonb
FROM postings o JOIN postings s ON s.hotel_id = hotel AND s.split_of_posting_id = o.id
WHERE o.hotel_id = hotel
GROUP BY o.id, o.kind, o.item, o.night, o.reference, o.sale_id, o.amount_centimes
HAVING sum(s.amount_centimes) <> o.amount_centimes
  OR NOT bool_and((s.kind, s.item, s.night, s.reference, s.sale_id)
    IS NOT DISTINCT FROM (o.kind, o.item, o.night, o.reference, o.sale_id))
UNION ALL
SELECT 'halves-of-a-split-contain-its-taxes', o.id::text, '{}'::jsonb
FROM postings o JOIN postings s ON s.hotel_id = hotel AND s.split_of_posting_id = o.id
WHERE o.hotel_id = hotel
GROUP BY o.id, o.tva_bp, o.stay_tax_centimes
HAVING sum(s.stay_tax_centimes) <> o.stay_tax_centimes OR NOT bool_and(s.tva_bp = o.tva_bp)
UNION ALL
SELECT 'reversal-takes-back-the-taxes', r.id::text, '{}'::jsonb
FROM postings r JOIN postings o ON o.hotel_id = hotel AND o.owner_id = r.owner_id AND o.id = r.reverses_posting_id
WHERE r.hotel_id = hotel
  AND (r.tva_bp, r.stay_tax_centimes, r.sale_id) IS DISTINCT FROM (o.tva_bp, o.stay_tax_centimes, o.sale_id)
UNION ALL
SELECT 'added-tva-is-of-its-charge', t.id::text, '{}'::jsonb
FROM postings t JOIN postings c ON c.hotel_id = hotel AND c.id = t.taxes_posting_id
WHERE t.hotel_id = hotel
  AND (t.taxed_centimes, t.department, t.night, t.sale_id)
    IS DISTINCT FROM (c.amount_centimes, c.department, c.night, c.sale_id)
UNION ALL
SELECT 'added-tva-stands-with-its-charge', t.id::text, '{}'::jsonb
FROM placed_postings t JOIN placed_postings c ON c.hotel_id = hotel AND c.id = t.taxes_posting_id
LEFT JOIN postings rt ON rt.hotel_id = hotel AND rt.owner_id = t.owner_id AND rt.reverses_posting_id = t.id
LEFT JOIN postings rc ON rc.hotel_id = hotel AND rc.owner_id = c.owner_id AND rc.reverses_posting_id = c.id
WHERE t.hotel_id = hotel AND t.reverses_posting_id IS NULL
  AND (t.current_folio_id <> c.current_folio_id OR (rt.id IS NULL) <> (rc.id IS NULL))
$$;

CREATE OR REPLACE FUNCTION check_invoices(hotel uuid)
RETURNS TABLE (invariant text, entity_id text, detail jsonb) LANGUAGE sql STABLE SET plan_cache_mode = force_generic_plan AS $$
SELECT 'invoice-is-the-sum-of-its-lines', i.id::text, '{}'::jsonb
FROM invoices i LEFT JOIN (
  SELECT invoice_id, sum(amount_centimes) AS net, sum(tva_centimes) AS tva, sum(stay_tax_centimes) AS stay_tax,
    sum(added_tva_centimes) AS added_tva, sum(added_stay_tax_centimes) AS added_stay_tax
  FROM invoice_lines WHERE hotel_id = hotel GROUP BY 1
) l ON l.invoice_id = i.id
WHERE i.hotel_id = hotel
  AND (i.subtotal_centimes, i.tva_centimes, i.stay_tax_centimes, i.added_tva_centimes, i.added_stay_tax_centimes)
  <> (coalesce(l.net, 0), coalesce(l.tva, 0), coalesce(l.stay_tax, 0), coalesce(l.added_tva, 0), coalesce(l.added_stay_tax, 0))
UNION ALL
SELECT 'invoice-bills-its-transfers', i.id::text, jsonb_build_object('transferredCentimes', s.transferred)
FROM invoices i LEFT JOIN (
  SELECT d.document, sum(p.amount_centimes) AS transferred, sum(d.prepaid_centimes) AS prepaid
  FROM (
    SELECT invoice_id AS document, posting_id, prepaid_centimes FROM invoice_stays WHERE hotel_id = hotel
    UNION ALL
    SELECT credit_note_id, posting_id, prepaid_centimes FROM invoice_stays
    WHERE hotel_id = hotel AND credit_note_id IS NOT NULL
  ) d JOIN postings p ON p.hotel_id = hotel AND p.id = d.posting_id
  GROUP BY 1
) s ON s.document = i.id
WHERE i.hotel_id = hotel AND i.company_id IS NOT NULL AND (i.transferred_centimes, i.prepaid_centimes)
  <> (coalesce(s.transferred, 0), coalesce(s.prepaid, 0))
UNION ALL
SELECT 'invoice-bills-its-charges', i.id::text, jsonb_build_object('chargedCentimes', s.charged)
FROM invoices i LEFT JOIN (
  SELECT c.invoice_id, sum(p.amount_centimes) FILTER (WHERE p.kind = 'charge') AS charged
  FROM invoice_charges c JOIN postings p ON p.hotel_id = hotel AND p.id = c.posting_id
  WHERE c.hotel_id = hotel GROUP BY 1
) s ON s.invoice_id = i.id
WHERE i.hotel_id = hotel AND i.folio_id IS NOT NULL AND i.kind = 'invoice'
  AND i.grand_total_centimes - i.stamp_duty_centimes <> coalesce(s.charged, 0)
UNION ALL
-- Documents count no more as paid before than was paid on the folio, or on a group's account and the folios that it took over.
SELECT 'folio-invoices-count-its-payments', d.folio_id::text, jsonb_build_object('countedCentimes', d.counted, 'cashCentimes', d.cash)
FROM (SELECT folio_id, sum(prepaid_centimes) AS counted, sum(prepaid_cash_centimes) AS cash FROM invoices
  WHERE hotel_id = hotel AND folio_id IS NOT NULL AND kind = 'invoice' AND status = 'Issued' GROUP BY 1) d
CROSS JOIN LATERAL (
  SELECT coalesce(-sum(p.signed_centimes), 0) AS total
  FROM (
    SELECT d.folio_id UNION
    SELECT s.folio_id FROM postings t JOIN postings s ON s.hotel_id = hotel AND s.id = t.counterpart_posting_id
    WHERE t.hotel_id = hotel AND t.folio_id = d.folio_id AND t.role = 'transfer' AND t.transfer_side = 'to'
  ) x JOIN folios f ON f.hotel_id = hotel AND f.id = x.folio_id
  JOIN placed_postings p ON p.hotel_id = hotel AND p.owner_id = f.owner_id AND p.current_folio_id = f.id
  WHERE p.kind = 'payment'
) paid
WHERE d.counted > paid.total
UNION ALL
SELECT 'invoiced-charge-stands', c.posting_id::text, jsonb_build_object('invoiceId', c.invoice_id)
FROM invoice_charges c
JOIN postings p ON p.hotel_id = hotel AND p.id = c.posting_id
JOIN postings r ON r.hotel_id = hotel AND r.owner_id = p.owner_id AND r.reverses_posting_id = p.id
WHERE c.hotel_id = hotel AND c.released_at IS NULL
UNION ALL
SELECT 'invoiced-transfer-stands', s.posting_id::text, jsonb_build_object('invoiceId', s.invoice_id)
FROM invoice_stays s
JOIN postings r ON r.hotel_id = hotel AND r.owner_id = s.company_id AND r.reverses_posting_id = s.posting_id
WHERE s.hotel_id = hotel AND s.released_at IS NULL
UNION ALL
SELECT 'invoice-is-settled-by-its-allocations', i.id::text, jsonb_build_object('allocatedCentimes', a.amount)
FROM invoices i LEFT JOIN (
  SELECT invoice_id, sum(amount_centimes) AS amount FROM allocations
  WHERE hotel_id = hotel AND reversed_at IS NULL GROUP BY 1
) a ON a.invoice_id = i.id
WHERE i.hotel_id = hotel AND i.settled_centimes <> coalesce(a.amount, 0)
UNION ALL
SELECT 'invoice-is-credited-by-its-credit-notes', i.id::text, jsonb_build_object('creditNotesCentimes', c.amount)
FROM invoices i LEFT JOIN (
  SELECT corrects_invoice_id, sum(CASE WHEN folio_id IS NULL THEN due_centimes ELSE grand_total_centimes END) AS amount
  FROM invoices WHERE hotel_id = hotel AND corrects_invoice_id IS NOT NULL GROUP BY 1
) c ON c.corrects_invoice_id = i.id
WHERE i.hotel_id = hotel AND i.credited_centimes <> coalesce(c.amount, 0)
UNION ALL
SELECT 'invoice-line-is-credited-by-its-credit-notes', l.invoice_id || '/' || l.position,
  jsonb_build_object('netCentimes', c.net, 'tvaCentimes', c.tva, 'stayTaxCentimes', c.stay_tax)
FROM invoice_lines l LEFT JOIN (
  SELECT corrects_invoice_id, corrects_position, sum(amount_centimes) AS net, sum(tva_centimes) AS tva,
    sum(stay_tax_centimes) AS stay_tax
  FROM invoice_lines WHERE hotel_id = hotel AND corrects_position IS NOT NULL GROUP BY 1, 2
) c ON c.corrects_invoice_id = l.invoice_id AND c.corrects_position = l.position
WHERE l.hotel_id = hotel AND (l.credited_centimes, l.credited_tva_centimes, l.credited_stay_tax_centimes)
  <> (coalesce(c.net, 0), coalesce(c.tva, 0), coalesce(c.stay_tax, 0))
UNION ALL
-- The credit note that returns a stay gives back what amounts took of the stay's lines.
SELECT 'returned-stay-gets-its-rebates-back', s.id::text, jsonb_build_object('rebatesCentimes', r.net)
FROM invoices s LEFT JOIN (
  SELECT l.invoice_id, sum(a.amount_centimes) AS net
  FROM invoice_lines l
  JOIN invoice_lines a ON a.hotel_id = hotel AND a.corrects_invoice_id = l.corrects_invoice_id
    AND a.corrects_position = l.corrects_position AND a.invoice_id <> l.invoice_id
  WHERE l.hotel_id = hotel AND l.corrects_position IS NOT NULL GROUP BY 1
) r ON r.invoice_id = s.id
WHERE s.hotel_id = hotel AND s.credits = 'stays' AND s.rebate_centimes <> -coalesce(r.net, 0)
UNION ALL
SELECT 'payment-is-allocated-once', p.id::text, jsonb_build_object('allocatedCentimes', a.amount)
FROM payments p LEFT JOIN (
  SELECT payment_id, sum(amount_centimes) AS amount FROM allocations
  WHERE hotel_id = hotel AND reversed_at IS NULL GROUP BY 1
) a ON a.payment_id = p.id
WHERE p.hotel_id = hotel AND p.allocated_centimes <> coalesce(a.amount, 0)
UNION ALL
SELECT 'stamp-duty-is-collected-once', p.id::text,
  jsonb_build_object('dutiableCentimes', p.dutiable_centimes, 'borneCentimes', a.borne, 'otherCentimes', a.other)
FROM payments p JOIN (
  SELECT x.payment_id, coalesce(sum(x.amount_centimes) FILTER (WHERE i.stamp_duty_centimes > 0), 0) AS borne,
    coalesce(sum(x.amount_centimes) FILTER (WHERE i.stamp_duty_centimes = 0), 0) AS other
  FROM allocations x JOIN invoices i ON i.hotel_id = hotel AND i.id = x.invoice_id
  WHERE x.hotel_id = hotel AND x.reversed_at IS NULL GROUP BY 1
) a ON a.payment_id = p.id
WHERE p.hotel_id = hotel AND p.method = 'Cash' AND (a.other > p.dutiable_centimes
  OR p.stamp_duty_centimes > 0 AND a.borne > p.amount_centimes - p.dutiable_centimes)
UNION ALL
SELECT 'invoice-series-has-no-gap', coalesce(i.year, c.year)::text,
  jsonb_build_object('issued', i.issued, 'last', i.last, 'counter', c.last_number)
FROM (SELECT series_year AS year, count(*) AS issued, max(series_number) AS last
  FROM invoices WHERE hotel_id = hotel GROUP BY 1) i
FULL JOIN (SELECT * FROM invoice_counters WHERE hotel_id = hotel) c ON c.year = i.year
WHERE coalesce(i.issued, 0) <> coalesce(i.last, 0) OR coalesce(i.last, 0) <> coalesce(c.last_number, 0)
$$;

CREATE OR REPLACE FUNCTION check_sales(hotel uuid)
RETURNS TABLE (invariant text, entity_id text, detail jsonb) LANGUAGE sql STABLE SET plan_cache_mode = force_generic_plan AS $$
SELECT 'bill-numbers-have-no-gap', coalesce(s.restaurant_id, c.restaurant_id)::text,
  jsonb_build_object('year', coalesce(s.year, c.year), 'month', coalesce(s.month, c.month),
    'sold', s.sold, 'last', s.last, 'counter', c.last_number)
FROM (SELECT restaurant_id, year, month, count(*) AS sold, max(number) AS last
  FROM sales WHERE hotel_id = hotel GROUP BY 1, 2, 3) s
FULL JOIN (SELECT * FROM bill_counters WHERE hotel_id = hotel) c
  ON c.restaurant_id = s.restaurant_id AND c.year = s.year AND c.month = s.month
WHERE coalesce(s.sold, 0) <> coalesce(s.last, 0) OR coalesce(s.last, 0) <> coalesce(c.last_number, 0)
UNION ALL
SELECT 'sale-is-the-sum-of-its-lines', s.id::text, '{}'::jsonb
FROM sales s WHERE s.hotel_id = hotel AND s.total_centimes <> (
  SELECT coalesce(sum(l.price_centimes * l.quantity - l.discount_centimes), 0) FROM sale_lines l
  WHERE l.hotel_id = hotel AND l.sale_id = s.id
)
UNION ALL
SELECT 'sale-is-the-sum-of-its-payments', s.id::text, '{}'::jsonb
FROM sales s WHERE s.hotel_id = hotel AND s.total_centimes <> (
  SELECT coalesce(sum(p.amount_centimes), 0) FROM sale_payments p
  WHERE p.hotel_id = hotel AND p.sale_id = s.id
)
UNION ALL
SELECT 'sale-to-a-room-is-its-charge', t.sale_id::text, '{}'::jsonb
FROM sale_takings t JOIN postings p ON p.hotel_id = hotel AND p.id = t.posting_id
WHERE t.hotel_id = hotel AND (p.kind <> 'charge' OR (p.reverses_posting_id IS NULL) <> (t.refunds_sale_id IS NULL)
  -- With the TVA that the hotel added to the charge, which a reversal takes back with it.
  OR abs(t.amount_centimes) <> p.amount_centimes + (SELECT coalesce(sum(x.amount_centimes), 0) FROM postings x
    WHERE x.hotel_id = hotel AND x.taxes_posting_id = coalesce(p.reverses_posting_id, p.id)
      AND x.reverses_posting_id IS NULL))
UNION ALL
-- All that names a sale is what was paid with rooms.
SELECT 'charges-of-a-sale-are-what-rooms-paid', c.sale_id::text, jsonb_build_object('charged', c.charged)
FROM (
  SELECT p.sale_id, sum(p.amount_centimes) AS charged FROM postings p
  WHERE p.hotel_id = hotel AND p.sale_id IS NOT NULL AND p.reverses_posting_id IS NULL AND p.split_of_posting_id IS NULL
  GROUP BY 1
) c
WHERE c.charged <> (SELECT coalesce(sum(x.amount_centimes), 0) FROM sale_payments x
  WHERE x.hotel_id = hotel AND x.sale_id = c.sale_id AND x.method = 'Room')
UNION ALL
-- What is on rooms at a rate is no more than the sale's lines of this rate.
SELECT 'charges-of-a-sale-are-of-its-rates', c.sale_id::text, jsonb_build_object('tvaBp', c.tva_bp)
FROM (
  SELECT p.sale_id, p.tva_bp, sum(p.amount_centimes + coalesce(p.taxed_centimes, 0)) AS charged FROM postings p
  WHERE p.hotel_id = hotel AND p.sale_id IS NOT NULL AND p.tva_bp > 0
    AND p.reverses_posting_id IS NULL AND p.split_of_posting_id IS NULL
  GROUP BY 1, 2
) c
WHERE c.charged > (SELECT coalesce(sum(l.price_centimes * l.quantity - l.discount_centimes), 0) FROM sale_lines l
  WHERE l.hotel_id = hotel AND l.sale_id = c.sale_id AND l.tva_bp = c.tva_bp)
UNION ALL
SELECT 'charge-of-a-sale-is-its-payment', t.sale_id::text, jsonb_build_object('postingId', p.id)
FROM sale_takings t JOIN postings p ON p.hotel_id = hotel AND p.id = t.posting_id
WHERE t.hotel_id = hotel AND p.sale_id IS NOT NULL AND p.sale_id <> coalesce(t.refunds_sale_id, t.sale_id)
UNION ALL
-- Also where the front office had split a charge: neither half is left on a folio.
SELECT 'nothing-of-a-refunded-sale-stands', r.id::text, jsonb_build_object('sale', r.refunds_sale_id)
FROM sales r WHERE r.hotel_id = hotel AND r.refunds_sale_id IS NOT NULL AND 0 <> (
  SELECT coalesce(sum(p.signed_centimes), 0) FROM postings p
  WHERE p.hotel_id = hotel AND p.sale_id = r.refunds_sale_id
)
UNION ALL
SELECT 'refund-gives-the-whole-sale-back', r.id::text, jsonb_build_object('sale', s.id)
FROM sales r JOIN sales s ON s.hotel_id = hotel AND s.id = r.refunds_sale_id
WHERE r.hotel_id = hotel AND r.total_centimes <> s.total_centimes
$$;

CREATE OR REPLACE FUNCTION check_guests(hotel uuid)
RETURNS TABLE (invariant text, entity_id text, detail jsonb) LANGUAGE sql STABLE SET plan_cache_mode = force_generic_plan AS $$
SELECT 'guest-is-found-by-name', g.id::text, '{}'::jsonb
FROM (
  SELECT id FROM guests WHERE hotel_id = hotel
  EXCEPT SELECT guest_id FROM guest_name_words WHERE hotel_id = hotel
) g
UNION ALL
SELECT 'identity-reads-are-of-a-guest', r.id::text, jsonb_build_object('guestId', r.guest_id)
FROM identity_reads r WHERE r.hotel_id = hotel
  AND NOT EXISTS (SELECT FROM guests g WHERE g.hotel_id = hotel AND g.id = r.guest_id)
  AND NOT EXISTS (SELECT FROM guest_merges m WHERE m.hotel_id = hotel AND m.merged_guest_id = r.guest_id)
$$;

-- Whether the audit trail has as many lines as its counter says, and ends with the counter's last hash.
CREATE OR REPLACE FUNCTION check_trail_end(hotel uuid)
RETURNS TABLE (invariant text, entity_id text, detail jsonb) LANGUAGE sql STABLE AS $$
SELECT 'changes-have-no-gap', hotel::text,
  jsonb_build_object('changes', n.changes, 'last', n.last, 'counter', c.seq)
FROM (SELECT count(*) AS changes, coalesce(max(seq), 0) AS last FROM changes WHERE hotel_id = hotel) n
LEFT JOIN change_counters c ON c.hotel_id = hotel
WHERE n.changes <> n.last OR n.last <> coalesce(c.seq, 0)
UNION ALL
SELECT 'changes-end-with-the-counted-one', c.seq::text, '{}'::jsonb
FROM change_counters c
WHERE c.hotel_id = hotel AND c.last_hash <> coalesce((
  SELECT n.hash FROM changes n WHERE n.hotel_id = hotel ORDER BY n.seq DESC LIMIT 1
), '\x')
UNION ALL
SELECT 'closed-day-keeps-the-hash-of-its-line', d.date::text, jsonb_build_object('line', d.trail_seq)
FROM business_days d LEFT JOIN changes c ON c.hotel_id = hotel AND c.seq = d.trail_seq
WHERE d.hotel_id = hotel AND d.trail_hash IS NOT NULL AND d.trail_hash IS DISTINCT FROM c.hash
$$;

-- Checks the hashes of the next `most` lines of the audit trail after number `after`; of all lines if `most` is null.
-- Returns the number of each wrong line. When a line was removed, returns the line after it, whose hash includes it.
CREATE OR REPLACE FUNCTION check_chain(hotel uuid, after bigint, most bigint)
RETURNS TABLE (invariant text, entity_id text, detail jsonb) LANGUAGE sql STABLE AS $$
SELECT 'changes-are-a-chain', c.seq::text, jsonb_build_object('action', c.action, 'at', c.at)
FROM (
  SELECT s.*, lag(s.hash, 1, coalesce((
    SELECT p.hash FROM changes p WHERE p.hotel_id = hotel AND p.seq <= after ORDER BY p.seq DESC LIMIT 1
  ), '\x')) OVER (ORDER BY s.seq) AS before
  FROM (SELECT * FROM changes WHERE hotel_id = hotel AND seq > after ORDER BY seq LIMIT most) s
) c
WHERE c.hash <> change_hash(c.before, hotel, c.seq, c.action, c.tags, c.entity_type, c.entity_id, c.by_user_id, c.at,
  c.request_id, c.details)
$$;

CREATE OR REPLACE FUNCTION check_changes(hotel uuid)
RETURNS TABLE (invariant text, entity_id text, detail jsonb) LANGUAGE sql STABLE AS $$
SELECT * FROM check_trail_end(hotel)
UNION ALL SELECT * FROM check_chain(hotel, 0, NULL)
$$;

-- All checks except the hashes of the audit trail, which take long for a long trail: `platform/recount.ts` checks
-- those in slices.
CREATE OR REPLACE FUNCTION check_rows(hotel uuid)
RETURNS TABLE (invariant text, entity_id text, detail jsonb) LANGUAGE sql STABLE AS $$
SELECT * FROM check_nights(hotel)
UNION ALL SELECT * FROM check_bookings(hotel)
UNION ALL SELECT * FROM check_ledger(hotel)
UNION ALL SELECT * FROM check_invoices(hotel)
UNION ALL SELECT * FROM check_sales(hotel)
UNION ALL SELECT * FROM check_guests(hotel)
UNION ALL SELECT * FROM check_trail_end(hotel)
$$;

CREATE OR REPLACE FUNCTION check_invariants(hotel uuid)
RETURNS TABLE (invariant text, entity_id text, detail jsonb) LANGUAGE sql STABLE AS $$
SELECT * FROM check_rows(hotel)
UNION ALL SELECT * FROM check_chain(hotel, 0, NULL)
$$;

REVOKE EXECUTE ON FUNCTION check_nights, check_bookings, check_ledger, check_invoices, check_sales, check_guests,
  check_trail_end, check_chain, check_changes, check_rows, check_invariants FROM public;
GRANT EXECUTE ON FUNCTION check_nights, check_bookings, check_ledger, check_invoices, check_sales, check_guests,
  check_trail_end, check_chain, check_changes, check_rows, check_invariants TO funduq_app;
