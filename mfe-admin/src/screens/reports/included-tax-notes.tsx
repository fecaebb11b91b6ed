import type { IncludedTaxChanges } from "@funduq/shared-types/contracts/tax";
import { includedTaxNotes } from "@funduq/shared-types/reports/included-tax-notes";
import { useText } from "@funduq/shared-ui/i18n";
import { reportText } from "../../features/reports/report-text.ts";
import classes from "./reports.module.css";

/** Beside the comparisons: the days from which prices contain other taxes. */
export function IncludedTaxNotes({ changes }: { changes: IncludedTaxChanges }) {
  const t = reportText(useText("admin"));
  return includedTaxNotes(changes, t).map((note) => (
    <p key={note} className={classes.changed}>
      {note}
    </p>
  ));
}
