import { Button, notify } from "@funduq/shared-ui";
import { directionOf, useLanguage, useText } from "@funduq/shared-ui/i18n";
import { DownloadIcon } from "@funduq/shared-ui/icons";
import { companySheet } from "../../features/company/company-sheet.ts";

/** Saves an empty list with all columns. The code that makes a workbook loads at the first press. */
export function TemplateButton() {
  const t = useText("commercial");
  const isRtl = directionOf(useLanguage()) === "rtl";

  async function save() {
    try {
      const { saveWorkbook } = await import("../../features/payment/workbook.ts");
      saveWorkbook(companySheet([], t), "", isRtl);
    } catch {
      notify.error(t("import.template-failed"));
    }
  }

  return (
    <Button variant="quiet" icon={DownloadIcon} onClick={() => void save()}>
      {t("import.template")}
    </Button>
  );
}
