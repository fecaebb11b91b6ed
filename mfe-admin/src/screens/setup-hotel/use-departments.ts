import { chargeDepartmentSchema } from "@funduq/shared-types/contracts/folio";
import { departmentWord } from "@funduq/shared-types/reports/report-words";
import { useText } from "@funduq/shared-ui/i18n";
import { reportText } from "../../features/reports/report-text.ts";

/** The departments that charge a guest, with their names. */
export function useDepartments() {
  const t = useText("admin");
  return chargeDepartmentSchema.options.map((value) => ({
    value,
    label: departmentWord(value, reportText(t)),
  }));
}
