-- Somebody with an account is told of a hotel that was added, on whatever device they look next: the place
-- remembers that its owner has not seen it yet. Places from before, and those that the former release still
-- makes, are known.
ALTER TABLE "hotel_users" ADD COLUMN "join_unseen" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- A super admin names another one or takes it back (SYS-06). The application may not write
-- users.is_super_admin; it does this by this function alone, which asks whether the asker is a super admin,
-- and keeps at least one who has a password. All super admins are locked in the order of their ids: of two
-- who take each other back at once, the second is none any more when its turn comes.
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
REVOKE ALL ON FUNCTION set_super_admin(uuid, uuid, boolean) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION set_super_admin(uuid, uuid, boolean) TO funduq_app;
