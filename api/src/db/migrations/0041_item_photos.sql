-- Photos of the items of a menu (POS-01): the bytes in a table of their own, their hash and type computed by the database.
CREATE TABLE "pos_item_photos" (
	"hotel_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"image" "bytea" NOT NULL,
	"hash" text GENERATED ALWAYS AS (left(encode(sha256(image), 'hex'), 32)) STORED NOT NULL,
	"media_type" text GENERATED ALWAYS AS (case
      when substr(image, 1, 3) = '\xffd8ff'::bytea then 'image/jpeg'
      when substr(image, 1, 8) = '\x89504e470d0a1a0a'::bytea then 'image/png'
      when substr(image, 1, 4) = 'RIFF'::bytea and substr(image, 9, 4) = 'WEBP'::bytea then 'image/webp'
    end) STORED,
	CONSTRAINT "pos_item_photos_are_one_an_item" PRIMARY KEY("hotel_id","item_id"),
	CONSTRAINT "pos_item_photos_are_pictures" CHECK ("pos_item_photos"."media_type" is not null),
	CONSTRAINT "pos_item_photos_are_small" CHECK (octet_length("pos_item_photos"."image") <= 60000)
);
--> statement-breakpoint
ALTER TABLE "pos_item_photos" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "pos_item_photos" ADD CONSTRAINT "pos_item_photos_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pos_item_photos" ADD CONSTRAINT "pos_item_photos_item_in_same_hotel" FOREIGN KEY ("hotel_id","item_id") REFERENCES "public"."pos_items"("hotel_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "pos_item_photos" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));
--> statement-breakpoint
-- By hand from here.
GRANT SELECT, INSERT, UPDATE, DELETE ON pos_item_photos TO funduq_app;
--> statement-breakpoint
ALTER TABLE pos_item_photos FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Pictures are compressed already: PostgreSQL need not try again.
ALTER TABLE pos_item_photos ALTER COLUMN image SET STORAGE EXTERNAL;
