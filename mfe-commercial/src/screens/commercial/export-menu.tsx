import type { CompanyExport } from "@funduq/shared-types/contracts/company-import";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, Menu, notify, saveFile } from "@funduq/shared-ui";
import { directionOf, useLanguage, useText } from "@funduq/shared-ui/i18n";
import { DownloadIcon } from "@funduq/shared-ui/icons";
import { useMay, useSubmit } from "@funduq/shared-ui/state";
import { useExportCompaniesMutation } from "../../features/company/company.endpoints.ts";
import { companySheet } from "../../features/company/company-sheet.ts";
import { useCompanyUrl } from "./use-company-url.ts";

const kinds = ["xlsx", "csv"] as const;
type FileKind = (typeof kinds)[number];

type ExportMenuProps = { hotelId: HotelId; query: string };

/** Saves the companies of the search as a list that can be imported (COM-06). */
export function ExportMenu({ hotelId, query }: ExportMenuProps) {
  const t = useText("commercial");
  const state = useCompanyUrl().values.state ?? "active";
  const saveList = useSaveList();
  const { submit, isSaving } = useSubmit(useExportCompaniesMutation()[0], (failure) =>
    notify.error(failure, t("export.failed")),
  );
  if (!useMay("companies.write")) return null;

  async function save(kind: FileKind) {
    const found = await submit({ hotelId, query, state });
    if (found) await saveList(kind, found);
  }

  return (
    <Menu
      trigger={
        <Button icon={DownloadIcon} saving={isSaving}>
          {t("export")}
        </Button>
      }
      items={kinds.map((kind) => ({
        label: t(`export.${kind}`),
        onSelect: () => void save(kind),
      }))}
    />
  );
}

/** The code that writes a file loads when somebody asks for one. */
function useSaveList() {
  const t = useText("commercial");
  const language = useLanguage();
  return async (kind: FileKind, { companies }: CompanyExport): Promise<void> => {
    const list = companySheet(companies, t);
    try {
      if (kind === "xlsx") {
        const { saveWorkbook } = await import("../../features/payment/workbook.ts");
        saveWorkbook(list, "", directionOf(language) === "rtl");
        return;
      }
      const { csvOf } = await import("@funduq/shared-types/reports/sheet-csv");
      // As a table alone, its headings first.
      const text = csvOf({ ...list, lines: list.sheets[0] }, "", language);
      saveFile(`${list.fileName}.csv`, text, "text/csv;charset=utf-8");
    } catch {
      notify.error(t("export.failed"));
    }
  };
}
