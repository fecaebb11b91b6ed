import { withoutTextMark } from "@funduq/shared-types/reports/sheet-csv";
import { parseSeparated } from "@funduq/shared-types/rules/separated-text";
import { readXlsx } from "./read-xlsx.ts";

export const MAX_FILE_BYTES = 2 * 1024 * 1024;

export type ListFault = "too-large" | "unreadable";
export type ReadList = { table: string[][] } | { fault: ListFault };

/** Unpacks a workbook in the browser, so that the API never unpacks uploaded files. The unpacked size is limited. */
export async function readList(file: File): Promise<ReadList> {
  if (file.size > MAX_FILE_BYTES) return { fault: "too-large" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  try {
    if (isZip) return { table: await readXlsx(bytes) };
    return { table: parseSeparated(decoded(bytes)).map(({ cells }) => cells.map(withoutTextMark)) };
  } catch {
    // Whatever is wrong with a file that somebody else's program wrote, it is not a list that can be read.
    return { fault: "unreadable" };
  }
}

/** A file that Excel saved as text: in Unicode, or in the Windows alphabet of French or Arabic offices. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const isArabic = document.documentElement.lang === "ar";
    return new TextDecoder(isArabic ? "windows-1256" : "windows-1252").decode(bytes);
  }
}
