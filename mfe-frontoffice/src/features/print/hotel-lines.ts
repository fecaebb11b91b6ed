import type { Letterhead } from "@funduq/shared-types/contracts/letterhead";
import type { PaperText } from "./paper-text.ts";

/** The lines below the hotel's name on a document; what the hotel has not given leaves no gap. */
export function hotelLines(head: Letterhead, t: PaperText): string[] {
  const { address, city, phone, nif, rc, nis } = head;
  const registrations = [
    nif && t("paper.nif", { number: nif }),
    rc && t("paper.rc", { number: rc }),
    nis && t("paper.nis", { number: nis }),
  ];
  return [
    joined([address, city]),
    phone && t("paper.phone", { phone }),
    joined(registrations),
  ].filter((line) => line !== "");
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== "").join(" · ");
}
