import type { InvoiceLine } from "@funduq/shared-types/contracts/invoice";
import type { DocumentText } from "../../i18n/invoice-text.ts";

/** What a line is for. Rooms and their tax say it in the reader's language, other charges as they were posted. */
export function lineText(line: InvoiceLine, t: DocumentText): string {
  const { item, nights, roomNumber, description } = line;
  if (nights === null || (item !== "room" && item !== "tourism-tax")) return description;
  const text = t(`invoice.item.${item}`, { count: nights });
  return roomNumber ? t("invoice.in-room", { text, room: roomNumber }) : text;
}
