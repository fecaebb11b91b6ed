import type {
  DuplicateSearch,
  Guest,
  GuestDuplicate,
  GuestNotes,
  GuestNotesQuery,
  GuestProfile,
  GuestRef,
  GuestStays,
  GuestStaysQuery,
  SavedGuest,
  SavedNote,
} from "@funduq/shared-types/contracts/guest";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { nameSearch, phoneDigits } from "@funduq/shared-types/rules/name-search";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { and, eq, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { setNameWords } from "./guests.queries.ts";
import { guestNotes, guests } from "./guests.tables.ts";
import type { IdentityEncryption } from "./identity-encryption.service.ts";

const isGuest = ({ hotelId, guestId }: GuestRef) =>
  and(eq(guests.hotelId, hotelId), eq(guests.id, guestId));

const userName = sql`coalesce(nullif(u.display_name, ''), u.email, '')`;

/** A guest's stored record with the encrypted identity number; null where the hotel has no guest of that id. */
export async function findGuest(
  tx: HotelTx,
  { hotelId, guestId }: GuestRef,
): Promise<Guest | null> {
  return selectJson(
    tx,
    sql`
    select (select json_build_object(
      'id', g.id, 'fullName', g.full_name, 'nameOtherScript', g.name_other_script,
      'phone', g.phone, 'email', g.email, 'nationality', g.nationality,
      'idType', g.id_type, 'idNumber', encode(g.encrypted_id_number, 'base64'), 'idDeliveryDate', g.id_delivery_date,
      'idExpireDate', g.id_expire_date, 'idDeliveryPlace', g.id_delivery_place,
      'birthDate', g.birth_date, 'birthPlace', g.birth_place,
      'address', g.address, 'profession', g.profession,
      'merges', (select coalesce(json_agg(json_build_object(
          'at', m.merged_at, 'user', ${userName}, 'mergedName', m.merged_name
        ) order by m.merged_at desc), '[]')
        from guest_merges m left join users u on u.id = m.merged_by
        where m.hotel_id = g.hotel_id and m.guest_id = g.id),
      'isVip', g.is_vip, 'createdAt', g.created_at, 'version', g.version)
      from guests g where g.hotel_id = ${hotelId} and g.id = ${guestId}) as json`,
  );
}

const storedProfile = ({ idNumber, ...profile }: GuestProfile) => ({
  ...profile,
  nameSearch: nameSearch(profile.fullName),
  otherSearch: nameSearch(profile.nameOtherScript ?? "") || null,
  phoneDigits: phoneDigits(profile.phone ?? "") || null,
});

function storedIdNumber(
  encryption: IdentityEncryption | "number-stays" | undefined,
  guestId: GuestId,
  { idNumber }: Pick<GuestProfile, "idNumber">,
) {
  if (encryption === "number-stays") return {};
  if (idNumber === null) return { encryptedIdNumber: null, idNumberHash: null };
  if (!encryption)
    throw new Error("an identity number is stored encrypted, and its key is missing");
  return {
    encryptedIdNumber: encryption.encrypt(guestId, idNumber),
    idNumberHash: encryption.hash(idNumber),
  };
}

export async function insertProfile(
  tx: HotelTx,
  hotelId: HotelId,
  profile: GuestProfile,
  encryption: IdentityEncryption | undefined,
  { by, now }: WriteContext,
): Promise<SavedGuest> {
  const id = uuidv7() as GuestId;
  const at = now.toISOString();
  const [saved] = await tx
    .insert(guests)
    .values({
      ...storedProfile(profile),
      ...storedIdNumber(encryption, id, profile),
      hotelId,
      id,
      createdAt: at,
      changedAt: at,
      changedBy: by.userId,
    })
    .returning({ id: guests.id, version: guests.version });
  if (!saved) throw new AppError("guest.not-found");
  await setNameWords(tx, { hotelId, guestId: id });
  return saved;
}

export async function updateProfile(
  tx: HotelTx,
  ref: GuestRef,
  profile: GuestProfile,
  encryption: IdentityEncryption | "number-stays" | undefined,
  { by, now }: WriteContext,
): Promise<SavedGuest> {
  const [saved] = await tx
    .update(guests)
    .set({
      ...storedProfile(profile),
      ...storedIdNumber(encryption, ref.guestId, profile),
      changedAt: now.toISOString(),
      changedBy: by.userId,
      version: sql`${guests.version} + 1`,
    })
    .where(isGuest(ref))
    .returning({ id: guests.id, version: guests.version });
  if (!saved) throw new AppError("guest.not-found");
  await setNameWords(tx, ref);
  return saved;
}

export async function updateVip(tx: HotelTx, ref: GuestRef, isVip: boolean): Promise<void> {
  await tx.update(guests).set({ isVip }).where(isGuest(ref));
}

/** The guest's version, locked until the transaction ends; undefined where there is no such guest. */
export async function lockGuestRow(tx: HotelTx, ref: GuestRef) {
  const { id, version, fullName, phone, isVip } = guests;
  const [guest] = await tx
    .select({ id, version, fullName, phone, isVip })
    .from(guests)
    .where(isGuest(ref))
    .for("no key update");
  return guest;
}

/** Who last changed a guest's record, and when. */
export async function findLastChange(
  tx: HotelTx,
  { hotelId, guestId }: GuestRef,
): Promise<{ changedBy: string; changedAt: string }> {
  return selectJson(
    tx,
    sql`
    select json_build_object('changedBy', ${userName}, 'changedAt', coalesce(g.changed_at::text, '')) as json
    from guests g left join users u on u.id = g.changed_by_user_id
    where g.hotel_id = ${hotelId} and g.id = ${guestId}`,
  );
}

/** Past nights; for a guest in house, the nights up to the business date. */
const nightsOver = (hotelId: HotelId) => sql`
  case status when 'Checked-out' then check_out_date - check_in_date
    when 'Checked-in' then greatest(0, least(check_out_date,
      (select business_date from hotels where id = ${hotelId})) - check_in_date) end`;

/** Stays or notes of a page. */
const PAGE = 50;

/** One page of a guest's stays, newest first (GST-03), plus one extra stay if there is another page. */
export const guestStaysQuery = (
  { hotelId, guestId }: GuestRef,
  { beforeDate, beforeId }: GuestStaysQuery = {},
) => sql`
  with stays as (
    select b.*, bg.is_primary
    from booking_guests bg
    join bookings b on b.hotel_id = bg.hotel_id and b.id = bg.booking_id
    where bg.hotel_id = ${hotelId} and bg.guest_id = ${guestId}
  ),
  page as (
    select * from stays
    where ${beforeDate && beforeId ? sql`(check_in_date, id) < (${beforeDate}::date, ${beforeId}::uuid)` : sql`true`}
    order by check_in_date desc, id desc limit ${PAGE + 1}
  )
  select json_build_object(
    'count', (select count(*) from stays),
    'nightsStayed', (select coalesce(sum(${nightsOver(hotelId)}), 0)::int from stays),
    'stays', (select coalesce(json_agg(json_build_object(
        'bookingId', s.id, 'reference', s.reference, 'status', s.status, 'roomNumber', r.number, 'roomTypeName', t.name,
        'checkInDate', s.check_in_date, 'checkOutDate', s.check_out_date,
        'nights', s.check_out_date - s.check_in_date,
        'totalCentimes', s.earlier_centimes
          + s.rate_centimes * (s.check_out_date - s.check_in_date - s.earlier_nights),
        'companyName', c.name, 'isPrimary', s.is_primary
      ) order by s.check_in_date desc, s.id desc), '[]')
      from page s
      join rooms r on r.hotel_id = ${hotelId} and r.id = s.room_id
      join room_types t on t.hotel_id = ${hotelId} and t.id = s.room_type_id
      left join companies c on c.hotel_id = ${hotelId} and c.id = s.company_id)) as json`;

export async function listStays(
  tx: HotelTx,
  ref: GuestRef,
  query: GuestStaysQuery,
): Promise<GuestStays> {
  const found = await selectJson<Omit<GuestStays, "next">>(tx, guestStaysQuery(ref, query));
  const stays = found.stays.slice(0, PAGE);
  const last = found.stays.length > PAGE ? stays.at(-1) : undefined;
  return { ...found, stays, next: last ? { date: last.checkInDate, id: last.bookingId } : null };
}

/**
 * One page of a guest's notes, newest first (GST-04), plus one extra note if there is another page. The cursor
 * is an id alone: notes never change, so the database knows its time to the microsecond.
 */
export const guestNotesQuery = (
  { hotelId, guestId }: GuestRef,
  { beforeId }: GuestNotesQuery = {},
) => {
  const beforeAt = sql`(select noted_at from guest_notes where hotel_id = ${hotelId} and id = ${beforeId}::uuid)`;
  return sql`
  with page as (
    select * from guest_notes
    where hotel_id = ${hotelId} and guest_id = ${guestId}
      and ${beforeId ? sql`(noted_at, id) < (${beforeAt}, ${beforeId}::uuid)` : sql`true`}
    order by noted_at desc, id desc limit ${PAGE + 1}
  )
  select coalesce(json_agg(json_build_object(
      'id', n.id, 'note', n.note, 'user', ${userName}, 'at', n.noted_at
    ) order by n.noted_at desc, n.id desc), '[]') as json
  from page n left join users u on u.id = n.noted_by`;
};

export async function listNotes(
  tx: HotelTx,
  ref: GuestRef,
  query: GuestNotesQuery,
): Promise<GuestNotes> {
  const found = await selectJson<GuestNotes["notes"]>(tx, guestNotesQuery(ref, query));
  const notes = found.slice(0, PAGE);
  const last = found.length > PAGE ? notes.at(-1) : undefined;
  return { notes, next: last?.id ?? null };
}

export async function insertNote(
  tx: HotelTx,
  { hotelId, guestId }: GuestRef,
  note: string,
  { by, now }: WriteContext,
): Promise<SavedNote> {
  const id = uuidv7();
  const notedAt = now.toISOString();
  const noted = { note, notedBy: by.userId, notedAt };
  await tx.insert(guestNotes).values({ hotelId, id, guestId, ...noted });
  return { id };
}

const MOST_DUPLICATES = 8;

/**
 * Possible duplicates: the same name without case and accents, the same phone number, or the same document
 * number. Each condition uses its own index.
 */
export async function findDuplicates(
  tx: HotelTx,
  hotelId: HotelId,
  { fullName = "", phone = "", except }: DuplicateSearch,
  idNumberHash: Buffer | null,
): Promise<GuestDuplicate[]> {
  const same = [
    sql`select id, 'document' as reason, 0 as weight from guests
      where hotel_id = ${hotelId}
        and id_number_hash = decode(${idNumberHash?.toString("hex") ?? null}, 'hex')`,
    sql`select id, 'phone', 1 from guests
      where hotel_id = ${hotelId} and phone_digits collate "C" = ${phoneDigits(phone)}`,
    sql`select id, 'name', 2 from guests
      where hotel_id = ${hotelId} and name_search collate "C" = ${nameSearch(fullName)}`,
  ].map((query) => sql`(${query} limit ${MOST_DUPLICATES})`);
  return selectJson(
    tx,
    sql`
    with same as (${sql.join(same, sql` union all `)}),
    found as (
      select id, array_agg(reason order by weight) as reasons,
        min(weight) as first, count(*) as hits
      from same where id <> coalesce(${except ?? null}::uuid, '00000000-0000-0000-0000-000000000000')
      group by id order by min(weight), count(*) desc, id limit ${MOST_DUPLICATES}
    )
    select coalesce(json_agg(json_build_object(
        'id', g.id, 'fullName', g.full_name, 'phone', g.phone, 'nationality', g.nationality,
        'birthDate', g.birth_date, 'reasons', f.reasons, 'createdAt', g.created_at,
        'lastStay', (select json_build_object('roomNumber', r.number,
            'checkInDate', b.check_in_date, 'checkOutDate', b.check_out_date)
          from booking_guests bg
          join bookings b on b.hotel_id = bg.hotel_id and b.id = bg.booking_id
          join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
          where bg.hotel_id = g.hotel_id and bg.guest_id = g.id
            and b.status in ('Checked-in', 'Checked-out')
          order by b.check_in_date desc, b.created_at desc, b.id desc limit 1)
      ) order by f.first, f.hits desc, g.name_search, g.id), '[]') as json
    from found f join guests g on g.hotel_id = ${hotelId} and g.id = f.id`,
  );
}
