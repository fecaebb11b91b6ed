import type { InvoiceLine } from "@funduq/shared-types/contracts/invoice";
import type { DocumentText } from "../../i18n/invoice-text.ts";

/** What a line is for, and the purchase order by which the company ordered it. */
export function lineText(line: InvoiceLine, t: DocumentText): string {
  const text = chargeText(line, t);
  return line.purchaseOrder ? t("invoice.on-order", { text, order: line.purchaseOrder }) : text;
}

/** Rooms and their tax say it in the reader's language, other charges as they were posted. */
function chargeText(line: InvoiceLine, t: DocumentText): string {
  const { item, nights, roomNumber, description } = line;
  if (nights === null || (item !== "room" && item !== "tourism-tax")) return description;
  const text = t(`invoice.item.${item}`, { count: nights });
  return roomNumber ? t("invoice.in-room", { text, room: roomNumber }) : text;
}
