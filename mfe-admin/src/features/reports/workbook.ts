import type { ReportSheets } from "@funduq/shared-types/reports/sheet";
import { workbookFiles } from "@funduq/shared-types/reports/sheet-workbook";
import { strToU8, zipSync } from "fflate";

export { WORKBOOK_TYPE } from "@funduq/shared-types/reports/sheet-workbook";

/** Zipped here and at once, as the security policy allows no worker of a library. */
export function workbookOf(report: ReportSheets, hotel: string, isRtl: boolean) {
  const files = Object.entries(workbookFiles(report, hotel, isRtl));
  return zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])));
}
