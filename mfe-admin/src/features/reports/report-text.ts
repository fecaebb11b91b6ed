import type { ReportText } from "@funduq/shared-types/reports/sheet";
import type { useText } from "@funduq/shared-ui/i18n";

/** Says the administration's words, in the screen's language or a document's. */
export type AdminText = ReturnType<typeof useText<"admin">>;

/** The same for the reports' tables, whose words are part of the administration's. */
export const reportText = (t: AdminText) => t as ReportText;
