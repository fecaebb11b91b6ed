import { ConfirmDialog } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CallFailure } from "../failure/call-failure.tsx";
import classes from "./police.module.css";
import type { PoliceRow } from "./police-rows.ts";
import { gapsText, rowName } from "./police-texts.ts";
import type { Marking } from "./use-marking.ts";

type AskIncompleteProps = { marking: Marking; rows: readonly PoliceRow[] };

/** Before forms on which something is missing count as sent: whose, and what. */
export function AskIncomplete({ marking, rows }: AskIncompleteProps) {
  const t = useText("frontoffice");
  const incomplete = rows.filter(
    ({ form, gaps, state }) => form && gaps.length > 0 && state !== "expected",
  );
  return (
    <ConfirmDialog
      opened
      danger
      title={t("police.askTitle")}
      confirmLabel={t("police.mark")}
      saving={marking.isSaving}
      onConfirm={marking.confirm}
      onClose={marking.forget}
    >
      <p>{t("police.askPrompt")}</p>
      <ul className={classes.incomplete}>
        {incomplete.map((row) => (
          <li key={row.key}>
            {t("police.askLine", { guest: rowName(row, t), gaps: gapsText(row.gaps, t) })}
          </li>
        ))}
      </ul>
      <CallFailure failure={marking.failure} sentence={t("police.markFailed")} />
    </ConfirmDialog>
  );
}
