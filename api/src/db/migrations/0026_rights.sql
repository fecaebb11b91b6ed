-- Rights that end while a write is under way (AUTH-19): every write asks this as its last statement, after
-- it has taken the hotel's change number. Disabling somebody takes such a number too, and who has a number
-- holds the counter's row until the commit; so whoever is later by number reads what the earlier one left.
-- It fails instead of answering, as it travels with the commit. A super admin's rights are of no hotel and
-- take no number: their row is locked, so taking them back waits for the commit, or the write for the taking
-- back. The former release never calls it.
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
