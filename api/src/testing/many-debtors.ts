import type { BookingId, CompanyId, HotelId, PostingId } from "@funduq/shared-types/values/ids";
import type { TestApp } from "./test-app.ts";

type ManyDebtors = {
  hotelId: HotelId;
  companyId: CompanyId;
  /** The room, the guest and the type of all stays. */
  likeBookingId: BookingId;
  stays: number;
  nights: number;
};

/**
 * Copies a stay: each copy has that many nights of 9 000 DA with 180 DA of tourism tax and a dinner of 1 500 DA, all
 * transferred to the company. Returns the debtors.
 */
export async function insertDebtors(
  owner: TestApp["owner"],
  { hotelId, companyId, likeBookingId, stays, nights }: ManyDebtors,
): Promise<PostingId[]> {
  const debtors = await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`create temporary table stays on commit drop as
      select gen_random_uuid() as booking, gen_random_uuid() as folio, gen_random_uuid() as one, gen_random_uuid() as other
      from generate_series(1, ${stays}::int)`;
    await tx`insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer)
      values (${hotelId}, ${companyId}, 'company', ${companyId}, 'folio_account', 'Account', 'Company')
      on conflict do nothing`;
    await tx`insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date, check_out_date, adults,
        rate_centimes, rate_plan)
      select b.hotel_id, s.booking, 'Checked-out', b.room_id, b.room_type_id, date '2026-11-01',
        date '2026-11-01' + ${nights}::int, 2, 900000, 'base' from bookings b, stays s where b.id = ${likeBookingId}`;
    await tx`insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
      select g.hotel_id, s.booking, g.guest_id, true from booking_guests g, stays s where g.booking_id = ${likeBookingId}`;
    await tx`insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer, company_id)
      select ${hotelId}, folio, 'stay', booking, 'folio_company', 'Company', 'Company', ${companyId} from stays`;
    await tx`insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, night, department, description,
        amount_centimes, business_date)
      select ${hotelId}, gen_random_uuid(), 'stay', booking, folio, 'charge', l.item, case when l.item = 'restaurant' then null
        else date '2026-11-01' + n end, l.department, l.item, l.amount, date '2026-11-01' + n
      from stays, generate_series(0, ${nights - 1}::int) n, (values ('room', 'Room', 900000), ('tourism-tax', 'Room', 18000),
        ('restaurant', 'Restaurant', 150000)) l (item, department, amount)`;
    await tx`insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, method, description, amount_centimes,
        business_date, transfer_side, counterpart_posting_id, account_id)
      select ${hotelId}, l.id, l.kind, l.owner, l.folio, 'transfer', 'Company Account', 'To the account',
        ${1_068_000 * nights}, '2026-11-11', l.side, l.counterpart, ${companyId}
      from stays cross join lateral (values (one, 'stay', booking, folio, 'from', other),
        (other, 'company', ${companyId}::uuid, ${companyId}::uuid, 'to', one)) l (id, kind, owner, folio, side, counterpart)`;
    return tx<{ id: PostingId }[]>`select other as id from stays`;
  });
  await owner`analyze postings, bookings, folios, booking_guests`;
  return debtors.map(({ id }) => id);
}
