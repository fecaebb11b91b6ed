-- Purchase orders of stays and groups (COM-05): the database stores only links by https, and an invoice keeps the number that it was
-- issued with. No release before wrote a link: what is there came with an import, and one of another kind was never followed.
ALTER TABLE "bookings" ADD COLUMN "purchase_order_number" text;
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "purchase_order_number" text;
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "purchase_order_url" text;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "purchase_order" text;
--> statement-breakpoint
-- The owner of the tables may not be a superuser, so the policies are not forced on it meanwhile.
ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE "bookings" SET "purchase_order_url" = NULL WHERE "purchase_order_url" IS NOT NULL
  AND NOT ("purchase_order_url" ~* '^https://[^/?#@\\\x01-\x20\x7f-\x9f]+([/?#][^\x01-\x20\x7f-\x9f]*)?$' AND char_length("purchase_order_url") <= 500);
--> statement-breakpoint
ALTER TABLE bookings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_purchase_order_has_a_number" CHECK (btrim("bookings"."purchase_order_number") <> '' and char_length("bookings"."purchase_order_number") <= 60);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_purchase_order_is_a_secure_link" CHECK ("bookings"."purchase_order_url" ~* '^https://[^/?#@\\\x01-\x20\x7f-\x9f]+([/?#][^\x01-\x20\x7f-\x9f]*)?$' and char_length("bookings"."purchase_order_url") <= 500);
--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_purchase_order_has_a_number" CHECK (btrim("groups"."purchase_order_number") <> '' and char_length("groups"."purchase_order_number") <= 60);
--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_purchase_order_is_a_secure_link" CHECK ("groups"."purchase_order_url" ~* '^https://[^/?#@\\\x01-\x20\x7f-\x9f]+([/?#][^\x01-\x20\x7f-\x9f]*)?$' and char_length("groups"."purchase_order_url") <= 500);
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_purchase_order_is_not_blank" CHECK (btrim("invoice_lines"."purchase_order") <> '');
