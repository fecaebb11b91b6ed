CREATE TABLE "night_inventory" (
	"hotel_id" uuid NOT NULL,
	"room_type_id" uuid NOT NULL,
	"night" date NOT NULL,
	"rooms" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"out_of_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "night_inventory_one_per_type_and_night" PRIMARY KEY("hotel_id","room_type_id","night"),
	CONSTRAINT "night_inventory_counts_are_not_negative" CHECK ("night_inventory"."rooms" >= 0 and "night_inventory"."sold" >= 0 and "night_inventory"."held" >= 0 and "night_inventory"."out_of_order" >= 0),
	CONSTRAINT "night_inventory_is_not_overbooked" CHECK ("night_inventory"."sold" + "night_inventory"."held" + "night_inventory"."out_of_order" <= "night_inventory"."rooms")
);
--> statement-breakpoint
ALTER TABLE "night_inventory" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking_guests" (
	"hotel_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"is_primary" boolean NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"police_report_sent_at" timestamp with time zone,
	"police_report_sent_by" uuid,
	"police_report_sent_on" date,
	CONSTRAINT "booking_guests_stay_once_in_a_booking" PRIMARY KEY("hotel_id","booking_id","guest_id"),
	CONSTRAINT "booking_guests_police_report_is_sent_on_a_business_date" CHECK (("booking_guests"."police_report_sent_on" is null and "booking_guests"."police_report_sent_by" is null) or "booking_guests"."police_report_sent_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "booking_guests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking_history" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_user_id" uuid,
	"action" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "booking_history_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "booking_history_has_an_action" CHECK (btrim("booking_history"."action") <> '')
);
--> statement-breakpoint
ALTER TABLE "booking_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bookings" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"room_id" uuid NOT NULL,
	"room_type_id" uuid NOT NULL,
	"check_in_date" date NOT NULL,
	"check_out_date" date NOT NULL,
	"adults" integer NOT NULL,
	"children" integer DEFAULT 0 NOT NULL,
	"rate_centimes" bigint NOT NULL,
	"rate_plan" text NOT NULL,
	"earlier_nights" integer DEFAULT 0 NOT NULL,
	"earlier_centimes" bigint DEFAULT 0 NOT NULL,
	"company_id" uuid,
	"group_id" uuid,
	"comments" text DEFAULT '' NOT NULL,
	"purchase_order_url" text,
	"cancellation_reason" text,
	"cancelled_at" timestamp with time zone,
	"cancelled_on" date,
	"checked_in_at" timestamp with time zone,
	"checked_in_on" date,
	"checked_out_at" timestamp with time zone,
	"checked_out_on" date,
	"booked_until" date,
	"room_status_at_check_out" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "bookings_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "bookings_of_group" UNIQUE("hotel_id","group_id","id"),
	CONSTRAINT "bookings_status_is_known" CHECK ("bookings"."status" in ('Reserved', 'Confirmed', 'Checked-in', 'Checked-out', 'Cancelled', 'no-show')),
	CONSTRAINT "bookings_last_at_least_one_night" CHECK ("bookings"."check_out_date" > "bookings"."check_in_date"),
	CONSTRAINT "bookings_have_one_to_eight_adults" CHECK ("bookings"."adults" between 1 and 8),
	CONSTRAINT "bookings_have_at_most_five_children" CHECK ("bookings"."children" between 0 and 5),
	CONSTRAINT "bookings_rate_is_positive" CHECK ("bookings"."rate_centimes" > 0),
	CONSTRAINT "bookings_earlier_nights_are_of_the_stay" CHECK ("bookings"."earlier_nights" between 0 and "bookings"."check_out_date" - "bookings"."check_in_date"),
	CONSTRAINT "bookings_earlier_nights_have_a_price" CHECK (("bookings"."earlier_nights" > 0) = ("bookings"."earlier_centimes" > 0) and "bookings"."earlier_centimes" >= 0),
	CONSTRAINT "bookings_are_cancelled_with_a_reason" CHECK (case when "bookings"."status" = 'Cancelled'
        then "bookings"."cancelled_at" is not null and coalesce(btrim("bookings"."cancellation_reason") <> '', false)
        else "bookings"."cancelled_at" is null end),
	CONSTRAINT "bookings_are_cancelled_on_a_business_date" CHECK ("bookings"."cancelled_on" is null or "bookings"."status" = 'Cancelled'),
	CONSTRAINT "bookings_are_checked_in_on_a_business_date" CHECK ("bookings"."checked_in_on" is null or "bookings"."checked_in_at" is not null),
	CONSTRAINT "bookings_are_checked_out_on_a_business_date" CHECK (case when "bookings"."checked_out_on" is null
        then "bookings"."booked_until" is null and "bookings"."room_status_at_check_out" is null
        else "bookings"."status" = 'Checked-out' and "bookings"."room_status_at_check_out" is not null
          and coalesce("bookings"."booked_until" >= "bookings"."check_out_date", false) end),
	CONSTRAINT "bookings_room_status_at_check_out_is_known" CHECK ("bookings"."room_status_at_check_out" in ('Dirty', 'CleaningInProgress', 'Clean', 'Inspected', 'OutOfOrder'))
);
--> statement-breakpoint
ALTER TABLE "bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "change_counters" (
	"hotel_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"last_hash" "bytea" DEFAULT '' NOT NULL,
	CONSTRAINT "change_counters_one_per_hotel" PRIMARY KEY("hotel_id"),
	CONSTRAINT "change_counters_are_not_negative" CHECK ("change_counters"."seq" >= 0),
	CONSTRAINT "change_counters_keep_a_hash" CHECK (octet_length("change_counters"."last_hash") in (0, 32))
);
--> statement-breakpoint
ALTER TABLE "change_counters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "changes" (
	"hotel_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"action" text NOT NULL,
	"kind" text GENERATED ALWAYS AS (split_part(action, '.', 1)) STORED,
	"tags" text[] NOT NULL,
	"entity_type" text,
	"entity_id" text,
	"by_user_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"request_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "changes_number_is_unique_in_hotel" PRIMARY KEY("hotel_id","seq"),
	CONSTRAINT "changes_count_from_one" CHECK ("changes"."seq" >= 1),
	CONSTRAINT "changes_have_an_action" CHECK (btrim("changes"."action") <> ''),
	CONSTRAINT "changes_have_a_hash" CHECK (octet_length("changes"."hash") = 32)
);
--> statement-breakpoint
ALTER TABLE "changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "live_changes" (
	"hotel_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"tags" text[] NOT NULL,
	"entity_id" text,
	"by_user_id" uuid,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_changes_number_is_unique_in_hotel" PRIMARY KEY("hotel_id","seq")
);
--> statement-breakpoint
ALTER TABLE "live_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "billing_rules" (
	"hotel_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"department" text NOT NULL,
	"limit_centimes" bigint DEFAULT 0 NOT NULL,
	"frequency" text NOT NULL,
	CONSTRAINT "billing_rules_one_per_department" PRIMARY KEY("hotel_id","company_id","department"),
	CONSTRAINT "billing_rules_have_a_department" CHECK (btrim("billing_rules"."department") <> ''),
	CONSTRAINT "billing_rules_limit_is_not_negative" CHECK ("billing_rules"."limit_centimes" >= 0),
	CONSTRAINT "billing_rules_frequency_is_known" CHECK ("billing_rules"."frequency" in ('perTransaction', 'perStay'))
);
--> statement-breakpoint
ALTER TABLE "billing_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "companies" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_search" text NOT NULL,
	"address_1" text,
	"address_2" text,
	"address_3" text,
	"rc" text,
	"nif" text,
	"nis" text,
	"art" text,
	"contact_person" text,
	"phone" text,
	"email" text,
	"custom_field_1" text,
	"custom_field_2" text,
	"custom_field_3" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "companies_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "companies_have_a_name" CHECK (btrim("companies"."name") <> ''),
	CONSTRAINT "companies_have_a_name_to_search" CHECK (btrim("companies"."name_search") <> '')
);
--> statement-breakpoint
ALTER TABLE "companies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_rates" (
	"hotel_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"persons" integer NOT NULL,
	"rate_centimes" bigint NOT NULL,
	CONSTRAINT "company_rates_one_per_number_of_persons" PRIMARY KEY("hotel_id","company_id","persons"),
	CONSTRAINT "company_rates_are_for_one_to_four" CHECK ("company_rates"."persons" between 1 and 4),
	CONSTRAINT "company_rates_are_not_negative" CHECK ("company_rates"."rate_centimes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "company_rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "folio_rules" (
	"hotel_id" uuid NOT NULL,
	"folio_id" uuid NOT NULL,
	"department" text NOT NULL,
	"limit_centimes" bigint DEFAULT 0 NOT NULL,
	"frequency" text NOT NULL,
	CONSTRAINT "folio_rules_one_per_department" PRIMARY KEY("hotel_id","folio_id","department"),
	CONSTRAINT "folio_rules_have_a_department" CHECK (btrim("folio_rules"."department") <> ''),
	CONSTRAINT "folio_rules_limit_is_not_negative" CHECK ("folio_rules"."limit_centimes" >= 0),
	CONSTRAINT "folio_rules_frequency_is_known" CHECK ("folio_rules"."frequency" in ('perTransaction', 'perStay'))
);
--> statement-breakpoint
ALTER TABLE "folio_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "folios" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"booking_id" uuid GENERATED ALWAYS AS (case "folios"."owner_kind" when 'stay' then "folios"."owner_id" end) STORED,
	"group_id" uuid GENERATED ALWAYS AS (case "folios"."owner_kind" when 'group' then "folios"."owner_id" end) STORED,
	"account_company_id" uuid GENERATED ALWAYS AS (case "folios"."owner_kind" when 'company' then "folios"."owner_id" end) STORED,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"payer" text NOT NULL,
	"company_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "folios_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "folios_key_is_unique_of_owner" UNIQUE("hotel_id","owner_id","key"),
	CONSTRAINT "folios_of_owner" UNIQUE("hotel_id","owner_kind","owner_id","id"),
	CONSTRAINT "folios_of_paying_company" UNIQUE("hotel_id","company_id","id"),
	CONSTRAINT "folios_owner_kind_is_known" CHECK ("folios"."owner_kind" in ('stay', 'group', 'company')),
	CONSTRAINT "folios_key_is_a_folio_key" CHECK ("folios"."key" ~ '^folio_[a-z0-9_]+$'),
	CONSTRAINT "folios_accounts_have_one_folio" CHECK (("folios"."owner_kind" = 'stay') = ("folios"."key" <> 'folio_account')),
	CONSTRAINT "folios_have_a_name" CHECK (btrim("folios"."name") <> ''),
	CONSTRAINT "folios_payer_fits_the_owner" CHECK (case "folios"."owner_kind" when 'stay' then "folios"."payer" in ('Guest', 'Company')
        when 'group' then "folios"."payer" = 'Group' else "folios"."payer" = 'Company' end),
	CONSTRAINT "folios_company_pays_its_own" CHECK (("folios"."owner_kind" = 'stay' and "folios"."payer" = 'Company') = ("folios"."company_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "folios" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "posting_moves" (
	"hotel_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"posting_role" text GENERATED ALWAYS AS ('entry'::text) STORED,
	"owner_kind" text GENERATED ALWAYS AS ('stay'::text) STORED,
	"owner_id" uuid NOT NULL,
	"from_folio_id" uuid NOT NULL,
	"to_folio_id" uuid NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_by" uuid,
	CONSTRAINT "posting_moves_one_of_a_number" PRIMARY KEY("hotel_id","posting_id","seq"),
	CONSTRAINT "posting_moves_count_from_one" CHECK ("posting_moves"."seq" >= 1),
	CONSTRAINT "posting_moves_go_elsewhere" CHECK ("posting_moves"."from_folio_id" <> "posting_moves"."to_folio_id")
);
--> statement-breakpoint
ALTER TABLE "posting_moves" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "postings" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"folio_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item" text,
	"night" date,
	"department" text,
	"method" text,
	"description" text NOT NULL,
	"amount_centimes" bigint NOT NULL,
	"signed_centimes" bigint GENERATED ALWAYS AS (case when ("postings"."kind" = 'charge' or "postings"."transfer_side" is not distinct from 'to') = ("postings"."reverses_posting_id" is null) then "postings"."amount_centimes" else -"postings"."amount_centimes" end) STORED NOT NULL,
	"business_date" date NOT NULL,
	"posted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"posted_by" uuid,
	"reverses_posting_id" uuid,
	"reversal_reason" text,
	"recharges_posting_id" uuid,
	"split_of_posting_id" uuid,
	"split_half" text,
	"transfer_side" text,
	"counterpart_posting_id" uuid,
	"counterpart_side" text GENERATED ALWAYS AS (case "postings"."transfer_side" when 'from' then 'to' when 'to' then 'from' end) STORED,
	"account_id" uuid,
	"group_id" uuid GENERATED ALWAYS AS (case when "postings"."transfer_side" = 'from' and "postings"."method" = 'Group Account' then "postings"."account_id" end) STORED,
	"company_id" uuid GENERATED ALWAYS AS (case when "postings"."transfer_side" = 'from' and "postings"."method" = 'Company Account' then "postings"."account_id" end) STORED,
	"role" text GENERATED ALWAYS AS (case when "postings"."reverses_posting_id" is not null then 'reversal' when "postings"."kind" = 'transfer' then 'transfer' else 'entry' end) STORED NOT NULL,
	"reversible_facts" text GENERATED ALWAYS AS (case when "postings"."reverses_posting_id" is null then "postings"."kind" || '|' || "postings"."amount_centimes"::text || '|' || coalesce("postings"."item", '') || '|' || coalesce(("postings"."night" - date '2000-01-01')::text, '') || '|' || coalesce("postings"."department", '') || '|' || coalesce("postings"."method", '') || '|' || coalesce("postings"."account_id"::text, '') end) STORED,
	"reversed_facts" text GENERATED ALWAYS AS (case when "postings"."reverses_posting_id" is not null then "postings"."kind" || '|' || "postings"."amount_centimes"::text || '|' || coalesce("postings"."item", '') || '|' || coalesce(("postings"."night" - date '2000-01-01')::text, '') || '|' || coalesce("postings"."department", '') || '|' || coalesce("postings"."method", '') || '|' || coalesce("postings"."account_id"::text, '') end) STORED,
	"check_out_version" integer,
	CONSTRAINT "postings_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "postings_of_owner" UNIQUE("hotel_id","owner_id","id","role"),
	CONSTRAINT "postings_as_reversed" UNIQUE("hotel_id","owner_id","id","reversible_facts"),
	CONSTRAINT "postings_are_reversed_once" UNIQUE("hotel_id","owner_id","reverses_posting_id"),
	CONSTRAINT "postings_as_counterpart" UNIQUE("hotel_id","counterpart_posting_id","id","transfer_side","amount_centimes","method","account_id"),
	CONSTRAINT "postings_amount_is_positive" CHECK ("postings"."amount_centimes" > 0),
	CONSTRAINT "postings_owner_kind_is_known" CHECK ("postings"."owner_kind" in ('stay', 'group', 'company')),
	CONSTRAINT "postings_kind_is_known" CHECK ("postings"."kind" in ('charge', 'payment', 'transfer')),
	CONSTRAINT "postings_item_is_known" CHECK ("postings"."item" in ('room', 'tourism-tax', 'restaurant', 'service')),
	CONSTRAINT "postings_charges_are_for_an_item" CHECK (("postings"."kind" = 'charge') = ("postings"."item" is not null)),
	CONSTRAINT "postings_room_and_tax_are_of_a_night" CHECK (coalesce("postings"."item" in ('room', 'tourism-tax'), false) = ("postings"."night" is not null)),
	CONSTRAINT "postings_nights_are_of_stays" CHECK ("postings"."night" is null or "postings"."owner_kind" = 'stay'),
	CONSTRAINT "postings_method_is_known" CHECK ("postings"."method" in ('Cash', 'Credit Card', 'Bank Transfer', 'Other', 'Company Account', 'Group Account')),
	CONSTRAINT "postings_have_a_department_or_a_method" CHECK (case "postings"."kind"
        when 'charge' then "postings"."method" is null and coalesce(btrim("postings"."department") <> '', false)
        else "postings"."department" is null and "postings"."method" is not null
          and ("postings"."kind" = 'transfer') = ("postings"."method" in ('Company Account', 'Group Account')) end),
	CONSTRAINT "postings_have_a_description" CHECK (btrim("postings"."description") <> ''),
	CONSTRAINT "postings_are_reversed_with_a_reason" CHECK (case when "postings"."reverses_posting_id" is null then "postings"."reversal_reason" is null
        else coalesce(btrim("postings"."reversal_reason") <> '', false) end),
	CONSTRAINT "postings_are_halves_of_a_split" CHECK (("postings"."split_of_posting_id" is null) = ("postings"."split_half" is null)),
	CONSTRAINT "postings_split_half_is_known" CHECK ("postings"."split_half" in ('part', 'rest')),
	CONSTRAINT "postings_transfer_side_is_known" CHECK ("postings"."transfer_side" in ('from', 'to')),
	CONSTRAINT "postings_transfers_have_a_counterpart" CHECK (("postings"."kind" = 'transfer') = ("postings"."transfer_side" is not null)
        and ("postings"."kind" = 'transfer') = ("postings"."counterpart_posting_id" is not null)),
	CONSTRAINT "postings_transfers_go_from_a_stay_to_an_account" CHECK (case "postings"."transfer_side"
        when 'from' then "postings"."owner_kind" = 'stay'
        when 'to' then "postings"."owner_kind" = case "postings"."method" when 'Group Account' then 'group' else 'company' end
        else true end),
	CONSTRAINT "postings_transfers_name_the_account" CHECK (case "postings"."transfer_side" when 'from' then "postings"."account_id" is not null
        when 'to' then coalesce("postings"."account_id" = "postings"."owner_id", false) else "postings"."account_id" is null end),
	CONSTRAINT "postings_check_out_makes_transfers" CHECK ("postings"."check_out_version" is null
        or ("postings"."transfer_side" is not distinct from 'from' and "postings"."reverses_posting_id" is null)),
	CONSTRAINT "postings_recharge_a_night" CHECK ("postings"."recharges_posting_id" is null or ("postings"."night" is not null and "postings"."reverses_posting_id" is null and "postings"."split_of_posting_id" is null))
);
--> statement-breakpoint
ALTER TABLE "postings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "group_blocks" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"room_type_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"check_in_date" date NOT NULL,
	"check_out_date" date NOT NULL,
	"persons" integer DEFAULT 1 NOT NULL,
	"rate_plan" text NOT NULL,
	"rate_centimes" bigint NOT NULL,
	CONSTRAINT "group_blocks_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "group_blocks_of_group" UNIQUE("hotel_id","group_id","id"),
	CONSTRAINT "group_blocks_hold_at_least_one_room" CHECK ("group_blocks"."quantity" >= 1),
	CONSTRAINT "group_blocks_last_at_least_one_night" CHECK ("group_blocks"."check_out_date" > "group_blocks"."check_in_date"),
	CONSTRAINT "group_blocks_are_for_one_to_thirteen_persons" CHECK ("group_blocks"."persons" between 1 and 13),
	CONSTRAINT "group_blocks_rate_is_positive" CHECK ("group_blocks"."rate_centimes" > 0)
);
--> statement-breakpoint
ALTER TABLE "group_blocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "groups" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_search" text NOT NULL,
	"contact_person" text,
	"company_id" uuid,
	"status" text DEFAULT 'Confirmed' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "groups_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "groups_have_a_name" CHECK (btrim("groups"."name") <> ''),
	CONSTRAINT "groups_have_a_name_to_search" CHECK (btrim("groups"."name_search") <> ''),
	CONSTRAINT "groups_status_is_known" CHECK ("groups"."status" in ('Confirmed', 'Cancelled'))
);
--> statement-breakpoint
ALTER TABLE "groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rooming_entries" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"block_id" uuid NOT NULL,
	"guest_name" text NOT NULL,
	"phone" text,
	"check_in_date" date,
	"check_out_date" date,
	"booking_id" uuid,
	"unit_given_up" boolean DEFAULT false NOT NULL,
	CONSTRAINT "rooming_entries_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "rooming_entries_booking_is_listed_once" UNIQUE("hotel_id","booking_id"),
	CONSTRAINT "rooming_entries_have_a_guest" CHECK (btrim("rooming_entries"."guest_name") <> ''),
	CONSTRAINT "rooming_entries_have_both_days_or_none" CHECK (("rooming_entries"."check_in_date" is null) = ("rooming_entries"."check_out_date" is null) and coalesce("rooming_entries"."check_out_date" > "rooming_entries"."check_in_date", true)),
	CONSTRAINT "rooming_entries_give_up_what_a_booking_had" CHECK (not "rooming_entries"."unit_given_up" or "rooming_entries"."booking_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "rooming_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "guest_merges" (
	"hotel_id" uuid NOT NULL,
	"merged_guest_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"merged_name" text NOT NULL,
	"facts" jsonb NOT NULL,
	"merged_by" uuid NOT NULL,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_merges_happen_once" PRIMARY KEY("hotel_id","merged_guest_id"),
	CONSTRAINT "guest_merges_keep_no_clear_number" CHECK (not "guest_merges"."facts" ? 'id_number'),
	CONSTRAINT "guest_merges_are_of_two" CHECK ("guest_merges"."merged_guest_id" <> "guest_merges"."guest_id")
);
--> statement-breakpoint
ALTER TABLE "guest_merges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "guest_name_words" (
	"hotel_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "guest_name_words_are_listed_once" PRIMARY KEY("hotel_id","kind","word","guest_id"),
	CONSTRAINT "guest_name_words_kind_is_known" CHECK ("guest_name_words"."kind" in ('spelling', 'consonants'))
);
--> statement-breakpoint
ALTER TABLE "guest_name_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "guest_notes" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"note" text NOT NULL,
	"noted_by" uuid NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_notes_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "guest_notes_are_not_blank" CHECK (btrim("guest_notes"."note") <> '')
);
--> statement-breakpoint
ALTER TABLE "guest_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "guests" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"name_search" text NOT NULL,
	"phone" text,
	"phone_digits" text,
	"email" text,
	"nationality" text,
	"id_type" text,
	"encrypted_id_number" "bytea",
	"id_number_hash" "bytea",
	"id_delivery_date" date,
	"id_expire_date" date,
	"id_delivery_place" text,
	"birth_date" date,
	"birth_place" text,
	"address" text,
	"profession" text,
	"name_other_script" text,
	"other_search" text,
	"changed_by_user_id" uuid,
	"changed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "guests_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "guests_have_a_name" CHECK (btrim("guests"."full_name") <> ''),
	CONSTRAINT "guests_have_a_name_to_search" CHECK (btrim("guests"."name_search") <> ''),
	CONSTRAINT "guests_phone_digits_are_digits" CHECK ("guests"."phone_digits" ~ '^[0-9]+$'),
	CONSTRAINT "guests_id_type_is_known" CHECK ("guests"."id_type" in ('Passport', 'National ID', 'Driver''s License')),
	CONSTRAINT "guests_id_number_is_encrypted" CHECK (octet_length("guests"."encrypted_id_number") > 28),
	CONSTRAINT "guests_hash_is_of_a_number" CHECK ("guests"."id_number_hash" is null or ("guests"."encrypted_id_number" is not null and octet_length("guests"."id_number_hash") = 32))
);
--> statement-breakpoint
ALTER TABLE "guests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_keys" (
	"hotel_id" uuid NOT NULL,
	"master_key_id" text NOT NULL,
	"encrypted_key" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hotel_keys_one_per_hotel" PRIMARY KEY("hotel_id"),
	CONSTRAINT "hotel_keys_are_encrypted" CHECK (octet_length("hotel_keys"."encrypted_key") = 60)
);
--> statement-breakpoint
ALTER TABLE "hotel_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identity_reads" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"read_by" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_reads_id_is_unique" PRIMARY KEY("hotel_id","read_at","id"),
	CONSTRAINT "identity_reads_purpose_is_known" CHECK ("identity_reads"."purpose" in ('record', 'suggested', 'police-report', 'police-print'))
);
--> statement-breakpoint
ALTER TABLE "identity_reads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"star_rating" integer DEFAULT 3 NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"currency" text DEFAULT 'DZD' NOT NULL,
	"business_date" date NOT NULL,
	"expires_at" timestamp with time zone,
	"tva_bp" integer DEFAULT 900 NOT NULL,
	"stay_tax_centimes" bigint DEFAULT 50000 NOT NULL,
	"tds_bp" integer DEFAULT 200 NOT NULL,
	"high_balance_threshold_centimes" bigint,
	"nif" text DEFAULT '' NOT NULL,
	"rc" text DEFAULT '' NOT NULL,
	"nis" text DEFAULT '' NOT NULL,
	"rib" text DEFAULT '' NOT NULL,
	"custom_field_name_1" text DEFAULT '' NOT NULL,
	"custom_field_value_1" text DEFAULT '' NOT NULL,
	"custom_field_name_2" text DEFAULT '' NOT NULL,
	"custom_field_value_2" text DEFAULT '' NOT NULL,
	"time_zone" text DEFAULT 'Africa/Algiers' NOT NULL,
	"week_start" integer DEFAULT 6 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "hotels_have_a_name" CHECK (btrim("hotels"."name") <> ''),
	CONSTRAINT "hotels_have_one_to_five_stars" CHECK ("hotels"."star_rating" between 1 and 5),
	CONSTRAINT "hotels_tva_is_a_share" CHECK ("hotels"."tva_bp" between 0 and 10000),
	CONSTRAINT "hotels_tds_is_a_share" CHECK ("hotels"."tds_bp" between 0 and 10000),
	CONSTRAINT "hotels_stay_tax_is_not_negative" CHECK ("hotels"."stay_tax_centimes" >= 0),
	CONSTRAINT "hotels_high_balance_threshold_is_not_negative" CHECK ("hotels"."high_balance_threshold_centimes" >= 0),
	CONSTRAINT "hotels_week_starts_on_a_day" CHECK ("hotels"."week_start" between 0 and 6),
	CONSTRAINT "hotels_currency_is_a_code" CHECK ("hotels"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
ALTER TABLE "hotels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"hotel_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_are_claimed_once" PRIMARY KEY("hotel_id","user_id","key"),
	CONSTRAINT "idempotency_keys_are_not_blank" CHECK (btrim("idempotency_keys"."key") <> ''),
	CONSTRAINT "idempotency_keys_hash_is_a_hash" CHECK ("idempotency_keys"."request_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "idempotency_keys_status_is_a_status" CHECK ("idempotency_keys"."status" between 100 and 599)
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"hotel_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "invoice_counters_one_per_year" PRIMARY KEY("hotel_id","year"),
	CONSTRAINT "invoice_counters_are_not_negative" CHECK ("invoice_counters"."last_number" >= 0)
);
--> statement-breakpoint
ALTER TABLE "invoice_counters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"hotel_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"date" date NOT NULL,
	"description" text NOT NULL,
	"guest_name" text NOT NULL,
	"amount_centimes" bigint NOT NULL,
	CONSTRAINT "invoice_lines_one_of_a_position" PRIMARY KEY("hotel_id","invoice_id","position"),
	CONSTRAINT "invoice_lines_count_from_one" CHECK ("invoice_lines"."position" >= 1),
	CONSTRAINT "invoice_lines_have_a_description" CHECK (btrim("invoice_lines"."description") <> '')
);
--> statement-breakpoint
ALTER TABLE "invoice_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_stays" (
	"hotel_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"posting_role" text GENERATED ALWAYS AS ('transfer'::text) STORED,
	"company_id" uuid NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "invoice_stays_once_on_an_invoice" PRIMARY KEY("hotel_id","invoice_id","posting_id")
);
--> statement-breakpoint
ALTER TABLE "invoice_stays" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoices" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text DEFAULT 'invoice' NOT NULL,
	"number" text NOT NULL,
	"series_year" integer NOT NULL,
	"series_number" integer NOT NULL,
	"company_id" uuid NOT NULL,
	"corrects_invoice_id" uuid,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"issued_by" uuid,
	"business_date" date NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"tva_bp" integer NOT NULL,
	"stay_tax_rate_centimes" bigint NOT NULL,
	"subtotal_centimes" bigint NOT NULL,
	"tva_centimes" bigint NOT NULL,
	"stay_tax_centimes" bigint NOT NULL,
	"stamp_duty_centimes" bigint DEFAULT 0 NOT NULL,
	"grand_total_centimes" bigint NOT NULL,
	"status" text DEFAULT 'Unpaid' NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "invoices_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "invoices_number_is_unique_in_hotel" UNIQUE("hotel_id","number"),
	CONSTRAINT "invoices_series_number_is_unique_in_year" UNIQUE("hotel_id","series_year","series_number"),
	CONSTRAINT "invoices_of_company" UNIQUE("hotel_id","company_id","id"),
	CONSTRAINT "invoices_kind_is_known" CHECK ("invoices"."kind" in ('invoice', 'credit-note')),
	CONSTRAINT "invoices_status_is_known" CHECK ("invoices"."status" in ('Unpaid', 'Paid', 'Cancelled')),
	CONSTRAINT "invoices_credit_note_corrects_another" CHECK (("invoices"."kind" = 'credit-note') = ("invoices"."corrects_invoice_id" is not null)),
	CONSTRAINT "invoices_have_a_number" CHECK (btrim("invoices"."number") <> ''),
	CONSTRAINT "invoices_series_counts_from_one" CHECK ("invoices"."series_number" >= 1),
	CONSTRAINT "invoices_amounts_are_not_negative" CHECK ("invoices"."subtotal_centimes" >= 0 and "invoices"."tva_centimes" >= 0 and "invoices"."stay_tax_centimes" >= 0 and "invoices"."stamp_duty_centimes" >= 0),
	CONSTRAINT "invoices_rates_are_not_negative" CHECK ("invoices"."tva_bp" between 0 and 10000 and "invoices"."stay_tax_rate_centimes" >= 0),
	CONSTRAINT "invoices_grand_total_is_the_sum" CHECK ("invoices"."grand_total_centimes" = "invoices"."subtotal_centimes" + "invoices"."tva_centimes" + "invoices"."stay_tax_centimes" + "invoices"."stamp_duty_centimes"),
	CONSTRAINT "invoices_are_paid_at_a_time" CHECK (("invoices"."status" = 'Paid') = ("invoices"."paid_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outgoing_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body_text" text NOT NULL,
	"body_html" text,
	"for_hotel_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"send_after" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "outgoing_mails_have_a_recipient" CHECK (btrim("outgoing_mails"."recipient") <> ''),
	CONSTRAINT "outgoing_mails_attempts_are_not_negative" CHECK ("outgoing_mails"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "business_days" (
	"hotel_id" uuid NOT NULL,
	"date" date NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_by" uuid,
	"statistics" jsonb NOT NULL,
	"closing" jsonb,
	"trail_seq" bigint,
	"trail_hash" "bytea",
	CONSTRAINT "business_days_close_once" PRIMARY KEY("hotel_id","date"),
	CONSTRAINT "business_days_keep_a_line_with_its_hash" CHECK (("business_days"."trail_seq" is null) = ("business_days"."trail_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "business_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_invoices" (
	"hotel_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"amount_centimes" bigint NOT NULL,
	CONSTRAINT "payment_invoices_are_paid_once" PRIMARY KEY("hotel_id","invoice_id"),
	CONSTRAINT "payment_invoices_amount_is_positive" CHECK ("payment_invoices"."amount_centimes" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"method" text NOT NULL,
	"payment_date" date NOT NULL,
	"business_date" date NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"amount_centimes" bigint NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"recorded_by" uuid,
	CONSTRAINT "payments_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "payments_of_company" UNIQUE("hotel_id","company_id","id"),
	CONSTRAINT "payments_method_is_known" CHECK ("payments"."method" in ('Bank Transfer', 'Cheque', 'Cash')),
	CONSTRAINT "payments_amount_is_positive" CHECK ("payments"."amount_centimes" > 0)
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "dining_tables" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"name" text NOT NULL,
	"covers" integer NOT NULL,
	"plan_x" integer DEFAULT 0 NOT NULL,
	"plan_y" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "dining_tables_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "dining_tables_of_restaurant" UNIQUE("hotel_id","restaurant_id","id"),
	CONSTRAINT "dining_tables_have_a_name" CHECK (btrim("dining_tables"."name") <> ''),
	CONSTRAINT "dining_tables_have_covers" CHECK ("dining_tables"."covers" >= 1),
	CONSTRAINT "dining_tables_stand_on_the_plan" CHECK ("dining_tables"."plan_x" >= 0 and "dining_tables"."plan_y" >= 0)
);
--> statement-breakpoint
ALTER TABLE "dining_tables" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pos_categories" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pos_categories_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "pos_categories_of_restaurant" UNIQUE("hotel_id","restaurant_id","id"),
	CONSTRAINT "pos_categories_have_a_name" CHECK (btrim("pos_categories"."name") <> '')
);
--> statement-breakpoint
ALTER TABLE "pos_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pos_items" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"category_id" uuid,
	"name" text NOT NULL,
	"price_centimes" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pos_items_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "pos_items_have_a_name" CHECK (btrim("pos_items"."name") <> ''),
	CONSTRAINT "pos_items_price_is_not_negative" CHECK ("pos_items"."price_centimes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "pos_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "restaurants" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "restaurants_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "restaurants_have_a_name" CHECK (btrim("restaurants"."name") <> '')
);
--> statement-breakpoint
ALTER TABLE "restaurants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bill_counters" (
	"hotel_id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"month" integer NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "bill_counters_one_per_month" PRIMARY KEY("hotel_id","restaurant_id","year","month"),
	CONSTRAINT "bill_counters_month_is_a_month" CHECK ("bill_counters"."month" between 1 and 12),
	CONSTRAINT "bill_counters_are_not_negative" CHECK ("bill_counters"."last_number" >= 0)
);
--> statement-breakpoint
ALTER TABLE "bill_counters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "open_bill_lines" (
	"hotel_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"name" text NOT NULL,
	"price_centimes" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "open_bill_lines_one_per_item" PRIMARY KEY("hotel_id","bill_id","item_id"),
	CONSTRAINT "open_bill_lines_have_a_name" CHECK (btrim("open_bill_lines"."name") <> ''),
	CONSTRAINT "open_bill_lines_price_is_not_negative" CHECK ("open_bill_lines"."price_centimes" >= 0),
	CONSTRAINT "open_bill_lines_have_a_quantity" CHECK ("open_bill_lines"."quantity" >= 1)
);
--> statement-breakpoint
ALTER TABLE "open_bill_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "open_bills" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"name" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "open_bills_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "open_bills_have_a_name" CHECK (btrim("open_bills"."name") <> '')
);
--> statement-breakpoint
ALTER TABLE "open_bills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sale_lines" (
	"hotel_id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"price_centimes" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "sale_lines_one_of_a_position" PRIMARY KEY("hotel_id","sale_id","position"),
	CONSTRAINT "sale_lines_have_a_name" CHECK (btrim("sale_lines"."name") <> ''),
	CONSTRAINT "sale_lines_price_is_not_negative" CHECK ("sale_lines"."price_centimes" >= 0),
	CONSTRAINT "sale_lines_have_a_quantity" CHECK ("sale_lines"."quantity" >= 1)
);
--> statement-breakpoint
ALTER TABLE "sale_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sales" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"client_operation_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"month" integer NOT NULL,
	"number" integer NOT NULL,
	"table_name" text NOT NULL,
	"method" text NOT NULL,
	"total_centimes" bigint NOT NULL,
	"business_date" date NOT NULL,
	"sold_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sold_by" uuid,
	"booking_id" uuid,
	"posting_id" uuid,
	"posting_role" text GENERATED ALWAYS AS ('entry'::text) STORED,
	CONSTRAINT "sales_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "sales_number_is_unique_in_month" UNIQUE("hotel_id","restaurant_id","year","month","number"),
	CONSTRAINT "sales_happen_once" UNIQUE("hotel_id","client_operation_id"),
	CONSTRAINT "sales_posting_is_of_one_sale" UNIQUE("hotel_id","posting_id"),
	CONSTRAINT "sales_method_is_known" CHECK ("sales"."method" in ('Cash', 'Credit Card', 'Room')),
	CONSTRAINT "sales_to_a_room_are_posted" CHECK (case when "sales"."method" = 'Room' then "sales"."booking_id" is not null and "sales"."posting_id" is not null
        else "sales"."booking_id" is null and "sales"."posting_id" is null end),
	CONSTRAINT "sales_month_is_a_month" CHECK ("sales"."month" between 1 and 12),
	CONSTRAINT "sales_count_from_one" CHECK ("sales"."number" >= 1),
	CONSTRAINT "sales_total_is_not_negative" CHECK ("sales"."total_centimes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sales" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "public_rates" (
	"hotel_id" uuid NOT NULL,
	"room_type_id" uuid NOT NULL,
	"guest_count" integer NOT NULL,
	"rate_centimes" bigint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "public_rates_one_per_type_and_guest_count" PRIMARY KEY("hotel_id","room_type_id","guest_count"),
	CONSTRAINT "public_rates_are_for_one_to_thirteen" CHECK ("public_rates"."guest_count" between 1 and 13),
	CONSTRAINT "public_rates_are_not_negative" CHECK ("public_rates"."rate_centimes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "public_rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "module_channels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"module" text NOT NULL,
	"for_hotel_id" uuid,
	"version" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "module_channels_one_current_per_hotel" UNIQUE NULLS NOT DISTINCT("module","for_hotel_id")
);
--> statement-breakpoint
CREATE TABLE "module_releases" (
	"module" text NOT NULL,
	"version" text NOT NULL,
	"contract" integer NOT NULL,
	"platform" text NOT NULL,
	"entry" text NOT NULL,
	"files" jsonb NOT NULL,
	"views" text[] NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "module_releases_version_is_published_once" PRIMARY KEY("module","version"),
	CONSTRAINT "module_releases_have_an_entry" CHECK (btrim("module_releases"."entry") <> ''),
	CONSTRAINT "module_releases_contract_counts_from_one" CHECK ("module_releases"."contract" >= 1),
	CONSTRAINT "module_releases_list_their_files" CHECK ("module_releases"."files" <> '{}'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "facilities" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"floor_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "facilities_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "facilities_have_a_name" CHECK (btrim("facilities"."name") <> '')
);
--> statement-breakpoint
ALTER TABLE "facilities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "floors" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "floors_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "floors_have_a_name" CHECK (btrim("floors"."name") <> '')
);
--> statement-breakpoint
ALTER TABLE "floors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "room_types" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"bed_configuration" text NOT NULL,
	"max_occupancy" integer DEFAULT 1 NOT NULL,
	"is_superior" boolean DEFAULT false NOT NULL,
	"is_king" boolean DEFAULT false NOT NULL,
	"is_queen" boolean DEFAULT false NOT NULL,
	"base_rate_centimes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "room_types_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "room_types_have_a_name" CHECK (btrim("room_types"."name") <> ''),
	CONSTRAINT "room_types_beds_are_known" CHECK ("room_types"."bed_configuration" in ('Single', 'Double', 'Twin', 'Triple (1 Double + 1 Single)', 'Triple (3 Singles)', 'Quad (2 Doubles)')),
	CONSTRAINT "room_types_sleep_one_to_thirteen" CHECK ("room_types"."max_occupancy" between 1 and 13),
	CONSTRAINT "room_types_are_king_or_queen" CHECK (not ("room_types"."is_king" and "room_types"."is_queen")),
	CONSTRAINT "room_types_king_or_queen_needs_a_double" CHECK (not ("room_types"."is_king" or "room_types"."is_queen") or "room_types"."bed_configuration" like '%Double%'),
	CONSTRAINT "room_types_base_rate_is_not_negative" CHECK ("room_types"."base_rate_centimes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "room_types" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rooms" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"floor_id" uuid NOT NULL,
	"room_type_id" uuid NOT NULL,
	"number" text NOT NULL,
	"housekeeping_status" text DEFAULT 'Clean' NOT NULL,
	"assigned_to" text,
	"out_of_order_from" date,
	"out_of_order_to" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rooms_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "rooms_number_is_unique_in_hotel" UNIQUE("hotel_id","number"),
	CONSTRAINT "rooms_have_a_number" CHECK (btrim("rooms"."number") <> ''),
	CONSTRAINT "rooms_housekeeping_status_is_known" CHECK ("rooms"."housekeeping_status" in ('Dirty', 'CleaningInProgress', 'Clean', 'Inspected', 'OutOfOrder')),
	CONSTRAINT "rooms_are_out_of_order_for_a_period" CHECK (case when "rooms"."housekeeping_status" = 'OutOfOrder'
        then coalesce("rooms"."out_of_order_to" > "rooms"."out_of_order_from", false)
        else "rooms"."out_of_order_from" is null and "rooms"."out_of_order_to" is null end)
);
--> statement-breakpoint
ALTER TABLE "rooms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_once_per_account" PRIMARY KEY("token_hash","user_id"),
	CONSTRAINT "known_devices_token_is_a_hash" CHECK ("known_devices"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"succeeded" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "login_attempts_email_is_lower_case" CHECK ("login_attempts"."email" = lower("login_attempts"."email"))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id_is_a_hash" CHECK ("sessions"."id" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "sign_in_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"for_hotel_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by_session" text,
	"used_by_browser" text,
	"password_set_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	CONSTRAINT "sign_in_links_token_is_a_hash" CHECK ("sign_in_links"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "sign_in_links_email_is_lower_case" CHECK ("sign_in_links"."email" = lower("sign_in_links"."email")),
	CONSTRAINT "sign_in_links_expire_after_they_are_made" CHECK ("sign_in_links"."expires_at" > "sign_in_links"."created_at"),
	CONSTRAINT "sign_in_links_used_before_they_expire" CHECK ("sign_in_links"."used_at" is null or ("sign_in_links"."used_at" <= "sign_in_links"."expires_at" and "sign_in_links"."voided_at" is null)),
	CONSTRAINT "sign_in_links_session_has_used_it" CHECK ("sign_in_links"."used_by_session" is null or "sign_in_links"."used_at" is not null),
	CONSTRAINT "sign_in_links_browser_is_a_hash" CHECK ("sign_in_links"."used_by_browser" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "sign_in_links_browser_has_used_it" CHECK ("sign_in_links"."used_by_browser" is null or "sign_in_links"."used_at" is not null),
	CONSTRAINT "sign_in_links_password_is_set_after_use" CHECK ("sign_in_links"."password_set_at" is null or coalesce("sign_in_links"."password_set_at" >= "sign_in_links"."used_at", false)),
	CONSTRAINT "sign_in_links_purpose_is_known" CHECK ("sign_in_links"."purpose" in ('sign-in', 'invitation'))
);
--> statement-breakpoint
CREATE TABLE "hotel_users" (
	"hotel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"display_name" text DEFAULT '' NOT NULL,
	"role" text DEFAULT 'employee' NOT NULL,
	"sections" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"join_unseen" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "hotel_users_id_is_unique" PRIMARY KEY("hotel_id","id"),
	CONSTRAINT "hotel_users_email_is_unique_in_hotel" UNIQUE("hotel_id","email"),
	CONSTRAINT "hotel_users_account_is_unique_in_hotel" UNIQUE("hotel_id","user_id"),
	CONSTRAINT "hotel_users_email_is_lower_case" CHECK ("hotel_users"."email" = lower("hotel_users"."email")),
	CONSTRAINT "hotel_users_email_is_not_blank" CHECK (btrim("hotel_users"."email") <> ''),
	CONSTRAINT "hotel_users_role_is_known" CHECK ("hotel_users"."role" in ('hotel-admin', 'manager', 'commercial', 'front-office', 'housekeeping', 'pos-manager', 'employee')),
	CONSTRAINT "hotel_users_status_is_known" CHECK ("hotel_users"."status" in ('active', 'disabled')),
	CONSTRAINT "hotel_users_sections_are_known" CHECK ("hotel_users"."sections" <@ array['front_office', 'housekeeping', 'pos', 'extra']::text[])
);
--> statement-breakpoint
ALTER TABLE "hotel_users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"password_hash" text,
	"is_super_admin" boolean DEFAULT false NOT NULL,
	"language" text,
	"theme" text DEFAULT 'system' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_is_unique" UNIQUE("email"),
	CONSTRAINT "users_email_is_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_email_is_not_blank" CHECK (btrim("users"."email") <> ''),
	CONSTRAINT "users_language_is_known" CHECK ("users"."language" in ('en', 'fr', 'ar')),
	CONSTRAINT "users_theme_is_known" CHECK ("users"."theme" in ('system', 'light', 'dark'))
);
--> statement-breakpoint
ALTER TABLE "night_inventory" ADD CONSTRAINT "night_inventory_belongs_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "night_inventory" ADD CONSTRAINT "night_inventory_type_in_same_hotel" FOREIGN KEY ("hotel_id","room_type_id") REFERENCES "public"."room_types"("hotel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_guests" ADD CONSTRAINT "booking_guests_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_guests" ADD CONSTRAINT "booking_guests_booking_in_same_hotel" FOREIGN KEY ("hotel_id","booking_id") REFERENCES "public"."bookings"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_guests" ADD CONSTRAINT "booking_guests_guest_in_same_hotel" FOREIGN KEY ("hotel_id","guest_id") REFERENCES "public"."guests"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_guests" ADD CONSTRAINT "booking_guests_police_report_sender_exists" FOREIGN KEY ("police_report_sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_history" ADD CONSTRAINT "booking_history_belongs_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_history" ADD CONSTRAINT "booking_history_booking_in_same_hotel" FOREIGN KEY ("hotel_id","booking_id") REFERENCES "public"."bookings"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_history" ADD CONSTRAINT "booking_history_user_exists" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_room_in_same_hotel" FOREIGN KEY ("hotel_id","room_id") REFERENCES "public"."rooms"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_type_in_same_hotel" FOREIGN KEY ("hotel_id","room_type_id") REFERENCES "public"."room_types"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_company_in_same_hotel" FOREIGN KEY ("hotel_id","company_id") REFERENCES "public"."companies"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_group_in_same_hotel" FOREIGN KEY ("hotel_id","group_id") REFERENCES "public"."groups"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_counters" ADD CONSTRAINT "change_counters_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_changes" ADD CONSTRAINT "live_changes_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_rules" ADD CONSTRAINT "billing_rules_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_rules" ADD CONSTRAINT "billing_rules_company_in_same_hotel" FOREIGN KEY ("hotel_id","company_id") REFERENCES "public"."companies"("hotel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_rates" ADD CONSTRAINT "company_rates_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_rates" ADD CONSTRAINT "company_rates_company_in_same_hotel" FOREIGN KEY ("hotel_id","company_id") REFERENCES "public"."companies"("hotel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folio_rules" ADD CONSTRAINT "folio_rules_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folio_rules" ADD CONSTRAINT "folio_rules_folio_in_same_hotel" FOREIGN KEY ("hotel_id","folio_id") REFERENCES "public"."folios"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folios" ADD CONSTRAINT "folios_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folios" ADD CONSTRAINT "folios_booking_in_same_hotel" FOREIGN KEY ("hotel_id","booking_id") REFERENCES "public"."bookings"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folios" ADD CONSTRAINT "folios_group_in_same_hotel" FOREIGN KEY ("hotel_id","group_id") REFERENCES "public"."groups"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folios" ADD CONSTRAINT "folios_account_company_in_same_hotel" FOREIGN KEY ("hotel_id","account_company_id") REFERENCES "public"."companies"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folios" ADD CONSTRAINT "folios_company_in_same_hotel" FOREIGN KEY ("hotel_id","company_id") REFERENCES "public"."companies"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_moves" ADD CONSTRAINT "posting_moves_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_moves" ADD CONSTRAINT "posting_moves_posting_of_same_owner" FOREIGN KEY ("hotel_id","owner_id","posting_id","posting_role") REFERENCES "public"."postings"("hotel_id","owner_id","id","role") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_moves" ADD CONSTRAINT "posting_moves_from_folio_of_same_owner" FOREIGN KEY ("hotel_id","owner_kind","owner_id","from_folio_id") REFERENCES "public"."folios"("hotel_id","owner_kind","owner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_moves" ADD CONSTRAINT "posting_moves_to_folio_of_same_owner" FOREIGN KEY ("hotel_id","owner_kind","owner_id","to_folio_id") REFERENCES "public"."folios"("hotel_id","owner_kind","owner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_folio_of_same_owner" FOREIGN KEY ("hotel_id","owner_kind","owner_id","folio_id") REFERENCES "public"."folios"("hotel_id","owner_kind","owner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_reverse_the_whole_of_another" FOREIGN KEY ("hotel_id","owner_id","reverses_posting_id","reversed_facts") REFERENCES "public"."postings"("hotel_id","owner_id","id","reversible_facts") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_split_what_is_taken_back" FOREIGN KEY ("hotel_id","owner_id","split_of_posting_id") REFERENCES "public"."postings"("hotel_id","owner_id","reverses_posting_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_recharge_what_is_taken_back" FOREIGN KEY ("hotel_id","owner_id","recharges_posting_id") REFERENCES "public"."postings"("hotel_id","owner_id","reverses_posting_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_transfers_are_two_lines" FOREIGN KEY ("hotel_id","id","counterpart_posting_id","counterpart_side","amount_centimes","method","account_id") REFERENCES "public"."postings"("hotel_id","counterpart_posting_id","id","transfer_side","amount_centimes","method","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_group_pays_for_its_own_stays" FOREIGN KEY ("hotel_id","group_id","owner_id") REFERENCES "public"."bookings"("hotel_id","group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_company_pays_for_its_own_folios" FOREIGN KEY ("hotel_id","company_id","folio_id") REFERENCES "public"."folios"("hotel_id","company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_blocks" ADD CONSTRAINT "group_blocks_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_blocks" ADD CONSTRAINT "group_blocks_group_in_same_hotel" FOREIGN KEY ("hotel_id","group_id") REFERENCES "public"."groups"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_blocks" ADD CONSTRAINT "group_blocks_type_in_same_hotel" FOREIGN KEY ("hotel_id","room_type_id") REFERENCES "public"."room_types"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_company_in_same_hotel" FOREIGN KEY ("hotel_id","company_id") REFERENCES "public"."companies"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooming_entries" ADD CONSTRAINT "rooming_entries_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooming_entries" ADD CONSTRAINT "rooming_entries_block_of_same_group" FOREIGN KEY ("hotel_id","group_id","block_id") REFERENCES "public"."group_blocks"("hotel_id","group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooming_entries" ADD CONSTRAINT "rooming_entries_booking_of_same_group" FOREIGN KEY ("hotel_id","group_id","booking_id") REFERENCES "public"."bookings"("hotel_id","group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_merges" ADD CONSTRAINT "guest_merges_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_merges" ADD CONSTRAINT "guest_merges_guest_in_same_hotel" FOREIGN KEY ("hotel_id","guest_id") REFERENCES "public"."guests"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_merges" ADD CONSTRAINT "guest_merges_by_a_user" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_name_words" ADD CONSTRAINT "guest_name_words_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_name_words" ADD CONSTRAINT "guest_name_words_guest_in_same_hotel" FOREIGN KEY ("hotel_id","guest_id") REFERENCES "public"."guests"("hotel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_notes" ADD CONSTRAINT "guest_notes_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_notes" ADD CONSTRAINT "guest_notes_guest_in_same_hotel" FOREIGN KEY ("hotel_id","guest_id") REFERENCES "public"."guests"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_notes" ADD CONSTRAINT "guest_notes_author_exists" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_changed_by_a_user" FOREIGN KEY ("changed_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_keys" ADD CONSTRAINT "hotel_keys_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_reads" ADD CONSTRAINT "identity_reads_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_reads" ADD CONSTRAINT "identity_reads_by_a_user" FOREIGN KEY ("read_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_counters" ADD CONSTRAINT "invoice_counters_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_in_same_hotel" FOREIGN KEY ("hotel_id","invoice_id") REFERENCES "public"."invoices"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_stays" ADD CONSTRAINT "invoice_stays_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_stays" ADD CONSTRAINT "invoice_stays_invoice_of_same_company" FOREIGN KEY ("hotel_id","company_id","invoice_id") REFERENCES "public"."invoices"("hotel_id","company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_stays" ADD CONSTRAINT "invoice_stays_posting_of_same_company" FOREIGN KEY ("hotel_id","company_id","posting_id","posting_role") REFERENCES "public"."postings"("hotel_id","owner_id","id","role") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_in_same_hotel" FOREIGN KEY ("hotel_id","company_id") REFERENCES "public"."companies"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_correct_one_of_same_company" FOREIGN KEY ("hotel_id","company_id","corrects_invoice_id") REFERENCES "public"."invoices"("hotel_id","company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_days" ADD CONSTRAINT "business_days_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_invoices" ADD CONSTRAINT "payment_invoices_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_invoices" ADD CONSTRAINT "payment_invoices_invoice_of_same_company" FOREIGN KEY ("hotel_id","company_id","invoice_id") REFERENCES "public"."invoices"("hotel_id","company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_invoices" ADD CONSTRAINT "payment_invoices_payment_of_same_company" FOREIGN KEY ("hotel_id","company_id","payment_id") REFERENCES "public"."payments"("hotel_id","company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_in_same_hotel" FOREIGN KEY ("hotel_id","company_id") REFERENCES "public"."companies"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dining_tables" ADD CONSTRAINT "dining_tables_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dining_tables" ADD CONSTRAINT "dining_tables_restaurant_in_same_hotel" FOREIGN KEY ("hotel_id","restaurant_id") REFERENCES "public"."restaurants"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_categories" ADD CONSTRAINT "pos_categories_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_categories" ADD CONSTRAINT "pos_categories_restaurant_in_same_hotel" FOREIGN KEY ("hotel_id","restaurant_id") REFERENCES "public"."restaurants"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_items" ADD CONSTRAINT "pos_items_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_items" ADD CONSTRAINT "pos_items_restaurant_in_same_hotel" FOREIGN KEY ("hotel_id","restaurant_id") REFERENCES "public"."restaurants"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_items" ADD CONSTRAINT "pos_items_category_of_same_restaurant" FOREIGN KEY ("hotel_id","restaurant_id","category_id") REFERENCES "public"."pos_categories"("hotel_id","restaurant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_counters" ADD CONSTRAINT "bill_counters_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_counters" ADD CONSTRAINT "bill_counters_restaurant_in_same_hotel" FOREIGN KEY ("hotel_id","restaurant_id") REFERENCES "public"."restaurants"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD CONSTRAINT "open_bill_lines_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_bill_lines" ADD CONSTRAINT "open_bill_lines_bill_in_same_hotel" FOREIGN KEY ("hotel_id","bill_id") REFERENCES "public"."open_bills"("hotel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_bills" ADD CONSTRAINT "open_bills_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_bills" ADD CONSTRAINT "open_bills_table_of_same_restaurant" FOREIGN KEY ("hotel_id","restaurant_id","table_id") REFERENCES "public"."dining_tables"("hotel_id","restaurant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_sale_in_same_hotel" FOREIGN KEY ("hotel_id","sale_id") REFERENCES "public"."sales"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_restaurant_in_same_hotel" FOREIGN KEY ("hotel_id","restaurant_id") REFERENCES "public"."restaurants"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_posting_of_same_booking" FOREIGN KEY ("hotel_id","booking_id","posting_id","posting_role") REFERENCES "public"."postings"("hotel_id","owner_id","id","role") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_rates" ADD CONSTRAINT "public_rates_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_rates" ADD CONSTRAINT "public_rates_type_in_same_hotel" FOREIGN KEY ("hotel_id","room_type_id") REFERENCES "public"."room_types"("hotel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_channels" ADD CONSTRAINT "module_channels_release_exists" FOREIGN KEY ("module","version") REFERENCES "public"."module_releases"("module","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facilities" ADD CONSTRAINT "facilities_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facilities" ADD CONSTRAINT "facilities_floor_in_same_hotel" FOREIGN KEY ("hotel_id","floor_id") REFERENCES "public"."floors"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floors" ADD CONSTRAINT "floors_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_types" ADD CONSTRAINT "room_types_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_floor_in_same_hotel" FOREIGN KEY ("hotel_id","floor_id") REFERENCES "public"."floors"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_type_in_same_hotel" FOREIGN KEY ("hotel_id","room_type_id") REFERENCES "public"."room_types"("hotel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_exists" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_exists" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_session_exists" FOREIGN KEY ("used_by_session") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_users" ADD CONSTRAINT "hotel_users_belong_to_a_hotel" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_users" ADD CONSTRAINT "hotel_users_account_exists" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_guests_one_primary_per_booking" ON "booking_guests" USING btree ("hotel_id","booking_id") WHERE "booking_guests"."is_primary";--> statement-breakpoint
CREATE INDEX "booking_guests_by_guest" ON "booking_guests" USING btree ("hotel_id","guest_id","booking_id");--> statement-breakpoint
CREATE INDEX "booking_history_by_booking" ON "booking_history" USING btree ("hotel_id","booking_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_checked_in_per_room" ON "bookings" USING btree ("hotel_id","room_id") WHERE "bookings"."status" = 'Checked-in';--> statement-breakpoint
CREATE INDEX "bookings_active_by_room" ON "bookings" USING btree ("hotel_id","room_id","check_out_date") WHERE "bookings"."status" in ('Reserved', 'Confirmed', 'Checked-in');--> statement-breakpoint
CREATE INDEX "bookings_to_come" ON "bookings" USING btree ("hotel_id","check_in_date","id","check_out_date") WHERE "bookings"."status" in ('Reserved', 'Confirmed');--> statement-breakpoint
CREATE INDEX "bookings_by_check_in" ON "bookings" USING btree ("hotel_id","checked_in_on") WHERE "bookings"."checked_in_on" is not null;--> statement-breakpoint
CREATE INDEX "bookings_by_check_out" ON "bookings" USING btree ("hotel_id","checked_out_on") WHERE "bookings"."checked_out_on" is not null;--> statement-breakpoint
CREATE INDEX "bookings_by_cancellation" ON "bookings" USING btree ("hotel_id","cancelled_on") WHERE "bookings"."cancelled_on" is not null;--> statement-breakpoint
CREATE INDEX "bookings_not_shown" ON "bookings" USING btree ("hotel_id","check_in_date") WHERE "bookings"."status" = 'no-show';--> statement-breakpoint
CREATE INDEX "bookings_by_arrival" ON "bookings" USING btree ("hotel_id","check_in_date");--> statement-breakpoint
CREATE INDEX "bookings_by_departure" ON "bookings" USING btree ("hotel_id","check_out_date");--> statement-breakpoint
CREATE INDEX "bookings_by_company" ON "bookings" USING btree ("hotel_id","company_id");--> statement-breakpoint
CREATE INDEX "changes_by_kind" ON "changes" USING btree ("hotel_id","kind","seq");--> statement-breakpoint
CREATE INDEX "changes_by_entity" ON "changes" USING btree ("hotel_id","entity_id","seq") WHERE "changes"."entity_id" is not null;--> statement-breakpoint
CREATE INDEX "changes_by_person" ON "changes" USING btree ("hotel_id","by_user_id","seq") WHERE "changes"."by_user_id" is not null;--> statement-breakpoint
CREATE INDEX "changes_by_time" ON "changes" USING btree ("hotel_id","at");--> statement-breakpoint
CREATE INDEX "companies_by_name" ON "companies" USING btree ("hotel_id",lower("name"),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "postings_night_is_charged_once" ON "postings" USING btree ("hotel_id","owner_id","night","item") WHERE "postings"."night" is not null and "postings"."reverses_posting_id" is null and "postings"."split_of_posting_id" is null and "postings"."recharges_posting_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "postings_are_recharged_once" ON "postings" USING btree ("hotel_id","recharges_posting_id") WHERE "postings"."recharges_posting_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "postings_are_split_once" ON "postings" USING btree ("hotel_id","split_of_posting_id","split_half") WHERE "postings"."split_of_posting_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "postings_folio_is_transferred_once_by_a_check_out" ON "postings" USING btree ("hotel_id","folio_id","check_out_version") WHERE "postings"."check_out_version" is not null;--> statement-breakpoint
CREATE INDEX "postings_by_folio" ON "postings" USING btree ("hotel_id","folio_id");--> statement-breakpoint
CREATE INDEX "postings_by_business_date" ON "postings" USING btree ("hotel_id","business_date");--> statement-breakpoint
CREATE INDEX "group_blocks_by_departure" ON "group_blocks" USING btree ("hotel_id","check_out_date");--> statement-breakpoint
CREATE INDEX "groups_by_name" ON "groups" USING btree ("hotel_id","name_search" collate "C");--> statement-breakpoint
CREATE INDEX "rooming_entries_of_block" ON "rooming_entries" USING btree ("hotel_id","group_id","block_id");--> statement-breakpoint
CREATE INDEX "guest_merges_by_guest" ON "guest_merges" USING btree ("hotel_id","guest_id");--> statement-breakpoint
CREATE INDEX "guest_name_words_by_guest" ON "guest_name_words" USING btree ("hotel_id","guest_id");--> statement-breakpoint
CREATE INDEX "guest_notes_by_guest" ON "guest_notes" USING btree ("hotel_id","guest_id","noted_at");--> statement-breakpoint
CREATE INDEX "guests_by_document" ON "guests" USING btree ("hotel_id","id_number_hash") WHERE "guests"."id_number_hash" is not null;--> statement-breakpoint
CREATE INDEX "guests_by_name" ON "guests" USING btree ("hotel_id","name_search" collate "C");--> statement-breakpoint
CREATE INDEX "guests_by_phone" ON "guests" USING btree ("hotel_id","phone_digits" collate "C");--> statement-breakpoint
CREATE INDEX "identity_reads_by_guest" ON "identity_reads" USING btree ("hotel_id","guest_id","read_at","id");--> statement-breakpoint
CREATE INDEX "identity_reads_by_person" ON "identity_reads" USING btree ("hotel_id","read_by","read_at","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("hotel_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_stays_are_invoiced_once" ON "invoice_stays" USING btree ("hotel_id","posting_id") WHERE "invoice_stays"."released_at" is null;--> statement-breakpoint
CREATE INDEX "invoices_by_company" ON "invoices" USING btree ("hotel_id","company_id","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_by_business_date" ON "invoices" USING btree ("hotel_id","business_date");--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_turn" ON "outgoing_mails" USING btree ("send_after");--> statement-breakpoint
CREATE INDEX "payment_invoices_by_payment" ON "payment_invoices" USING btree ("hotel_id","payment_id");--> statement-breakpoint
CREATE INDEX "payments_by_business_date" ON "payments" USING btree ("hotel_id","business_date");--> statement-breakpoint
CREATE INDEX "open_bills_by_table" ON "open_bills" USING btree ("hotel_id","table_id");--> statement-breakpoint
CREATE INDEX "sales_by_business_date" ON "sales" USING btree ("hotel_id","business_date");--> statement-breakpoint
CREATE INDEX "rooms_by_type" ON "rooms" USING btree ("hotel_id","room_type_id");--> statement-breakpoint
CREATE INDEX "known_devices_by_account" ON "known_devices" USING btree ("user_id","last_used_at");--> statement-breakpoint
CREATE INDEX "login_attempts_by_pair" ON "login_attempts" USING btree ("email","address","at");--> statement-breakpoint
CREATE INDEX "login_attempts_by_email" ON "login_attempts" USING btree ("email","at");--> statement-breakpoint
CREATE INDEX "login_attempts_by_address" ON "login_attempts" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "login_attempts_by_age" ON "login_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sessions_by_account" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_links_by_hotel" ON "sign_in_links" USING btree ("for_hotel_id","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_links_by_session" ON "sign_in_links" USING btree ("used_by_session");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_links_one_open_per_email_and_hotel" ON "sign_in_links" USING btree ("email",coalesce("for_hotel_id", '00000000-0000-0000-0000-000000000000'::uuid)) WHERE "sign_in_links"."used_at" is null and "sign_in_links"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "hotel_users_by_account" ON "hotel_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hotel_users_by_email" ON "hotel_users" USING btree ("email");--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "night_inventory" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "booking_guests" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "booking_history" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "bookings" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "change_counters" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "read_by_the_system" ON "change_counters" AS PERMISSIVE FOR SELECT TO public USING ((select current_setting('app.scope', true)) = 'system');--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "changes" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "live_changes" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "billing_rules" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "companies" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "company_rates" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "folio_rules" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "folios" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "posting_moves" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "postings" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "group_blocks" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "groups" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "rooming_entries" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "guest_merges" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "guest_name_words" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "guest_notes" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "guests" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "hotel_keys" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "identity_reads" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "one_hotel" ON "hotels" AS PERMISSIVE FOR ALL TO public USING (id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "read_by_the_system" ON "hotels" AS PERMISSIVE FOR SELECT TO public USING ((select current_setting('app.scope', true)) = 'system');--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "invoice_counters" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "invoice_lines" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "invoice_stays" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "invoices" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "business_days" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "payment_invoices" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "payments" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "dining_tables" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "pos_categories" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "pos_items" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "restaurants" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "bill_counters" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "open_bill_lines" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "open_bills" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "sale_lines" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "sales" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "public_rates" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "facilities" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "floors" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "room_types" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "rooms" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "rows_of_one_hotel" ON "hotel_users" AS PERMISSIVE FOR ALL TO public USING (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid)) WITH CHECK (hotel_id = (select nullif(current_setting('app.hotel_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "read_by_the_system" ON "hotel_users" AS PERMISSIVE FOR SELECT TO public USING ((select current_setting('app.scope', true)) = 'system');