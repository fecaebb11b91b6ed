import type { InvoiceLine } from "@funduq/shared-types/contracts/invoice";
import type { useText } from "@funduq/shared-ui/i18n";

/** Says the department's words in the language of the screen or of a document. */
export type InvoiceText = ReturnType<typeof useText<"commercial">>;

/** What a line is for. Rooms and their tax say it in the reader's language, other charges as they were posted. */
export function lineText(line: InvoiceLine, t: InvoiceText): string {
  const { item, nights, roomNumber, description } = line;
  if (nights === null || (item !== "room" && item !== "tourism-tax")) return description;
  const text = t(`invoice.item.${item}`, { count: nights });
  return roomNumber ? t("invoice.in-room", { text, room: roomNumber }) : text;
}
