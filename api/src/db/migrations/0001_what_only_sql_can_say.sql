-- Written by hand: what drizzle can't express. The role funduq_app exists: the migrator makes it first.

-- Two active bookings of a room can't share a night. '[)' leaves the day of departure free for the
-- next arrival. Lock the room's row first: the constraint alone deadlocks under contention.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_no_double_booking
  EXCLUDE USING gist (
    hotel_id WITH =,
    room_id WITH =,
    daterange(check_in_date, check_out_date, '[)') WITH &&
  )
  WHERE (status IN ('Reserved', 'Confirmed', 'Checked-in'));
--> statement-breakpoint

-- Row-level security binds the owner of the tables too.
ALTER TABLE bill_counters FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE billing_rules FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_guests FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_history FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE bookings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE business_days FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE change_counters FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE changes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE companies FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE company_rates FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE company_transfers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE dining_tables FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE facilities FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE floors FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE folio_rules FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE folios FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE group_blocks FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE groups FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE guest_notes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE guests FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_users FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotels FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE idempotency_keys FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_counters FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_lines FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_stays FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE night_inventory FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE open_bill_lines FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE open_bills FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payment_invoices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE pos_categories FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE pos_items FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE posting_moves FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE postings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public_rates FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE restaurants FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE room_types FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE rooming_entries FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE rooms FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sale_lines FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sales FORCE ROW LEVEL SECURITY;
--> statement-breakpoint

-- The application's rights, table by table. What is not granted can't be done by any request.
GRANT USAGE ON SCHEMA public TO funduq_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON
  floors, room_types, rooms, facilities, public_rates, companies, company_rates, billing_rules,
  guests, groups, group_blocks, rooming_entries, booking_guests, folio_rules, night_inventory,
  hotels, hotel_users, restaurants, dining_tables, pos_categories, pos_items, open_bills,
  open_bill_lines, idempotency_keys, sessions, sign_in_links, login_attempts, outgoing_mails,
  module_channels
  TO funduq_app;
--> statement-breakpoint
-- These may change but never go.
GRANT SELECT, INSERT, UPDATE ON
  bookings, folios, change_counters, invoice_counters, bill_counters
  TO funduq_app;
--> statement-breakpoint
-- Money, documents and the trail are added, never changed or removed.
GRANT SELECT, INSERT ON
  booking_history, postings, posting_moves, guest_notes, invoice_lines, payments,
  payment_invoices, sales, sale_lines, business_days, changes, module_releases,
  company_transfers, invoices, invoice_stays
  TO funduq_app;
--> statement-breakpoint
-- But for what happens to a document after it was issued.
GRANT UPDATE (status, paid_at) ON invoices TO funduq_app;
--> statement-breakpoint
GRANT UPDATE (released_at) ON invoice_stays TO funduq_app;
--> statement-breakpoint
GRANT UPDATE (withdrawn_at) ON company_transfers TO funduq_app;
--> statement-breakpoint
-- Nobody becomes a super admin through the application: is_super_admin is not among the columns.
GRANT SELECT, INSERT (id, email, display_name, password_hash, language, theme, created_at),
  UPDATE (display_name, password_hash, language, theme) ON users TO funduq_app;
