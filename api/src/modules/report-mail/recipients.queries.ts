import type { Language } from "@funduq/shared-types/contracts/session";
import type { HotelRole, Section, UserStatus } from "@funduq/shared-types/contracts/user";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId, HotelUserId, ReportRecipientId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { acquireHotelLock } from "../../platform/db/hotel-lock.ts";

/** A user's place in the hotel, as far as it decides who gets reports. Without an account they have not signed in yet. */
export type HotelMember = {
  hotelUserId: HotelUserId;
  name: string;
  email: string;
  language: Language | null;
  hasAccount: boolean;
  status: UserStatus;
  role: HotelRole;
  sections: Section[];
};

export type Recipient = {
  id: ReportRecipientId;
  /** The address and language of a recipient who is no user. */
  email: string | null;
  language: Language | null;
  withAttachments: boolean;
  hotelUserId: HotelUserId | null;
  /** The user who was chosen, or who has this address in the hotel. */
  place: HotelMember | null;
};

export type ListedRecipient = Recipient & {
  last: { date: CalendarDate; outcome: "mailed" | "not-allowed" | null; isSent: boolean } | null;
  /** The last mail in the outbox: null once it was sent, or was given up 90 days ago. */
  mail: { isGivenUp: boolean } | null;
};

const place: SQL = sql`json_build_object(
  'hotelUserId', u.id, 'name', coalesce(nullif(u.display_name, ''), a.display_name, ''), 'email', u.email,
  'language', a.language, 'hasAccount', u.user_id is not null,
  'status', u.status, 'role', u.role, 'sections', to_json(u.sections))`;

const recipientColumns: SQL = sql`
  r.id, r.email, r.language, r.with_attachments as "withAttachments", r.hotel_user_id as "hotelUserId",
  case when u.id is not null then ${place} end as place`;

/** The user's row is read by address too: an address outside gives nobody what their place does not. */
const recipientTables: SQL = sql`
  report_recipients r
  left join hotel_users u on u.hotel_id = r.hotel_id and (u.id = r.hotel_user_id or u.email = r.email)
  left join users a on a.id = u.user_id`;

export async function listRecipients(tx: HotelTx, hotelId: HotelId): Promise<ListedRecipient[]> {
  const rows = await tx.execute<ListedRecipient>(sql`
    select ${recipientColumns},
      case when p.date is not null then json_build_object('date', p.date, 'outcome', p.outcome,
        'isSent', p.sent_at is not null) end as last,
      case when m.id is not null then json_build_object('isGivenUp', m.send_after = 'infinity') end as mail
    from ${recipientTables}
    left join lateral (select * from report_packs p
      where p.hotel_id = r.hotel_id and p.recipient_id = r.id order by p.date desc limit 1) p on true
    left join outgoing_mails m on m.id = p.mail_id
    where r.hotel_id = ${hotelId} order by coalesce(u.email, r.email), r.id`);
  return [...rows];
}

export async function findRecipient(
  tx: HotelTx,
  hotelId: HotelId,
  id: ReportRecipientId,
): Promise<Recipient | undefined> {
  const [row] = await tx.execute<Recipient>(sql`
    select ${recipientColumns} from ${recipientTables} where r.hotel_id = ${hotelId} and r.id = ${id}`);
  return row;
}

/** The hotel's users by name. */
export async function listHotelMembers(tx: HotelTx, hotelId: HotelId): Promise<HotelMember[]> {
  return membersWhere(tx, hotelId, sql`u.status = 'active'`);
}

/** Locks a user's place, so that their rights stay as they are until the commit. */
export async function lockHotelMember(
  tx: HotelTx,
  hotelId: HotelId,
  wanted: { hotelUserId: HotelUserId } | { email: string },
): Promise<HotelMember | undefined> {
  const by = "email" in wanted ? sql`u.email = ${wanted.email}` : sql`u.id = ${wanted.hotelUserId}`;
  await tx.execute(
    sql`select from hotel_users u where u.hotel_id = ${hotelId} and ${by} for share`,
  );
  const [found] = await membersWhere(tx, hotelId, by);
  return found;
}

async function membersWhere(tx: HotelTx, hotelId: HotelId, wanted: SQL): Promise<HotelMember[]> {
  const rows = await tx.execute<{ place: HotelMember }>(sql`
    select ${place} as place
    from hotel_users u left join users a on a.id = u.user_id
    where u.hotel_id = ${hotelId} and ${wanted}
    order by lower(coalesce(nullif(u.display_name, ''), a.display_name, u.email)), u.id`);
  return rows.map((row) => row.place);
}

/** Has changes of a hotel's list of recipients wait for each other, so that its limit holds. */
export async function lockRecipientList(tx: HotelTx, hotelId: HotelId): Promise<void> {
  await tx.execute(sql`select ${acquireHotelLock("recipients", hotelId, "exclusive")}`);
}

export async function countRecipients(tx: HotelTx, hotelId: HotelId): Promise<number> {
  const rows = await tx.execute(sql`select from report_recipients where hotel_id = ${hotelId}`);
  return rows.length;
}

type NewRecipient = Omit<Recipient, "place"> & {
  address: string;
};

/** False where the user or their address is listed already. `address`: where their mail goes now. */
export async function insertRecipient(
  tx: HotelTx,
  hotelId: HotelId,
  { id, hotelUserId, email, language, withAttachments, address }: NewRecipient,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    insert into report_recipients (hotel_id, id, hotel_user_id, email, language, with_attachments)
    select ${hotelId}::uuid, ${id}::uuid, ${hotelUserId}::uuid, ${email}, ${language}, ${withAttachments}
    where not exists (select from report_recipients r
      where r.hotel_id = ${hotelId} and r.email = ${address})
    on conflict do nothing returning 1`);
  return rows.length > 0;
}

export async function setWithAttachments(
  tx: HotelTx,
  hotelId: HotelId,
  { id, withAttachments }: { id: ReportRecipientId; withAttachments: boolean },
): Promise<void> {
  await tx.execute(sql`update report_recipients set with_attachments = ${withAttachments}
    where hotel_id = ${hotelId} and id = ${id}`);
}

/** Deletes the recipient with their packs, and their mails that were not sent yet. */
export async function deleteRecipient(
  tx: HotelTx,
  hotelId: HotelId,
  id: ReportRecipientId,
): Promise<void> {
  await tx.execute(sql`delete from outgoing_mails m using report_packs p
    where p.hotel_id = ${hotelId} and p.recipient_id = ${id} and m.id = p.mail_id`);
  await tx.execute(sql`delete from report_recipients where hotel_id = ${hotelId} and id = ${id}`);
}
