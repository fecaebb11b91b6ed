import { formatMoney } from "../values/money-text.ts";

/**
 * Every failure a user can meet, once.
 *
 * Code branches on the key and people read the message; nobody writes error prose
 * anywhere else. Texts are those of the specification, section 8, where it has one.
 * French and Arabic translate them by code in the facade.
 */
export const errorCatalogue = {
  "request.invalid": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please check the highlighted fields.",
  ),
  "request.malformed": entry(400, () => "The request could not be read."),
  "request.too-large": entry(413, () => "The request is too large."),
  "request.media-type": entry(415, () => "The request must be JSON."),
  "request.cross-site": entry(403, () => "This request came from another site and was refused."),
  "request.key-missing": entry(400, () => "The Idempotency-Key header is required."),
  "request.key-reused": entry(422, () => "This request was already used for something else."),
  "request.not-found": entry(404, () => "Not found."),
  "request.method": entry(405, () => "This address does not accept that method."),
  "request.stale": entry(
    409,
    // Empty where the log no longer tells: a change too long ago, or one that nobody signed in made.
    (p: { changedBy: string; changedAt: string }) =>
      `${p.changedBy || "Someone"} changed this in the meantime. Reload to see the latest version.`,
  ),
  "request.refused-by-data": entry(409, () => "The data does not allow this change."),
  "session.required": entry(401, () => "Please sign in."),
  "session.unknown-email": entry(401, () => "No account for that email."),
  "session.wrong-password": entry(401, () => "Incorrect password."),
  "session.login-failed": entry(401, () => "Login failed."),
  "session.too-many-attempts": entry(429, () => "Too many attempts. Try again later."),
  "session.no-hotel": entry(403, () => "Your account has no hotel access yet. Contact an admin."),
  "session.no-profile": entry(403, () => "User profile not found. Contact an admin."),
  "session.too-many-streams": entry(429, () => "Too many open screens. Close one and try again."),
  "session.password-not-expected": entry(
    403,
    () =>
      "A password can only be set within an hour of opening a sign-in link. Ask for a new link.",
  ),
  "sign-in-link.invalid": entry(401, () => "This sign-in link is invalid or expired."),
  "password.too-short": entry(
    400,
    (p: { min: number }) => `Password must be at least ${p.min} characters.`,
  ),
  "password.common": entry(400, () => "This password is too common. Please choose another one."),
  "section.denied": entry(
    403,
    (p: { section: string }) => `Access denied for section: ${p.section}`,
  ),
  "section.hotel-not-selected": entry(400, () => "Select a hotel first."),
  "super-admin.required": entry(403, () => "Access denied."),
  "subscription.expired": entry(403, () => "Subscription Expired"),
  "hotel.not-found": entry(404, () => "Hotel not found."),
  "hotel.other-name": entry(
    409,
    (p: { name: string }) => `The hotel is called ${p.name} now. Nothing was deleted.`,
  ),
  "hotel.export-failed": entry(
    500,
    () => "The hotel's data could not be exported, so nothing was deleted.",
  ),
  "user.not-found": entry(404, () => "User not found."),
  "user.already-here": entry(
    409,
    (p: { email: string }) => `${p.email} already has a place in this hotel.`,
  ),
  "user.too-many-links": entry(
    429,
    () => "Too many sign-in links were sent within the hour. Try again later.",
  ),
  "user.email-fixed": entry(
    409,
    () => "They have signed in with this email meanwhile: it can no longer be changed.",
  ),
  "user.own-status": entry(409, () => "You cannot disable your own account."),
  "user.own-rights": entry(
    409,
    () => "You cannot change your own role or sections. Ask another admin.",
  ),
  "mail.not-found": entry(404, () => "This mail is no longer kept."),
  "module.not-found": entry(404, () => "Module not found."),
  "release.token-required": entry(401, () => "A release token of this department is needed."),
  "release.other-department": entry(
    403,
    (p: { module: string }) => `This token releases ${p.module} only.`,
  ),
  "release.refused": entry(422, (p: { reason: string }) => `The release was refused. ${p.reason}`),
  "release.version-taken": entry(
    409,
    (p: { version: string }) =>
      `Version ${p.version} is already published with other files. A version never changes.`,
  ),
  "release.moved-on": entry(
    409,
    (p: { version: string }) => `The current version is ${p.version} in the meantime.`,
  ),
  "room.not-found": entry(404, () => "Room not found on this floor!"),
  "room-type.not-found": entry(404, () => "Room type not found."),
  "room.not-ready": entry(
    409,
    (p: { roomNumber: string; status: string }) =>
      `Room ${p.roomNumber} is ${p.status}. It must be Clean or Inspected before check-in.`,
  ),
  "room.out-of-order": entry(
    409,
    (p: { roomNumber: string; from: string; to: string }) =>
      `Room ${p.roomNumber} is out of order from ${p.from} to ${p.to}.`,
  ),
  "room.period-invalid": entry(400, () => "Please select a valid start and end date."),
  "room.needed-by-booking": entry(
    409,
    (p: { roomNumber: string; guestName: string; checkInDate: string; checkOutDate: string }) =>
      `Room ${p.roomNumber} is needed by ${p.guestName} (${p.checkInDate} → ${p.checkOutDate}).`,
  ),
  "booking.not-found": entry(404, () => "Booking not found!"),
  "booking.data-missing": entry(
    400,
    (_: { fields: FieldFault[] }) =>
      "Booking object is missing required data (checkInDate, checkOutDate, or typeId).",
  ),
  "booking.guest-missing": entry(400, () => "No guest information provided."),
  "booking.primary-guest-missing": entry(400, () => "No primary guest identified."),
  "booking.dates-reversed": entry(400, () => "Check-out date must be after the Check-in date."),
  "booking.check-in-past": entry(
    400,
    (p: { businessDate: string }) =>
      `The check-in date is before the business date ${p.businessDate}.`,
  ),
  "booking.too-long": entry(
    400,
    (p: { maxNights: number }) => `A stay can't be longer than ${p.maxNights} nights.`,
  ),
  "booking.too-far": entry(
    400,
    (p: { lastDate: string }) => `Bookings are open up to ${p.lastDate}.`,
  ),
  "booking.too-many-guests": entry(
    409,
    (p: { roomTypeName: string; maxOccupancy: number }) =>
      `${p.roomTypeName} takes at most ${p.maxOccupancy} ${p.maxOccupancy === 1 ? "guest" : "guests"}.`,
  ),
  "booking.rate-missing": entry(400, () => "Please select a valid rate plan for this booking."),
  "booking.rate-changed": entry(
    409,
    () => "The rate has changed in the meantime. Please choose the rate again.",
  ),
  "rates.changed": entry(
    409,
    // Empty where the log no longer tells who it was.
    (p: { changedBy: string }) =>
      `${p.changedBy || "Someone"} changed some of these rates in the meantime. Look at the marked ones, then save again.`,
  ),
  "booking.room-taken": entry(
    409,
    (_: { clashes: Clash[] }) =>
      "Sorry, a last-minute conflict was detected. The selected room is no longer available.",
  ),
  "booking.not-today": entry(
    409,
    (p: { checkInDate: string; businessDate: string }) =>
      `The stay begins on ${p.checkInDate}; the business date is ${p.businessDate}.`,
  ),
  "booking.not-checked-in": entry(409, () => "Only a checked-in guest can be checked out."),
  "booking.not-arriving": entry(
    409,
    () => "Only a reserved or confirmed booking can be checked in.",
  ),
  "booking.room-occupied": entry(
    409,
    (p: { roomNumber: string; guestName: string }) =>
      `${p.guestName} is still checked in to room ${p.roomNumber}.`,
  ),
  "booking.closed": entry(409, () => "The stay is closed; nothing can be posted to it."),
  "booking.status-change-refused": entry(
    409,
    (p: { from: string; to: string }) => `A booking can't go from ${p.from} to ${p.to}.`,
  ),
  "booking.cancel-reason-missing": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please provide a reason for cancellation.",
  ),
  "booking.cancel-unsettled": entry(
    409,
    (p: { folioName: string; balanceCentimes: number }) =>
      `The folio '${p.folioName}' has a balance of ${formatMoney(p.balanceCentimes)}. Refund or reverse it before cancelling.`,
  ),
  "booking.stay-over": entry(
    409,
    (p: { checkOutDate: string; businessDate: string }) =>
      `The stay ended on ${p.checkOutDate}; the business date is ${p.businessDate}.`,
  ),
  "booking.undo-reason-missing": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please provide a reason for the undo.",
  ),
  "booking.nothing-to-undo": entry(409, () => "There is no step that can be undone."),
  "booking.undo-too-late": entry(
    409,
    (p: { stepDate: string; businessDate: string }) =>
      `This was done on ${p.stepDate}; the business date is ${p.businessDate}. It can no longer be undone.`,
  ),
  "booking.ended": entry(409, () => "The stay has ended; it can no longer be changed."),
  "booking.check-in-fixed": entry(
    409,
    () => "The guest has arrived; the check-in date can no longer change.",
  ),
  "booking.check-out-past": entry(
    400,
    (p: { businessDate: string }) =>
      `The check-out date is before the business date ${p.businessDate}.`,
  ),
  "booking.same-room": entry(
    409,
    (p: { roomNumber: string }) => `The guest already has room ${p.roomNumber}.`,
  ),
  "booking.company-unsettled": entry(
    409,
    (p: { folioName: string; balanceCentimes: number }) =>
      `The folio '${p.folioName}' has a balance of ${formatMoney(p.balanceCentimes)}. Settle or move it before changing the company.`,
  ),
  "availability.too-many-days": entry(
    400,
    (p: { maxDays: number }) => `Please ask for at most ${p.maxDays} days at once.`,
  ),
  "booking.invoiced": entry(409, () => "The stay has been invoiced; this can no longer change."),
  "availability.overbooked": entry(
    409,
    (p: { roomTypeId: string; date: string; left: number }) =>
      `Overbooking! Not enough rooms of type ID ${p.roomTypeId} available on ${p.date}. Only ${p.left} left.`,
  ),
  "group.not-found": entry(404, () => "Group not found."),
  "group.name-missing": entry(400, () => "Please enter a group name or select a company."),
  "group.block-incomplete": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please fill out all fields for each room block.",
  ),
  "group.block-dates": entry(
    400,
    () => "Check-out date must be after the check-in date for all blocks.",
  ),
  "group.cancelled": entry(409, () => "This group was cancelled."),
  "group.block-not-found": entry(404, () => "The group has no such room block."),
  "group.block-named": entry(
    409,
    (p: { roomTypeName: string; names: number }) =>
      `${p.names} names on the rooming list are in ${p.roomTypeName}. Take them off the list before giving rooms up.`,
  ),
  "group.block-full": entry(
    409,
    (p: { roomTypeName: string; quantity: number }) =>
      `All ${p.quantity} rooms of ${p.roomTypeName} are on the rooming list.`,
  ),
  "group.type-twice": entry(
    409,
    (p: { roomTypeName: string }) => `The group already has a block of ${p.roomTypeName}.`,
  ),
  "group.all-types-added": entry(409, () => "All available room types have been added."),
  "group.assignment-incomplete": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please enter a guest name and select a room.",
  ),
  "group.entry-not-found": entry(404, () => "This name is no longer on the rooming list."),
  "group.entry-assigned": entry(
    409,
    (p: { guestName: string; roomNumber: string }) =>
      `${p.guestName} already has room ${p.roomNumber}.`,
  ),
  "group.block-over": entry(
    409,
    (p: { checkOutDate: string; businessDate: string }) =>
      `The block ended on ${p.checkOutDate}; the business date is ${p.businessDate}.`,
  ),
  "group.dates-outside": entry(
    409,
    (p: { roomTypeName: string; checkInDate: string; checkOutDate: string }) =>
      `The block of ${p.roomTypeName} is for the nights from ${p.checkInDate} to ${p.checkOutDate}. Other nights are booked at their own rate.`,
  ),
  "group.party-too-large": entry(
    409,
    (p: { roomTypeName: string; persons: number; party: number }) =>
      `The rate of ${p.roomTypeName} was agreed for a party of ${p.persons} in a room, not for ${p.party}.`,
  ),
  "group.account-open": entry(
    409,
    (p: { balanceCentimes: number }) =>
      `The group's account is not at zero: its balance is ${formatMoney(p.balanceCentimes)}. Settle it first.`,
  ),
  "group.not-its-stay": entry(409, () => "This stay is not one of the group."),
  "group.posting-of-stay": entry(
    409,
    () =>
      "This came from the folio of a stay. Reverse it there, and it leaves the group's account.",
  ),
  "guest.not-found": entry(404, () => "Guest not found."),
  "guest.merged": entry(
    409,
    (p: { guestName: string; guestId: string }) =>
      `This record has been made part of that of ${p.guestName}. Open that one and save again.`,
  ),
  "guest.name-missing": entry(400, (_: { fields: FieldFault[] }) => "Guest name is required."),
  "guest.merged-with-itself": entry(400, () => "Please choose two different guests."),
  "company.not-found": entry(404, () => "Company not found for this hotel!"),
  "folio.not-found": entry(404, () => "One or both folios could not be found."),
  "folio.posting-not-found": entry(
    404,
    () => "Transaction to move was not found in the source folio.",
  ),
  "folio.transaction-not-found": entry(404, () => "Transaction not found."),
  "folio.reversal-reason-missing": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please provide a reason for the reversal.",
  ),
  "folio.already-reversed": entry(409, () => "This transaction has already been reversed."),
  "folio.is-reversal": entry(409, () => "A reversal is final. Post the correct amount instead."),
  "folio.is-transfer": entry(
    409,
    () => "A transfer to the company account can't be moved. Reverse it instead.",
  ),
  "folio.is-group-transfer": entry(
    409,
    () => "A transfer to the group's account can't be moved. Reverse it instead.",
  ),
  "folio.not-settled": entry(
    409,
    (p: { folioName: string }) => `The folio '${p.folioName}' must be settled before check-out.`,
  ),
  "folio.split-reason-missing": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please provide a reason for the split.",
  ),
  "folio.split-too-much": entry(
    409,
    (p: { amountCentimes: number }) =>
      `The part must be above zero and below the whole amount of ${formatMoney(p.amountCentimes)}.`,
  ),
  "folio.refund-reason-missing": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please provide a reason for the refund.",
  ),
  "folio.refund-too-much": entry(
    409,
    (p: { folioName: string; amountCentimes: number }) =>
      `At most ${formatMoney(p.amountCentimes)} can be given back from the folio '${p.folioName}' this way.`,
  ),
  "folio.guest-not-in": entry(409, () => "Only a guest who is checked in is charged for the room."),
  "folio.nights-changed": entry(
    409,
    (p: { totalCentimes: number }) =>
      `The nights to charge have changed: they now come to ${formatMoney(p.totalCentimes)}. Please look again.`,
  ),
  "folio.not-a-company": entry(
    409,
    (p: { folioName: string }) =>
      `The folio '${p.folioName}' is the guest's own; only a company's goes to its account.`,
  ),
  "folio.not-a-guests": entry(
    409,
    (p: { folioName: string }) =>
      `The folio '${p.folioName}' is a company's; only a guest's goes to the group's account.`,
  ),
  "folio.former-company": entry(
    409,
    (p: { folioName: string }) =>
      `The folio '${p.folioName}' is of a company that no longer pays for this stay. Settle it, or move what is on it.`,
  ),
  "folio.balance-changed": entry(
    409,
    (p: { folioName: string; balanceCentimes: number }) =>
      `The balance of the folio '${p.folioName}' is now ${formatMoney(p.balanceCentimes)}. Please look again.`,
  ),
  "folio.no-route": entry(
    500,
    () => "Critical error: the booking has no personal folio to charge.",
  ),
  "night-audit.open-bills": entry(
    409,
    (p: { count: number }) =>
      `Error: Cannot run Night Audit. There are ${p.count} open restaurant bills that must be closed first.`,
  ),
  "night-audit.other-date": entry(
    409,
    (p: { businessDate: string }) =>
      `Another day was confirmed: the business date is ${p.businessDate}. Please look again.`,
  ),
  "night-audit.preview-changed": entry(
    409,
    () =>
      "What the night audit will post has changed since you looked. Nothing was posted; please look again.",
  ),
  "police.form-not-found": entry(
    404,
    () => "This guest is no longer among the occupants of the stay.",
  ),
  "police.not-arrived": entry(
    409,
    (p: { guestName: string }) =>
      `${p.guestName} has not arrived yet; the report is sent on the day of arrival.`,
  ),
  "police.not-sent": entry(409, () => "This report is not marked as sent."),
  "police.undo-too-late": entry(
    409,
    (p: { sentOn: string; businessDate: string }) =>
      `This report was sent on ${p.sentOn}; the business date is ${p.businessDate}. The mark can no longer be taken back.`,
  ),
  "night-audit.closed-already": entry(
    409,
    (p: { businessDate: string; closedBy: string | null; closedAt: string }) =>
      p.closedBy === null
        ? `${p.businessDate} was closed at ${p.closedAt}. Nothing more was posted.`
        : `${p.closedBy} closed ${p.businessDate} at ${p.closedAt}. Nothing more was posted.`,
  ),
  "night-audit.day-ahead": entry(
    409,
    (p: { businessDate: string; today: string }) =>
      `${p.businessDate} has not begun: today is ${p.today}. A day can be closed on its own date at the earliest.`,
  ),
  "night-audit.day-not-over": entry(
    409,
    (p: { businessDate: string }) =>
      `${p.businessDate} is still today. Confirm that the day is over if you mean to close it now.`,
  ),
  "police.undo-reason-missing": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please provide a reason.",
  ),
  "police.guest-reported": entry(
    409,
    (p: { guestName: string }) =>
      `The police report of ${p.guestName} is marked as sent; the guest stays on this booking.`,
  ),
  "police.everybody-named": entry(
    409,
    (p: { count: number }) =>
      `Every occupant of this stay has a form already (${p.count}). Change the number of guests first.`,
  ),
  "restaurant.not-found": entry(404, () => "Restaurant not found."),
  "floor.not-found": entry(404, () => "Floor not found."),
  "facility.not-found": entry(404, () => "Facility not found."),
  "room-type.beds-wrong": entry(
    400,
    () => "King and Queen need a double bed, and a bed is one or the other.",
  ),
  "setup.in-use": entry(
    409,
    (p: { name: string; uses: Use[] }) => `${p.name} is in use: ${p.uses.map(useText).join("; ")}.`,
  ),
  "setup.name-twice": entry(400, (p: { name: string }) => `The name '${p.name}' is there twice.`),
  "setup.numbers-taken": entry(
    409,
    (p: { numbers: string[] }) =>
      `These room numbers are already there: ${p.numbers.slice(0, MOST_NAMED).join(", ")}${p.numbers.length > MOST_NAMED ? ", …" : ""}`,
  ),
  "setup.rooms-promised": entry(
    409,
    (p: { roomTypeName: string; date: string; rooms: number }) =>
      `Rooms of ${p.roomTypeName} sold, held for groups or out of order on ${p.date}: ${p.rooms}. There must be no fewer.`,
  ),
  "service.busy": entry(503, () => "The service is busy. Please try again in a moment."),
  internal: entry(500, () => "Something went wrong on our side. Please try again."),
};

/** One input that failed validation, addressed as in the request: `guest.fullName`. */
export type FieldFault = { path: string; message: string };

/** A booking that stands in the way of another one. */
export type Clash = {
  bookingId: string;
  guestName: string;
  status: string;
  checkInDate: string;
  checkOutDate: string;
};

/** How many of a longer list a sentence names. */
export const MOST_NAMED = 6;

/** What keeps something from being deleted: how many there are, and the first of them by name. */
export type Use = {
  what: "rooms" | "facilities" | "bookings" | "groups" | "tables" | "menu" | "bills" | "sales";
  count: number;
  examples: string[];
};

const useWords: Record<Use["what"], readonly [string, string]> = {
  rooms: ["room", "rooms"],
  facilities: ["facility", "facilities"],
  bookings: ["booking", "bookings"],
  groups: ["group", "groups"],
  tables: ["table", "tables"],
  menu: ["menu entry", "menu entries"],
  bills: ["open bill", "open bills"],
  sales: ["sale", "sales"],
};

function useText({ what, count, examples }: Use): string {
  const [one, many] = useWords[what];
  const more = count > examples.length ? ", …" : "";
  const named = examples.length > 0 ? ` (${examples.join(", ")}${more})` : "";
  return `${count} ${count === 1 ? one : many}${named}`;
}

export type ErrorCode = keyof typeof errorCatalogue;
export type ErrorParams<C extends ErrorCode> = Parameters<(typeof errorCatalogue)[C]["message"]>;

export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];

export function statusFor(code: ErrorCode): number {
  return errorCatalogue[code].status;
}

/** The English sentence of a failure; the browser's catalogue has the French and the Arabic one. */
export function messageFor<C extends ErrorCode>(code: C, ...params: ErrorParams<C>): string {
  const message = errorCatalogue[code].message as (...args: ErrorParams<C>) => string;
  return message(...params);
}

function entry<P extends unknown[]>(status: number, message: (...params: P) => string) {
  return { status, message };
}
