-- Written by hand: who may release a department from elsewhere, and who released what.
-- A token's secret is kept as its SHA-256 only. The operator makes and revokes tokens as the owner;
-- the application can read them and never make one.
CREATE TABLE release_tokens (
  id uuid CONSTRAINT release_tokens_pk PRIMARY KEY,
  module text NOT NULL,
  name text NOT NULL CONSTRAINT release_tokens_have_a_name CHECK (btrim(name) <> ''),
  secret_hash text NOT NULL CONSTRAINT release_tokens_keep_a_hash CHECK (secret_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz
);
--> statement-breakpoint
-- One row for each time a release became current. `token_id` is null when the operator did it.
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
--> statement-breakpoint
GRANT SELECT ON release_tokens TO funduq_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON release_events TO funduq_app;
