import { formatMoney } from "../values/money-text.ts";
import { entry } from "./entry.ts";

/** The operations of the request that had been done before the bill ended: repeating them is no loss. */
type EndedParams = { done: string[] };

/** The restaurant: its manager, its till and its kitchen. Texts in quotes are those of the specification (POS-04…07). */
export const posErrors = {
  "till-turn.ended": entry(401, () => "Your turn at the till has ended. Enter your PIN again."),
  "till-approval.ended": entry(
    401,
    () => "The approval was for one correction, within two minutes. Ask for it again.",
  ),
  "till-turn.not-here": entry(
    403,
    () => "A turn at the till does not allow this. Sign in yourself.",
  ),
  "till-pin.wrong": entry(401, () => "The PIN is wrong."),
  "till-pin.blocked": entry(
    429,
    (p: { minutes: number; retryAfterSeconds: number }) =>
      `Too many wrong PINs. Try again in ${p.minutes} min.`,
  ),
  "till-pin.guessable": entry(
    400,
    () => "This PIN is easy to guess. Do not repeat one digit or count up or down.",
  ),
  "till-pin.staff-only": entry(403, () => "Only people who work in this hotel have a PIN."),
  "layout.changed": entry(
    409,
    () => "Somebody else saved this layout meanwhile. Load it again; your changes are still here.",
  ),
  "layout.name-twice": entry(
    409,
    (p: { name: string }) => `Two tables of one area can't both be called ${p.name}.`,
  ),
  "table.has-bills": entry(
    409,
    (p: { names: string[] }) =>
      `Bills are open on ${p.names.join(", ")}. Close them or move them to another table first.`,
  ),
  "table.not-found": entry(404, () => "Table not found. It may have been removed from the plan."),
  "table.has-reservations": entry(
    409,
    (p: { names: string[] }) =>
      `${p.names.join(", ")} ${p.names.length === 1 ? "is" : "are"} reserved. Give the guests another table or cancel first.`,
  ),
  "reservation.not-found": entry(
    404,
    () => "Reservation not found. Reservations are deleted some months after their day.",
  ),
  "reservation.changed": entry(
    409,
    () => "Somebody else changed this reservation meanwhile. Look at it again before you go on.",
  ),
  "reservation.table-taken": entry(
    409,
    (p: { table: string; guestName: string; date: string; from: string; to: string }) =>
      `${p.table} is reserved for ${p.guestName} on ${p.date.split("-").reverse().join("/")}, ${p.from} to ${p.to}.`,
  ),
  "reservation.in-past": entry(409, () => "This time has passed. Choose a later one."),
  "reservation.day-full": entry(
    409,
    (p: { most: number }) => `A day has at most ${p.most} reservations.`,
  ),
  "reservation.too-far": entry(
    409,
    (p: { date: string }) =>
      `Tables are reserved until ${p.date.split("-").reverse().join("/")} at the latest.`,
  ),
  "reservation.not-possible": entry(
    409,
    () => "This can't be done with the reservation as it is now. Look at it again.",
  ),
  "reservation.other-day": entry(
    409,
    (p: { date: string }) =>
      `These guests are expected on ${p.date.split("-").reverse().join("/")}. Seat them on that day, or change the reservation's day.`,
  ),
  "reservation.not-begun": entry(
    409,
    (p: { from: string }) => `These guests are expected at ${p.from}. Mark a no-show after that.`,
  ),
  "reservation.is-seated": entry(
    409,
    () =>
      "These guests are seated: their day, time and the bill's table stay. Move the bill to give them another table.",
  ),
  "reservation.no-table": entry(
    409,
    () => "The guests would be left without a table. Move their bill to a free table first.",
  ),
  "reservation.table-has-bill": entry(
    409,
    (p: { table: string; names: string[] }) =>
      `${p.names.join(", ")} was opened on ${p.table} meanwhile. Choose whether the guests join it.`,
  ),
  "reservation.has-orders": entry(
    409,
    () => "Something was ordered already, so these guests stay seated.",
  ),
  "terminal.not-found": entry(404, () => "Terminal not found."),
  "terminal.required": entry(
    409,
    () => "Choose the terminal of this device first, so that the money is counted in its shift.",
  ),
  "terminal.name-taken": entry(
    409,
    (p: { name: string }) => `There is already a terminal ${p.name}.`,
  ),
  "terminal.has-sales": entry(
    409,
    (p: { name: string }) => `${p.name} has shifts, so it can't be deleted. It can be renamed.`,
  ),
  "terminal.no-printer": entry(
    409,
    (p: { name: string }) =>
      `Terminal ${p.name} has no network printer. Print from this device instead.`,
  ),
  "terminal.no-drawer": entry(
    409,
    (p: { name: string }) => `Terminal ${p.name} has no cash drawer at a network printer.`,
  ),
  "terminal.drawer-not-opened": entry(
    409,
    (p: { printer: string }) =>
      `Printer ${p.printer} has not confirmed that it opened the drawer. Check both, then try again.`,
  ),
  "terminal.drawer-needs-printer": entry(
    400,
    () => "A cash drawer is opened by a network printer. Choose the terminal's printer first.",
  ),
  "station.not-found": entry(404, () => "Kitchen station not found."),
  "station.name-taken": entry(
    409,
    (p: { name: string }) => `There is already a station ${p.name}.`,
  ),
  "station.in-use": entry(
    409,
    (p: { names: string[] }) =>
      `${p.names.join(", ")} are prepared there. Give them another station first.`,
  ),
  "printer.not-found": entry(404, () => "Printer not found. It may have been removed."),
  "printer.name-taken": entry(
    409,
    (p: { name: string }) => `There is already a printer ${p.name}.`,
  ),
  "printer.address-refused": entry(
    400,
    () =>
      "A printer has an IP address of the hotel's own network, such as 192.168.1.50, and a port from 1024 on that no other service of Funduq has.",
  ),
  "category.not-found": entry(404, () => "Category not found."),
  "category.name-taken": entry(
    409,
    (p: { name: string }) => `There is already a category ${p.name}.`,
  ),
  "happy-hour.not-found": entry(404, () => "Happy hour not found. It may have been deleted."),
  "happy-hour.name-taken": entry(
    409,
    (p: { name: string }) => `There is already a happy hour ${p.name}.`,
  ),
  "happy-hour.too-many": entry(
    409,
    (p: { most: number }) =>
      `A restaurant has at most ${p.most} happy hours. Delete one that is over first.`,
  ),
  "happy-hour.not-cheaper": entry(
    400,
    (p: { name: string; priceCentimes: number }) =>
      `${p.name} costs ${formatMoney(p.priceCentimes)}. Its price in the happy hour must be lower.`,
  ),
  "item.not-found": entry(404, () => "Item not found. It may have been taken off the menu."),
  "item.name-taken": entry(409, (p: { name: string }) => `There is already an item ${p.name}.`),
  "item.photo-refused": entry(
    400,
    () => "This is not a photo. Choose a JPEG, PNG or WebP picture.",
  ),
  "item.photo-too-large": entry(
    400,
    (p: { most: number }) =>
      `This photo is larger than ${p.most} × ${p.most} pixels. Make it smaller.`,
  ),
  "item.photo-not-found": entry(404, () => "Photo not found. It may have been replaced."),
  "item.sold-out": entry(409, (p: { name: string }) => `${p.name} is sold out.`),
  "item.happy-hour-changed": entry(
    409,
    (p: { name: string }) => `The happy hour of ${p.name} has changed. Add it again.`,
  ),
  "item.price-changed": entry(
    409,
    (p: { name: string; priceCentimes: number }) =>
      `${p.name} now costs ${formatMoney(p.priceCentimes)}. Add it again.`,
  ),
  "item.choice-missing": entry(
    409,
    (p: { name: string; groupName: string; least: number; most: number }) =>
      `${p.name}: choose ${p.least === p.most ? p.least : `${p.least} to ${p.most}`} of '${p.groupName}'.`,
  ),
  "item.is-a-dish": entry(
    409,
    (p: { name: string; courses: string[] }) =>
      `${p.name} is a dish of the courses: ${p.courses.join(", ")}. Take it out there first.`,
  ),
  "item.set-in-set": entry(
    409,
    (p: { name: string }) => `${p.name} is a set and can't be a dish of a set, too.`,
  ),
  "modifier-group.not-found": entry(404, () => "Options not found."),
  "modifier-group.name-taken": entry(
    409,
    (p: { name: string }) => `There are already options called ${p.name}.`,
  ),
  "menu.changed": entry(
    409,
    () => "Somebody else changed this meanwhile. Look at it again before you save.",
  ),
  "bill.not-found": entry(
    404,
    (_?: EndedParams) => "Bill not found. It may have been closed on another terminal.",
  ),
  "bill.sold": entry(
    409,
    (p: { number: string; totalCentimes: number } & Partial<EndedParams>) =>
      `This bill was closed already: ${p.number}, ${formatMoney(p.totalCentimes)}.`,
  ),
  "bill.changed": entry(
    409,
    () => "Somebody else changed this bill meanwhile. Look at it again before you go on.",
  ),
  "bill.empty": entry(409, () => "There is nothing on this bill."),
  "bill.is-ordered": entry(
    409,
    () => "The kitchen knows of this bill. Void its lines with a reason first.",
  ),
  "bill.is-asked": entry(
    409,
    () =>
      "The guests were given this bill. A restaurant manager can take something off with a reason.",
  ),
  "bill.too-high": entry(
    409,
    (p: { mostCentimes: number }) => `A bill can be ${formatMoney(p.mostCentimes)} at most.`,
  ),
  "bill.line-not-found": entry(404, () => "This line is no longer on the bill."),
  "bill.line-ordered": entry(
    409,
    (p: { name: string; quantity: number }) =>
      `The kitchen knows of ${p.quantity} × ${p.name}. Void it with a reason.`,
  ),
  "bill.line-discounted": entry(
    409,
    (p: { name: string }) =>
      `The discount on ${p.name} is for what was ordered then. Add more as a new line.`,
  ),
  "bill.line-too-few": entry(
    409,
    (p: { name: string; quantity: number }) => `There are only ${p.quantity} × ${p.name}.`,
  ),
  "bill.merges-itself": entry(409, () => "A bill can't be merged with itself."),
  "sale.not-found": entry(404, () => "Sale not found."),
  "sale.total-changed": entry(
    409,
    (p: { totalCentimes: number }) =>
      `The bill is now ${formatMoney(p.totalCentimes)}. Look at it again.`,
  ),
  "sale.payments-differ": entry(
    409,
    (p: { paidCentimes: number; totalCentimes: number }) =>
      `The payments come to ${formatMoney(p.paidCentimes)}, the bill to ${formatMoney(p.totalCentimes)}.`,
  ),
  "sale.cash-too-little": entry(
    409,
    (p: { missingCentimes: number }) => `${formatMoney(p.missingCentimes)} in cash are missing.`,
  ),
  "sale.provisional-number-used": entry(
    409,
    (p: { provisionalNumber: string; number: string }) =>
      `${p.number} of this terminal has the receipt number ${p.provisionalNumber} already.`,
  ),
  "sale-conflict.not-found": entry(404, () => "This bill was not sold twice."),
  "sale-conflict.settled": entry(
    409,
    (p: { settledBy: string }) => `${p.settledBy || "Somebody"} settled this already.`,
  ),
  "sale.refunded": entry(409, (p: { number: string }) => `${p.number} was given back already.`),
  "sale.is-refund": entry(409, (p: { number: string }) => `${p.number} is itself a refund.`),
  "sale.guest-left": entry(
    409,
    (p: { roomNumber: string }) =>
      `The guest of Room ${p.roomNumber} has checked out. The front office must take it off the folio.`,
  ),
  "room.no-guest": entry(404, (p: { room: string }) => `No active guest found for Room ${p.room}.`),
  "shift.not-found": entry(404, () => "Shift not found."),
  "shift.is-open": entry(409, () => "A shift of this terminal is open already."),
  "shift.is-closed": entry(409, () => "This shift was closed already, with another count."),
  "ticket.not-found": entry(404, () => "Kitchen ticket not found."),
};
