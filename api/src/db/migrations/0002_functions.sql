-- Functions of the application. The invariants are checked by check-invariants.sql.
-- A name without spaces and without doubled letters: 'mohammed ben ali' becomes 'mohamedbenali'.
-- Cut to the length that a user types at most: one letter of a name may expand to a whole sentence (U+FDFA).
CREATE FUNCTION name_spelling(name text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN regexp_replace(replace(left(name, 120), ' ', ''), '([^0-9])\1+', '\1', 'g');
END $$;
--> statement-breakpoint
-- Only the consonants of a name, without the Arabic article: what Latin and Arabic spellings have in common. A
-- restored dump has no search path, so our own function is named with its schema.
CREATE FUNCTION name_consonants(name text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN translate(
    public.name_spelling(regexp_replace(left(name, 120), '(^| )ال', '\1', 'g')), 'aeiouywاويءع', '');
END $$;
--> statement-breakpoint
-- The search words of a guest: both names, from each of their words to the end. 'spelling': without spaces and
-- doubled letters. 'consonants': what Latin and Arabic spellings have in common, of the name alone.
CREATE FUNCTION name_words(name text, other_name text) RETURNS TABLE (kind text, word text)
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  words text[] := string_to_array(name, ' ');
  other_words text[] := string_to_array(other_name, ' ');
BEGIN
  FOR at IN 1..cardinality(words) LOOP
    kind := 'spelling';
    word := name_spelling(array_to_string(words[at:], ' '));
    RETURN NEXT;
    kind := 'consonants';
    word := name_consonants(array_to_string(words[at:], ' '));
    IF word <> '' THEN
      RETURN NEXT;
    END IF;
  END LOOP;
  FOR at IN 1..coalesce(cardinality(other_words), 0) LOOP
    kind := 'spelling';
    word := name_spelling(array_to_string(other_words[at:], ' '));
    RETURN NEXT;
  END LOOP;
END $$;
--> statement-breakpoint
-- Fails when the actor's rights ended during the write (AUTH-19). Every write calls this as its last statement,
-- after it took the hotel's change number. Disabling a user takes a change number as well, and a change number
-- locks the counter's row until the commit: the later of the two transactions sees what the earlier one wrote.
-- It raises an error instead of returning false because it is pipelined with COMMIT. The rights of a super admin
-- belong to no hotel and take no number: their row is locked instead, so revoking them waits for the commit of
-- the write, or the write waits for the revocation.
CREATE FUNCTION assert_rights_hold(
  hotel uuid, account uuid, super_admin boolean, held_role text, held_sections text[]
) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF super_admin THEN
    PERFORM FROM users WHERE id = account AND is_super_admin FOR SHARE;
  ELSE
    PERFORM FROM hotel_users
      WHERE hotel_id = hotel AND user_id = account AND status = 'active'
        AND role = held_role AND sections = held_sections;
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the rights of this write have ended' USING ERRCODE = 'FQ001';
  END IF;
END $$;
--> statement-breakpoint
-- Grants or revokes super admin rights (SYS-06). The application may not write users.is_super_admin; this
-- function is the only way. It checks that the caller is a super admin and keeps at least one super admin with a
-- password. It locks all super admins in the order of their ids: when two revoke each other at the same time,
-- the second one is no super admin any more and is refused.
CREATE FUNCTION set_super_admin(asker uuid, account uuid, wanted boolean) RETURNS text
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM users WHERE is_super_admin OR id = account ORDER BY id FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM users WHERE id = asker AND is_super_admin) THEN
    RETURN 'not-allowed';
  END IF;
  IF NOT wanted AND NOT EXISTS (
    SELECT FROM users WHERE is_super_admin AND id <> account AND password_hash IS NOT NULL
  ) THEN
    RETURN 'last';
  END IF;
  UPDATE users SET is_super_admin = wanted WHERE id = account AND is_super_admin <> wanted;
  RETURN CASE WHEN FOUND THEN 'changed' ELSE 'unchanged' END;
END $$;
--> statement-breakpoint
-- Removes a hotel with all its rows (SYS-05). The application has no other way to delete a hotel: it calls this
-- function in the hotel's own scope and with its name. Single postings, documents and audit entries can't be
-- changed or deleted.
CREATE FUNCTION remove_hotel(hotel uuid, typed_name text) RETURNS boolean
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF hotel IS DISTINCT FROM nullif(current_setting('app.hotel_id', true), '')::uuid THEN
    RAISE EXCEPTION 'a hotel is removed in its own scope' USING ERRCODE = '42501';
  END IF;
  PERFORM FROM hotels WHERE id = hotel AND name = typed_name FOR UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  -- Rows without a foreign key to the hotel: its unused sign-in links, and its own choice of releases.
  DELETE FROM sign_in_links WHERE for_hotel_id = hotel AND used_at IS NULL;
  DELETE FROM module_channels WHERE for_hotel_id = hotel;
  DELETE FROM hotels WHERE id = hotel;
  RETURN true;
END $$;
--> statement-breakpoint
-- The audit trail is a chain of hashes (ADR 0019): each line has a hash of itself and of the hotel's line before it,
-- and the counter has the last hash, so that lines deleted at the end are detected as well.
-- The hash covers every column except the hash itself and `kind`, which is generated from the action. The hashed text
-- is the same in every session: an instant is a number of seconds.
CREATE FUNCTION change_hash(
  before bytea, hotel uuid, seq bigint, action text, tags text[], entity_type text, entity_id text,
  by_user_id uuid, at timestamptz, request_id text, details jsonb
) RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE AS $$
SELECT sha256(before || convert_to(jsonb_build_array(hotel, seq, action, tags, entity_type, entity_id, by_user_id,
  extract(epoch FROM at)::text, request_id, details)::text, 'UTF8'))
$$;
--> statement-breakpoint
-- Inserts one line, and locks the counter's row until the commit. Runs with the caller's rights.
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
-- Recomputes a hotel's chain and the hashes that closed days keep of it, after an import has changed the ids of
-- accounts. Only for the owner.
CREATE FUNCTION recompute_change_hashes(hotel uuid) RETURNS void LANGUAGE plpgsql AS $$
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
  UPDATE business_days d SET trail_hash = c.hash FROM changes c
  WHERE d.hotel_id = hotel AND c.hotel_id = hotel AND c.seq = d.trail_seq;
END $$;
