-- A company's name in the other script, who changed it last, and since when it is archived (COM-02, COM-06).
--
-- No two companies of a hotel have the same NIF from now on. Two that do are an error that names them and their hotel, and
-- nothing is migrated: which of them is right, only the hotel knows. A NIF without a digit, such as 'en cours', is none.
ALTER TABLE "companies" ADD COLUMN "name_other_script" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "other_search" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "nif_key" text GENERATED ALWAYS AS (case when "companies"."nif" ~ '[0-9]' then upper(regexp_replace("companies"."nif", '[^0-9A-Za-z]', '', 'g')) end) STORED;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "changed_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_changed_by_a_user" FOREIGN KEY ("changed_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- An owner that is no superuser reads the rows of no hotel while row-level security is forced.
ALTER TABLE hotels NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE companies NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
DO $$
DECLARE
  doubled text;
BEGIN
  SELECT string_agg(same.told, '; ' ORDER BY same.told) INTO doubled
  FROM (
    SELECT format('%s: %s', h.name, string_agg(c.name, ', ' ORDER BY c.name, c.id)) AS told
    FROM companies c JOIN hotels h ON h.id = c.hotel_id
    WHERE c.nif_key IS NOT NULL
    GROUP BY h.id, h.name, c.nif_key
    HAVING count(*) > 1
  ) same;
  IF doubled IS NOT NULL THEN
    RAISE EXCEPTION 'Companies of one hotel have the same NIF: %', doubled
      USING ERRCODE = 'unique_violation',
        HINT = 'Correct or empty the NIF of all but one of them in the former release, then migrate again.';
  END IF;
END $$;--> statement-breakpoint
ALTER TABLE hotels FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE companies FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_nif_is_unique_in_hotel" ON "companies" USING btree ("hotel_id","nif_key") WHERE "companies"."nif_key" is not null;