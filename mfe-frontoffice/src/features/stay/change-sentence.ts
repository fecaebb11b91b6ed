import type { BookingHistoryEntry } from "@funduq/shared-types/contracts/booking";
import { calendarDateSchema } from "@funduq/shared-types/values/calendar-date";
import { centimesSchema } from "@funduq/shared-types/values/money";
import { formatDateShort, formatList, formatMoney } from "@funduq/shared-ui/format";
import type { useText } from "@funduq/shared-ui/i18n";
import { storedRateLabel } from "../rate/rate-label.ts";

type Say = ReturnType<typeof useText<"frontoffice">>;
type Details = BookingHistoryEntry["details"];

/** A change of the stay (BK-18): what was other before, and what it became. */
export function changeSentence(
  { action, details }: BookingHistoryEntry,
  t: Say,
): string | undefined {
  if (action === "room-changed")
    return joined([roomMove(details, "from", "to", t), rate(details, t)]);
  if (action === "dates-changed") return joined(dateParts(details, t));
  if (action === "details-changed") return joined(detailParts(details, t));
  if (action === "night-charged")
    return t("history.night-charged", {
      night: dayOf(details.night),
      amount: amount(details.amountCentimes),
    });
  if (action === "guest-merged")
    return t("history.guest-merged", { from: String(details.from), to: String(details.to) });
  return undefined;
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(" · ");
}

function dateParts(details: Details, t: Say) {
  const day = (name: string) => dayOf(details[name]);
  return [
    t("history.dates", {
      formerFrom: day("formerCheckInDate"),
      formerTo: day("formerCheckOutDate"),
      from: day("checkInDate"),
      to: day("checkOutDate"),
    }),
    details.room ? roomMove(details, "formerRoom", "room", t) : undefined,
    rate(details, t),
  ];
}

function roomMove(details: Details, from: string, to: string, t: Say): string {
  return t("history.room-changed", { from: String(details[from]), to: String(details[to]) });
}

function rate({ rateFrom, rateTo }: Details, t: Say): string | undefined {
  return changed("history.rate", { from: rateFrom, to: rateTo }, t, amount);
}

function detailParts(details: Details, t: Say) {
  const guests = (value: unknown) =>
    Array.isArray(value) && value.length > 0 ? formatList(value.map(String)) : undefined;
  const orNone = (value: unknown) => String(value ?? t("history.no-order"));
  const added = guests(details.guestsAdded);
  const removed = guests(details.guestsRemoved);
  return [
    changed("history.adults", details.adults, t),
    changed("history.children", details.children, t),
    changed("history.company", details.company, t, (name) => String(name ?? t("stay.no-company"))),
    changed("history.plan", details.ratePlan, t, (plan) => storedRateLabel(String(plan), "", t)),
    changed("history.rate", details.rateCentimes, t, amount),
    added && t("history.guests-added", { guests: added }),
    removed && t("history.guests-removed", { guests: removed }),
    changed("history.primary", details.primaryGuest, t),
    changed("history.purchase-order", details.purchaseOrderNumber, t, orNone),
    changed("history.purchase-order-link", details.purchaseOrderUrl, t, orNone),
    details.comments ? t("history.comments") : undefined,
  ];
}

type ChangeKey =
  | "history.rate"
  | "history.adults"
  | "history.children"
  | "history.company"
  | "history.plan"
  | "history.primary"
  | "history.purchase-order"
  | "history.purchase-order-link";

/** 'Adults: 1 → 2'; undefined where the two are not known. */
function changed(
  key: ChangeKey,
  change: unknown,
  t: Say,
  told: (value: unknown) => string = String,
): string | undefined {
  if (typeof change !== "object" || change === null) return undefined;
  const { from, to } = change as { from?: unknown; to?: unknown };
  if (from === undefined || to === undefined) return undefined;
  return t(key, { from: told(from), to: told(to) });
}

function dayOf(value: unknown): string {
  const date = calendarDateSchema.safeParse(value);
  return date.success ? formatDateShort(date.data) : "";
}

function amount(value: unknown): string {
  const known = centimesSchema.safeParse(value);
  return known.success ? formatMoney(known.data) : "";
}
