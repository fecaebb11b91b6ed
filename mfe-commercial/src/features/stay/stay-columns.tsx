import { referenceText } from "@funduq/shared-types/rules/reference";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Name } from "@funduq/shared-ui";
import type { Column } from "@funduq/shared-ui/table";
import type { InvoiceText } from "../invoice/invoice-text.ts";
import classes from "./stay-columns.module.css";

type StayFacts = {
  guestName: string;
  reference?: string | undefined;
  checkInDate: CalendarDate;
  checkOutDate: CalendarDate;
  roomNumber: string | null;
};

/** Guest, dates, room and the booking's reference: the first columns of each list of stays. */
export function stayColumns<Stay extends StayFacts>(
  t: InvoiceText,
  dayText: (day: CalendarDate) => string,
): Column<Stay>[] {
  return [
    {
      id: "guest",
      header: t("debtors.column.guest"),
      sortBy: ({ guestName }) => guestName,
      cell: ({ guestName }) => <Name>{guestName}</Name>,
    },
    {
      id: "dates",
      header: t("debtors.column.dates"),
      sortBy: ({ checkInDate }) => checkInDate,
      cell: ({ checkInDate, checkOutDate }) => (
        <bdi dir="ltr" className={classes.dates}>
          {t("debtors.dates", { from: dayText(checkInDate), to: dayText(checkOutDate) })}
        </bdi>
      ),
    },
    {
      id: "room",
      header: t("debtors.column.room"),
      sortBy: ({ roomNumber }) => roomNumber,
      cell: ({ roomNumber }) => roomNumber && <bdi>{roomNumber}</bdi>,
    },
    {
      id: "reference",
      header: t("debtors.column.reference"),
      sortBy: ({ reference }) => reference ?? null,
      cell: ({ reference }) =>
        reference && (
          <bdi dir="ltr" className={classes.reference}>
            {referenceText(reference)}
          </bdi>
        ),
    },
  ];
}
