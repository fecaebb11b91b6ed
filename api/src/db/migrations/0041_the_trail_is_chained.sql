-- Each line of the audit trail carries a hash of itself and of the hash of the line before it in its hotel (ADR 0019);
-- the counter carries the last one, so that lines cut off at the end are missed as well. The line and its copy for
-- open screens are written by `record_change`; that copy no longer says the action, which no screen hears.
ALTER TABLE "live_changes" DROP COLUMN "action";
--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "hash" bytea;
--> statement-breakpoint
ALTER TABLE "change_counters" ADD COLUMN "last_hash" bytea DEFAULT '' NOT NULL,
  ADD CONSTRAINT "change_counters_keep_a_hash" CHECK (octet_length("last_hash") in (0, 32));
--> statement-breakpoint
-- Every column of a line but the hash itself, and `kind`, which is generated from the action. The same text in every
-- session: an instant is a number of seconds.
CREATE FUNCTION change_hash(
  before bytea, hotel uuid, seq bigint, action text, tags text[], entity_type text, entity_id text,
  by_user_id uuid, at timestamptz, request_id text, details jsonb
) RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE AS $$
SELECT sha256(before || convert_to(jsonb_build_array(hotel, seq, action, tags, entity_type, entity_id, by_user_id,
  extract(epoch FROM at)::text, request_id, details)::text, 'UTF8'))
$$;
--> statement-breakpoint
-- Writes one line: the counter's row is locked until the commit. With the caller's rights.
CREATE FUNCTION record_change(
  hotel uuid, action text, tags text[], entity_id text, by_user_id uuid, at timestamptz, request_id text, details jsonb
) RETURNS void LANGUAGE sql VOLATILE AS $$
WITH counted AS (
  INSERT INTO change_counters AS c (hotel_id, seq, last_hash)
  VALUES (hotel, 1, change_hash('', hotel, 1, action, tags, NULL, entity_id, by_user_id, at, request_id, details))
  ON CONFLICT (hotel_id) DO UPDATE SET seq = c.seq + 1, last_hash = change_hash(
    c.last_hash, hotel, c.seq + 1, action, tags, NULL, entity_id, by_user_id, at, request_id, details)
  RETURNING c.seq, c.last_hash
),
logged AS (
  INSERT INTO changes (hotel_id, seq, action, tags, entity_id, by_user_id, at, request_id, details, hash)
  SELECT hotel, counted.seq, action, tags, entity_id, by_user_id, at, request_id, details, counted.last_hash FROM counted
)
INSERT INTO live_changes (hotel_id, seq, tags, entity_id, by_user_id)
SELECT hotel, counted.seq, tags, entity_id, by_user_id FROM counted
$$;
--> statement-breakpoint
-- Computes a hotel's chain anew: for lines that had none, and where an import has changed the ids of accounts. For the owner.
CREATE FUNCTION seal_changes(hotel uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  line changes%ROWTYPE;
  last bytea := '';
BEGIN
  FOR line IN SELECT * FROM changes WHERE hotel_id = hotel ORDER BY seq LOOP
    last := change_hash(last, hotel, line.seq, line.action, line.tags, line.entity_type, line.entity_id,
      line.by_user_id, line.at, line.request_id, line.details);
    UPDATE changes SET hash = last WHERE hotel_id = hotel AND seq = line.seq;
  END LOOP;
  UPDATE change_counters SET last_hash = last WHERE hotel_id = hotel;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION change_hash, record_change, seal_changes FROM public;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION change_hash, record_change TO funduq_app;
--> statement-breakpoint
ALTER TABLE "changes" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "change_counters" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "hotels" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
SELECT seal_changes(id) FROM hotels;
--> statement-breakpoint
ALTER TABLE "changes" ALTER COLUMN "hash" SET NOT NULL,
  ADD CONSTRAINT "changes_have_a_hash" CHECK (octet_length("hash") = 32);
--> statement-breakpoint
ALTER TABLE "hotels" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "change_counters" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "changes" FORCE ROW LEVEL SECURITY;
