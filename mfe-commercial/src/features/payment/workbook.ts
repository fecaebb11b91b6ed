import type { ReportSheets } from "@funduq/shared-types/reports/sheet";
import { WORKBOOK_TYPE, workbookFiles } from "@funduq/shared-types/reports/sheet-workbook";
import { saveFile } from "@funduq/shared-ui";
import { strToU8, zipSync } from "fflate";

/** Saves a table as a workbook. Zipped here and at once, as the security policy allows no worker of a library. */
export function saveWorkbook(report: ReportSheets, hotel: string, isRtl: boolean): void {
  const files = Object.entries(workbookFiles(report, hotel, isRtl));
  const zipped = zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])));
  saveFile(`${report.fileName}.xlsx`, zipped, WORKBOOK_TYPE);
}
