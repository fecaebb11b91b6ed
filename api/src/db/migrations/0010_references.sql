-- A random reference (BK-22): a letter and five letters or digits, as `isReference` demands. The unique constraints
-- refuse one that the hotel has already; whoever inserts draws another.
CREATE FUNCTION random_reference() RETURNS text
  LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  letters constant text := 'BCDFGHJKMNPQRSTVWXYZ';
  signs constant text := '23456789' || letters;
  random constant bytea := uuid_send(gen_random_uuid());
  drawn text := substr(letters, 1 + get_byte(random, 0) % length(letters), 1);
BEGIN
  FOR place IN 1..5 LOOP
    drawn := drawn || substr(signs, 1 + get_byte(random, place) % length(signs), 1);
  END LOOP;
  RETURN drawn;
END $$;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reference" text DEFAULT random_reference() NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "reference" text DEFAULT random_reference() NOT NULL;--> statement-breakpoint
-- Of rows that drew the same one all but the first draw again. Row-level security shows one hotel at a time.
DO $$
DECLARE
  hotel uuid;
BEGIN
  PERFORM set_config('app.scope', 'system', true);
  FOR hotel IN SELECT id FROM hotels LOOP
    PERFORM set_config('app.hotel_id', hotel::text, true);
    LOOP
      UPDATE bookings SET reference = random_reference()
        WHERE hotel_id = hotel AND id IN (SELECT id FROM (
          SELECT id, row_number() OVER (PARTITION BY reference ORDER BY id) AS place
          FROM bookings WHERE hotel_id = hotel
        ) b WHERE place > 1);
      EXIT WHEN NOT FOUND;
    END LOOP;
    LOOP
      UPDATE groups SET reference = random_reference()
        WHERE hotel_id = hotel AND id IN (SELECT id FROM (
          SELECT id, row_number() OVER (PARTITION BY reference ORDER BY id) AS place
          FROM groups WHERE hotel_id = hotel
        ) g WHERE place > 1);
      EXIT WHEN NOT FOUND;
    END LOOP;
  END LOOP;
  PERFORM set_config('app.scope', '', true), set_config('app.hotel_id', '', true);
END $$;
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_reference_is_unique_in_hotel" UNIQUE("hotel_id","reference");--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_reference_is_unique_in_hotel" UNIQUE("hotel_id","reference");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_reference_is_speakable" CHECK ("bookings"."reference" ~ '^[BCDFGHJKMNPQRSTVWXYZ][2-9BCDFGHJKMNPQRSTVWXYZ]{5}$');--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_reference_is_speakable" CHECK ("groups"."reference" ~ '^[BCDFGHJKMNPQRSTVWXYZ][2-9BCDFGHJKMNPQRSTVWXYZ]{5}$');
