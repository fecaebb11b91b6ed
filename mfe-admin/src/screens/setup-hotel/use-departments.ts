import { chargeDepartmentSchema } from "@funduq/shared-types/contracts/folio";
import { useText } from "@funduq/shared-ui/i18n";
import { departmentWord } from "../../features/reports/report-words.ts";

/** The departments that charge a guest, with their names. */
export function useDepartments() {
  const t = useText("admin");
  return chargeDepartmentSchema.options.map((value) => ({
    value,
    label: departmentWord(value, t),
  }));
}
