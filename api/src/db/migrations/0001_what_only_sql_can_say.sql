-- Written by hand: constraints and views that drizzle can't express.

-- Two active bookings of a room can't share a night. '[)' excludes the day of departure, which is free for the
-- next arrival. Lock the room's row first: with the constraint alone, concurrent bookings deadlock.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_no_double_booking
  EXCLUDE USING gist (
    hotel_id WITH =,
    room_id WITH =,
    daterange(check_in_date, check_out_date, '[)') WITH &&
  )
  WHERE (status IN ('Reserved', 'Confirmed', 'Checked-in'));
--> statement-breakpoint
-- Words are compared bytewise, so that the index can be used for prefixes.
ALTER TABLE guest_name_words ALTER COLUMN word TYPE text COLLATE "C";
--> statement-breakpoint
-- Row-level security also applies to the owner of the tables.
DO $$
DECLARE
  hotel_table regclass;
BEGIN
  FOR hotel_table IN
    SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relrowsecurity
  LOOP
    EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', hotel_table);
  END LOOP;
END $$;
--> statement-breakpoint
-- The primary guest of each stay.
CREATE VIEW primary_guests WITH (security_invoker = true) AS
SELECT bg.hotel_id, bg.booking_id, g.full_name AS guest_name
FROM booking_guests bg JOIN guests g ON g.hotel_id = bg.hotel_id AND g.id = bg.guest_id
WHERE bg.is_primary;
--> statement-breakpoint
-- Each posting with its current folio: that of its last move, or the one it was posted on.
CREATE VIEW placed_postings WITH (security_invoker = true) AS
SELECT p.*, coalesce((
  SELECT m.to_folio_id FROM posting_moves m
  WHERE m.hotel_id = p.hotel_id AND m.posting_id = p.id ORDER BY m.seq DESC LIMIT 1
), p.folio_id) AS current_folio_id
FROM postings p;
--> statement-breakpoint
-- What each folio owes: its balance, and the sum of its charges.
CREATE VIEW folio_balances WITH (security_invoker = true) AS
SELECT f.hotel_id, f.owner_kind, f.owner_id, f.id AS folio_id, s.charges_centimes, s.balance_centimes
FROM folios f CROSS JOIN LATERAL (
  SELECT coalesce(sum(p.signed_centimes) FILTER (WHERE p.kind = 'charge'), 0)::bigint AS charges_centimes,
    coalesce(sum(p.signed_centimes), 0)::bigint AS balance_centimes
  FROM placed_postings p
  WHERE p.hotel_id = f.hotel_id AND p.owner_id = f.owner_id AND p.current_folio_id = f.id
) s;
--> statement-breakpoint
-- What each unsettled account of a group owes: what it owed when the last day was closed, and what was posted since.
-- So it reads no posting of a closed day, however many groups have been there. No posting is dated after the
-- business date; with that bound the planner knows that the range is small.
CREATE VIEW unsettled_group_accounts WITH (security_invoker = true) AS
SELECT h.id AS hotel_id, a.group_id, sum(a.centimes)::bigint AS balance_centimes
FROM hotels h
CROSS JOIN LATERAL (
  SELECT coalesce(max(d.date), '-infinity') AS date FROM business_days d
  WHERE d.hotel_id = h.id AND d.closing IS NOT NULL
) last_closed
CROSS JOIN LATERAL (
  SELECT e.key::uuid AS group_id, e.value::bigint AS centimes
  FROM business_days d CROSS JOIN LATERAL jsonb_each_text(d.closing->'groups') e
  WHERE d.hotel_id = h.id AND d.date = last_closed.date
  UNION ALL
  SELECT p.owner_id, p.signed_centimes FROM postings p
  WHERE p.hotel_id = h.id AND p.owner_kind = 'group'
    AND p.business_date > last_closed.date AND p.business_date <= h.business_date
) a
GROUP BY h.id, a.group_id HAVING sum(a.centimes) <> 0;
--> statement-breakpoint
-- The tokens with which a department can be released from another machine, and the log of releases.
-- Only the SHA-256 of a token's secret is stored. The operator creates and revokes tokens as the owner; the
-- application can read tokens but not create one.
CREATE TABLE release_tokens (
  id uuid CONSTRAINT release_tokens_pk PRIMARY KEY,
  module text NOT NULL,
  name text NOT NULL CONSTRAINT release_tokens_have_a_name CHECK (btrim(name) <> ''),
  secret_hash text NOT NULL CONSTRAINT release_tokens_keep_a_hash CHECK (secret_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz
);
--> statement-breakpoint
-- One row each time a release became current. `token_id` is null when the operator set it.
CREATE TABLE release_events (
  id uuid CONSTRAINT release_events_pk PRIMARY KEY,
  module text NOT NULL,
  version text NOT NULL,
  former_version text,
  for_hotel_id uuid,
  made_by text NOT NULL CONSTRAINT release_events_say_who CHECK (btrim(made_by) <> ''),
  token_id uuid CONSTRAINT release_events_token_exists REFERENCES release_tokens (id),
  made_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT release_events_release_exists
    FOREIGN KEY (module, version) REFERENCES module_releases (module, version)
);
--> statement-breakpoint
CREATE INDEX release_events_by_module ON release_events (module, made_at DESC);
