-- Two admins edit the same colleague: the later one is told. The former release neither reads nor
-- counts the version, and its own writes go on working.
ALTER TABLE "hotel_users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- A hotel leaves with all it has (SYS-05), and in no other way: what the application could do by one
-- DELETE so far, it now does by this function alone, inside the hotel's own scope and with its name.
-- Postings, documents and the trail stay as nobody may change or remove them one by one.
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
  -- What belongs to no hotel by a key: links that lead into it, and its own choice of releases.
  DELETE FROM sign_in_links WHERE for_hotel_id = hotel AND used_at IS NULL;
  DELETE FROM module_channels WHERE for_hotel_id = hotel;
  DELETE FROM hotels WHERE id = hotel;
  RETURN true;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION remove_hotel(uuid, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION remove_hotel(uuid, text) TO funduq_app;
--> statement-breakpoint
REVOKE DELETE ON hotels FROM funduq_app;
