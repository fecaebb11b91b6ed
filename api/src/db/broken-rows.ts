/**
 * How to break the constraints that say more than one column's worth: which row to copy (`where`)
 * and what to put into the copy, as SQL. `refusals.test.ts` makes the cases of all others itself.
 */
export const brokenRows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bookings_no_double_booking: {
    where: "status = 'Checked-in'",
    id: "gen_random_uuid()",
    status: "'Confirmed'",
    check_in_date: "check_out_date - 1",
    check_out_date: "check_out_date + 5",
  },
  bookings_are_cancelled_with_a_reason: {
    status: "'Cancelled'",
    cancelled_at: "now()",
    cancellation_reason: "' '",
  },
  bookings_are_cancelled_on_a_business_date: { cancelled_on: "check_in_date" },
  bookings_are_checked_in_on_a_business_date: {
    checked_in_on: "check_in_date",
    checked_in_at: "null",
  },
  bookings_are_checked_out_on_a_business_date: {
    where: "status = 'Checked-out'",
    checked_out_on: "check_out_date",
    room_status_at_check_out: "'Clean'",
    booked_until: "check_out_date - 1",
  },
  bookings_room_status_at_check_out_is_known: {
    where: "status = 'Checked-out'",
    checked_out_on: "check_out_date",
    room_status_at_check_out: "'unheard-of'",
    booked_until: "check_out_date",
  },
  bookings_earlier_nights_are_of_the_stay: {
    earlier_nights: "check_out_date - check_in_date + 1",
    earlier_centimes: "1",
  },
  bookings_earlier_nights_have_a_price: { earlier_nights: "1" },
  bookings_last_at_least_one_night: { check_out_date: "check_in_date" },
  booking_guests_police_report_is_sent_on_a_business_date: {
    police_report_sent_at: "null",
    police_report_sent_on: "current_date",
  },
  dining_tables_stand_on_the_plan: { plan_x: "-1" },
  folios_company_pays_its_own: { where: "payer = 'Company'", company_id: "null" },
  group_blocks_are_for_one_to_thirteen_persons: { persons: "14" },
  group_blocks_last_at_least_one_night: { check_out_date: "check_in_date - 1" },
  group_postings_are_reversed_with_a_reason: {
    where: "reverses_posting_id is not null",
    reversal_reason: "null",
  },
  group_postings_do_not_reverse_themselves: {
    where: "reverses_posting_id is not null",
    reverses_posting_id: "id",
  },
  group_postings_have_a_department_or_a_method: {
    where: "direction = 'charge'",
    department: "null",
  },
  group_postings_method_is_known: { where: "direction = 'payment'", method: "'Group Account'" },
  group_postings_reverse_the_whole_of_another: {
    where: "reverses_posting_id is not null",
    id: "gen_random_uuid()",
    reverses_posting_id:
      "(select other.id from group_postings other where other.hotel_id = group_postings.hotel_id and other.cause is not null)",
  },
  guest_merges_are_of_two: { merged_guest_id: "guest_id" },
  guest_merges_keep_no_clear_number: { facts: `'{"id_number": "178956432"}'` },
  guests_hash_is_of_a_number: { encrypted_id_number: "null" },
  guests_id_number_is_encrypted: { encrypted_id_number: "'178956432'::bytea" },
  guests_id_type_is_known: { id_type: "'Library card'" },
  hotel_keys_are_encrypted: { encrypted_key: "'178956432'::bytea" },
  hotel_users_sections_are_known: { sections: "array['front_office', 'roof']" },
  invoices_amounts_are_not_negative: { subtotal_centimes: "-1" },
  invoices_are_paid_at_a_time: { where: "status = 'Paid'", paid_at: "null" },
  invoices_correct_one_of_same_company: {
    where: "kind = 'credit-note'",
    id: "gen_random_uuid()",
    number: "'INV-20260302-000003'",
    series_number: "3",
    corrects_invoice_id: "gen_random_uuid()",
  },
  invoices_credit_note_corrects_another: {
    where: "kind = 'credit-note'",
    corrects_invoice_id: "null",
  },
  invoices_grand_total_is_the_sum: { grand_total_centimes: "grand_total_centimes + 1" },
  invoices_rates_are_not_negative: { tva_bp: "-1" },
  invoices_status_is_known: { where: "status = 'Unpaid'", status: "'Lost'" },
  module_releases_list_their_files: { files: "'{}'" },
  night_inventory_counts_are_not_negative: { held: "-1" },
  night_inventory_is_not_overbooked: { sold: "rooms + 1" },
  posting_moves_go_elsewhere: { to_folio_id: "from_folio_id" },
  postings_are_reversed_with_a_reason: {
    where: "reverses_posting_id is not null",
    reversal_reason: "null",
  },
  postings_by_a_groups_account_name_it: { where: "method = 'Group Account'", group_id: "null" },
  postings_do_not_reverse_themselves: {
    where: "reverses_posting_id is not null",
    reverses_posting_id: "id",
  },
  postings_have_a_department_or_a_method: { where: "direction = 'charge'", department: "null" },
  postings_method_is_known: {
    where: "method = 'Company Account'",
    method: "'Camel'",
  },
  postings_reverse_the_whole_of_another: {
    where: "reverses_posting_id is not null",
    id: "gen_random_uuid()",
    reverses_posting_id:
      "(select other.id from postings other where other.hotel_id = postings.hotel_id and other.cause is not null)",
  },
  room_types_are_king_or_queen: { is_king: "true", is_queen: "true" },
  room_types_king_or_queen_needs_a_double: { bed_configuration: "'Twin'", is_king: "true" },
  rooming_entries_give_up_what_a_booking_had: { unit_given_up: "true", booking_id: "null" },
  rooming_entries_have_both_days_or_none: { check_in_date: "current_date" },
  rooms_are_out_of_order_for_a_period: {
    where: "housekeeping_status = 'OutOfOrder'",
    housekeeping_status: "'Clean'",
  },
  sales_to_a_room_are_posted: { posting_id: "null" },
  sign_in_links_browser_is_a_hash: {
    where: "used_by_browser is not null",
    used_by_browser: "'?'",
  },
  sign_in_links_browser_has_used_it: {
    where: "used_by_browser is not null",
    used_at: "null",
    used_by_session: "null",
    password_set_at: "null",
    voided_at: "now()",
  },
  sign_in_links_expire_after_they_are_made: { expires_at: "created_at" },
  sign_in_links_password_is_set_after_use: {
    where: "password_set_at is not null",
    password_set_at: "used_at - interval '1 second'",
  },
  sign_in_links_session_has_used_it: {
    where: "used_by_session is not null",
    used_at: "null",
    used_by_browser: "null",
    password_set_at: "null",
    voided_at: "now()",
  },
  sign_in_links_used_before_they_expire: { used_at: "expires_at + interval '1 second'" },
};
