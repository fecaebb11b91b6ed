import { Name } from "@funduq/shared-ui";
import type { Column } from "@funduq/shared-ui/table";
import type { InvoiceText } from "../invoice/invoice-text.ts";
import classes from "./stay-columns.module.css";

type StayFacts = {
  guestName: string;
  checkInDate: string;
  checkOutDate: string;
  roomNumber: string | null;
};

/** Guest, dates and room: the first columns of each list of stays. */
export function stayColumns<Stay extends StayFacts>(t: InvoiceText): Column<Stay>[] {
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
      // As French Canada writes them: 2026-11-21 (COM-05).
      cell: ({ checkInDate, checkOutDate }) => (
        <bdi dir="ltr" className={classes.dates}>
          {t("debtors.dates", { from: checkInDate, to: checkOutDate })}
        </bdi>
      ),
    },
    {
      id: "room",
      header: t("debtors.column.room"),
      sortBy: ({ roomNumber }) => roomNumber,
      cell: ({ roomNumber }) => roomNumber && <bdi>{roomNumber}</bdi>,
    },
  ];
}
