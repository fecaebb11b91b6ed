-- Former releases noted every link as an invitation. One that may still be used, or whose user has not chosen a password
-- yet, goes on as it was sent: it lets its reader choose one (AUTH-08).
UPDATE sign_in_links SET purpose = 'sign-in'
WHERE purpose = 'invitation' AND voided_at IS NULL AND password_set_at IS NULL
  AND coalesce(used_at + interval '1 hour', expires_at) > now();
