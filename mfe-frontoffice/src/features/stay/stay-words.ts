import { stayVerdict } from "@funduq/shared-types/rules/stay";
import type { Refusal } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { useText } from "@funduq/shared-ui/i18n";

type Dates = { checkInDate: CalendarDate | null; checkOutDate: CalendarDate | null };

/** What two days break as a stay, at the field that it is about: nearly always the check-out date. */
export function dateRule(
  { checkInDate: from, checkOutDate: to }: Dates,
  businessDate: CalendarDate,
): Partial<Record<keyof Dates, Refusal>> {
  if (!from || !to) return {};
  const verdict = stayVerdict({ from, to }, businessDate);
  if (verdict.allowed) return {};
  return verdict.code === "booking.check-in-past"
    ? { checkInDate: verdict }
    : { checkOutDate: verdict };
}

/** Whether both days are there and make a stay: rooms are known only for those. */
export function areStay(dates: Dates, businessDate: CalendarDate): boolean {
  const { checkInDate, checkOutDate } = dates;
  const isBroken = Object.keys(dateRule(dates, businessDate)).length > 0;
  return checkInDate !== null && checkOutDate !== null && !isBroken;
}

/** What is wrong with the fields that every form of a stay has. */
export function useStayWords() {
  const t = useText("frontoffice");
  const words: Record<string, string | undefined> = {
    adults: t("fault.adults"),
    children: t("fault.children"),
    checkInDate: t("fault.dates"),
    checkOutDate: t("fault.dates"),
    companyText: t("fault.company-not-chosen"),
  };
  return (path: string) => words[path];
}
