import {
  type AddReportRecipient,
  type ChangeReportRecipient,
  MAX_REPORT_RECIPIENTS,
  type ReportMail,
  type ReportPackState,
} from "@funduq/shared-types/contracts/report-mail";
import type { Language } from "@funduq/shared-types/contracts/session";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { may } from "@funduq/shared-types/rules/permissions";
import type { HotelId, ReportRecipientId } from "@funduq/shared-types/values/ids";
import { reportRecipientIdSchema } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { findLastClosedDay, insertPacks } from "./packs.queries.ts";
import {
  countRecipients,
  deleteRecipient,
  findRecipient,
  type HotelMember,
  insertRecipient,
  type ListedRecipient,
  listHotelMembers,
  listRecipients,
  lockHotelMember,
  lockRecipientList,
  type Recipient,
  setWithAttachments,
} from "./recipients.queries.ts";

/** What a user reads who has never chosen a language. */
const LANGUAGE: Language = "fr";

/** A user gets reports while they are active and may read them. */
const mayReceive = ({ hasAccount, status, role, sections }: HotelMember) =>
  hasAccount && status === "active" && may({ isSuperAdmin: false, role, sections }, "reports.view");

/** Where a recipient's mail goes; undefined while they may not get it. */
export function addressOf({
  place,
  email,
  language,
}: Recipient): { email: string; language: Language } | undefined {
  if (place)
    return mayReceive(place)
      ? { email: place.email, language: language ?? place.language ?? LANGUAGE }
      : undefined;
  return email === null ? undefined : { email, language: language ?? LANGUAGE };
}

/** Who gets the reports, and who could. */
export async function getReportMail(tx: HotelTx, hotelId: HotelId): Promise<ReportMail> {
  const recipients = await listRecipients(tx, hotelId);
  const places = await listHotelMembers(tx, hotelId);
  const listed = new Set(recipients.map(({ place }) => place?.hotelUserId));
  const users = places.filter((place) => mayReceive(place) && !listed.has(place.hotelUserId));
  return {
    recipients: recipients.map(presentRecipient),
    users: users.map(({ hotelUserId: id, name, email }) => ({ id, name, email })),
    lastClosedDate: await findLastClosedDay(tx, hotelId),
  };
}

function presentRecipient(recipient: ListedRecipient): ReportMail["recipients"][number] {
  const { id, hotelUserId, place, email, language, withAttachments, last } = recipient;
  return {
    id,
    hotelUserId,
    name: place?.name ?? "",
    email: place?.email ?? email ?? "",
    language: language ?? place?.language ?? LANGUAGE,
    withAttachments,
    isAllowed: addressOf(recipient) !== undefined,
    last: last && { date: last.date, state: stateOf(recipient) },
  };
}

function stateOf({ last, mail }: ListedRecipient): ReportPackState {
  if (last?.outcome === "not-allowed") return "not-allowed";
  if (last?.outcome === null) return "waiting";
  if (last?.isSent) return "sent";
  return mail && !mail.isGivenUp ? "waiting" : "failed";
}

/** Adds a user who may read reports, or an address outside. Returns their id and address. */
export async function addRecipient(
  tx: HotelTx,
  hotelId: HotelId,
  added: AddReportRecipient,
): Promise<{ id: ReportRecipientId; email: string }> {
  // Two requests at the same time are counted one after the other.
  await lockRecipientList(tx, hotelId);
  if ((await countRecipients(tx, hotelId)) >= MAX_REPORT_RECIPIENTS)
    throw new AppError("report-mail.too-many", { most: MAX_REPORT_RECIPIENTS });
  const place = await lockHotelMember(tx, hotelId, added);
  const id = reportRecipientIdSchema.parse(uuidv7());
  const recipient = { id, withAttachments: added.withAttachments, ...whoOf(added, place) };
  if (!(await insertRecipient(tx, hotelId, recipient)))
    throw new AppError("report-mail.already-listed", { email: recipient.address });
  return { id, email: recipient.address };
}

/** Throws for a user who may not read reports, and for an address outside that is a user's. */
function whoOf(added: AddReportRecipient, place: HotelMember | undefined) {
  if ("hotelUserId" in added) {
    if (!place || !mayReceive(place)) throw new AppError("report-mail.not-allowed");
    return { hotelUserId: added.hotelUserId, email: null, language: null, address: place.email };
  }
  const { email, language } = added;
  if (place) throw new AppError("report-mail.is-user", { email });
  return { hotelUserId: null, email, language, address: email };
}

type RecipientRef = { hotelId: HotelId; recipientId: ReportRecipientId };

/** Sends a recipient the files too, or no longer. Returns the recipient as it was. */
export async function changeRecipient(
  tx: HotelTx,
  { hotelId, recipientId: id }: RecipientRef,
  { withAttachments }: ChangeReportRecipient,
): Promise<Recipient> {
  const before = await getRecipient(tx, hotelId, id);
  await setWithAttachments(tx, hotelId, { id, withAttachments });
  return before;
}

/** Removes a recipient, with their mails that were not sent yet. Returns who it was. */
export async function removeRecipient(
  tx: HotelTx,
  { hotelId, recipientId }: RecipientRef,
): Promise<Recipient> {
  const before = await getRecipient(tx, hotelId, recipientId);
  await deleteRecipient(tx, hotelId, recipientId);
  return before;
}

async function getRecipient(
  tx: HotelTx,
  hotelId: HotelId,
  id: ReportRecipientId,
): Promise<Recipient> {
  const found = await findRecipient(tx, hotelId, id);
  if (!found) throw new AppError("report-mail.not-found");
  return found;
}

/** Mails the last closed day to the recipients who do not have it yet. Returns the day and how many mails that are. */
export async function sendLastClosedDay(tx: HotelTx, hotelId: HotelId) {
  const date = await findLastClosedDay(tx, hotelId);
  if (date === null) throw new AppError("report-mail.no-closed-day");
  return { date, saved: await insertPacks(tx, hotelId, date) };
}
