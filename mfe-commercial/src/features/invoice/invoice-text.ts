import type { InvoiceLine } from "@funduq/shared-types/contracts/invoice";
import type { useText } from "@funduq/shared-ui/i18n";

/** Says the department's words in the language of the screen or of a document. */
export type InvoiceText = ReturnType<typeof useText<"commercial">>;

/** '2026/000123', as law wants it on the document (INV-07). */
export function seriesText({ seriesYear, seriesNumber }: Numbered): string {
  return `${seriesYear}/${String(seriesNumber).padStart(6, "0")}`;
}
type Numbered = { seriesYear: number; seriesNumber: number };

/** What a line is for. Rooms and their tax say it in the reader's language, other charges as they were posted. */
export function lineText(line: InvoiceLine, t: InvoiceText): string {
  const { item, nights, roomNumber, description } = line;
  if (nights === null || (item !== "room" && item !== "tourism-tax")) return description;
  const text = t(`invoice.item.${item}`, { count: nights });
  return roomNumber ? t("invoice.in-room", { text, room: roomNumber }) : text;
}
