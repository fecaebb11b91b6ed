-- A kitchen ticket is served after it was done (POS-13). Tickets that a former release recalled or did again after they were served are
-- not served. The owner of the tables may not be a superuser, so the policies are not forced on it meanwhile.
ALTER TABLE kitchen_tickets NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE "kitchen_tickets" SET "served_at" = NULL WHERE "served_at" IS NOT NULL AND NOT coalesce("served_at" >= "done_at", false);
--> statement-breakpoint
ALTER TABLE kitchen_tickets FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "kitchen_tickets" ADD CONSTRAINT "kitchen_tickets_are_served_once_done" CHECK ("kitchen_tickets"."served_at" is null or coalesce("kitchen_tickets"."served_at" >= "kitchen_tickets"."done_at", false));
--> statement-breakpoint
-- By hand from here. The longer side of a picture in pixels, as the header of its file says: JPEG, PNG or WebP. Null where it says none. A
-- browser takes memory for these pixels, however few bytes the file has (POS-01).
CREATE FUNCTION picture_side(image bytea) RETURNS integer LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  bytes constant integer := octet_length(image);
  position integer := 2;
  marker integer;
  width bigint;
  height bigint;
BEGIN
  IF substr(image, 1, 8) = '\x89504e470d0a1a0a'::bytea AND substr(image, 13, 4) = 'IHDR'::bytea AND bytes >= 24 THEN
    width := ('x' || encode(substr(image, 17, 4), 'hex'))::bit(32)::bigint;
    height := ('x' || encode(substr(image, 21, 4), 'hex'))::bit(32)::bigint;
  ELSIF substr(image, 1, 4) = 'RIFF'::bytea AND substr(image, 9, 4) = 'WEBP'::bytea AND bytes >= 30 THEN
    IF substr(image, 13, 4) = 'VP8 '::bytea AND substr(image, 24, 3) = '\x9d012a'::bytea THEN
      width := (get_byte(image, 26) + get_byte(image, 27) * 256) % 16384;
      height := (get_byte(image, 28) + get_byte(image, 29) * 256) % 16384;
    ELSIF substr(image, 13, 4) = 'VP8L'::bytea AND get_byte(image, 20) = 47 THEN
      width := 1 + (get_byte(image, 21) + get_byte(image, 22) * 256) % 16384;
      height := 1 + (get_byte(image, 22) / 64 + get_byte(image, 23) * 4 + get_byte(image, 24) * 1024) % 16384;
    ELSIF substr(image, 13, 4) = 'VP8X'::bytea THEN
      width := 1 + get_byte(image, 24) + get_byte(image, 25) * 256 + get_byte(image, 26) * 65536;
      height := 1 + get_byte(image, 27) + get_byte(image, 28) * 256 + get_byte(image, 29) * 65536;
    END IF;
  ELSIF substr(image, 1, 2) = '\xffd8'::bytea THEN
    -- Segments with their lengths, up to the one that begins the frame.
    WHILE position + 8 < bytes AND get_byte(image, position) = 255 LOOP
      marker := get_byte(image, position + 1);
      IF marker = 255 THEN
        position := position + 1;
      ELSIF marker BETWEEN 192 AND 207 AND marker NOT IN (196, 200, 204) THEN
        height := get_byte(image, position + 5) * 256 + get_byte(image, position + 6);
        width := get_byte(image, position + 7) * 256 + get_byte(image, position + 8);
        EXIT;
      ELSIF marker BETWEEN 224 AND 254 OR marker IN (196, 204) OR marker BETWEEN 219 AND 221 THEN
        position := position + 2 + get_byte(image, position + 2) * 256 + get_byte(image, position + 3);
      ELSE
        EXIT;
      END IF;
    END LOOP;
  END IF;
  IF least(width, height) > 0 THEN
    RETURN least(greatest(width, height), 2147483647);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
ALTER TABLE "pos_item_photos" DROP CONSTRAINT "pos_item_photos_are_pictures";--> statement-breakpoint
ALTER TABLE "pos_item_photos" ADD COLUMN "longer_side" integer GENERATED ALWAYS AS (picture_side(image)) STORED;
--> statement-breakpoint
-- Other clients than the suite's may have saved larger ones. The item has none then.
ALTER TABLE pos_item_photos NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DELETE FROM "pos_item_photos" WHERE "longer_side" IS NULL OR "longer_side" > 480;
--> statement-breakpoint
ALTER TABLE pos_item_photos FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "pos_item_photos" ADD CONSTRAINT "pos_item_photos_have_few_pixels" CHECK ("pos_item_photos"."longer_side" <= 480);--> statement-breakpoint
ALTER TABLE "pos_item_photos" ADD CONSTRAINT "pos_item_photos_are_pictures" CHECK ("pos_item_photos"."media_type" is not null and coalesce("pos_item_photos"."longer_side" > 0, false));

--> statement-breakpoint
-- Each sale's payments are looked up by their key (OFFSET 0): of a hotel that the statistics do not have yet, PostgreSQL compared every
-- sale with every payment of the hotel, in the reports that read this view.
CREATE OR REPLACE VIEW sale_takings WITH (security_invoker = true) AS
SELECT s.hotel_id, s.id AS sale_id, s.restaurant_id, s.terminal_id, s.shift_id, s.business_date, s.sold_at, s.sold_by,
  s.year, s.month, s.number, s.table_name, s.refunds_sale_id, p.position, p.method, p.booking_id, p.posting_id,
  CASE WHEN s.refunds_sale_id IS NULL THEN p.amount_centimes ELSE -p.amount_centimes END AS amount_centimes,
  CASE WHEN s.refunds_sale_id IS NULL THEN p.tip_centimes ELSE -p.tip_centimes END AS tip_centimes,
  s.arrived_at, s.late_from
FROM sales s
CROSS JOIN LATERAL (
  SELECT * FROM sale_payments p WHERE p.hotel_id = s.hotel_id AND p.sale_id = s.id OFFSET 0
) p;
