-- The application's rights, table by table. No request can do what is not granted here. `migrate` has created the
-- role funduq_app.
GRANT USAGE ON SCHEMA public TO funduq_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON
  floors, room_types, rooms, facilities, public_rates, companies, company_rates, billing_rules,
  guests, groups, group_blocks, rooming_entries, booking_guests, folio_rules, night_inventory,
  hotel_users, restaurants, dining_tables, pos_categories, pos_items, open_bills, open_bill_lines,
  idempotency_keys, sessions, sign_in_links, login_attempts, known_devices, outgoing_mails,
  module_channels
  TO funduq_app;
--> statement-breakpoint
-- Hotels are deleted only by remove_hotel; rows of the other tables here can be updated but not deleted.
GRANT SELECT, INSERT, UPDATE ON
  hotels, bookings, change_counters, invoice_counters, bill_counters
  TO funduq_app;
--> statement-breakpoint
-- Inserted or deleted, never updated.
GRANT SELECT, INSERT, DELETE ON guest_name_words, live_changes TO funduq_app;
--> statement-breakpoint
-- Ledger, documents and audit trail: inserted, never updated or deleted.
GRANT SELECT, INSERT ON
  booking_history, folios, postings, posting_moves, guest_notes, guest_merges, identity_reads, hotel_keys,
  invoices, invoice_lines, invoice_stays, payments, payment_invoices, sales, sale_lines,
  business_days, changes, module_releases, release_events
  TO funduq_app;
--> statement-breakpoint
-- Except for the state of an issued document, and for what was kept of a merged guest.
GRANT UPDATE (status, paid_at) ON invoices TO funduq_app;
--> statement-breakpoint
-- No folio is ever updated. SELECT … FOR UPDATE needs the right to update at least one column.
GRANT UPDATE (created_at) ON folios TO funduq_app;
--> statement-breakpoint
GRANT UPDATE (released_at) ON invoice_stays TO funduq_app;
--> statement-breakpoint
GRANT UPDATE (guest_id) ON guest_merges TO funduq_app;
--> statement-breakpoint
GRANT UPDATE (guest_id) ON guest_notes TO funduq_app;
--> statement-breakpoint
GRANT SELECT ON primary_guests, placed_postings, folio_balances, unsettled_group_accounts TO funduq_app;
--> statement-breakpoint
-- The operator creates and revokes release tokens as the owner.
GRANT SELECT ON release_tokens TO funduq_app;
--> statement-breakpoint
-- Only set_super_admin can make a super admin: is_super_admin is not among the columns.
GRANT SELECT, INSERT (id, email, display_name, password_hash, language, theme, created_at),
  UPDATE (display_name, password_hash, language, theme) ON users TO funduq_app;
--> statement-breakpoint
REVOKE ALL ON FUNCTION set_super_admin(uuid, uuid, boolean), remove_hotel(uuid, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION set_super_admin(uuid, uuid, boolean), remove_hotel(uuid, text) TO funduq_app;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION change_hash, record_change, recompute_change_hashes FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION change_hash, record_change TO funduq_app;
